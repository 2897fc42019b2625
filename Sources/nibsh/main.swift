print("nibsh")
