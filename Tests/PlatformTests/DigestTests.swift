import Testing

@testable import Platform

@Suite struct DigestTests {
    /// Vectors made with the reference implementation (xxhsum), over bytes i * 167 + 13 for i below the length.
    @Test(
        arguments: [
            (0, 0xef46_db37_51d8_e999), (1, 0x2078_e1ad_38ad_738b), (3, 0x634d_95fc_01a1_89cd),
            (4, 0xeed3_4090_8a1a_c6c6),
            (5, 0x342b_d7a5_f3e2_edcd), (7, 0x0da4_9362_1d6d_c898), (8, 0x76f9_16c7_bb52_3126),
            (9, 0x175d_7bee_83bd_73b9),
            (11, 0x8bea_e4d8_8d35_0b4b), (12, 0xfb52_f89a_1dc4_49d2), (15, 0x4e1c_333b_057f_b6a4),
            (16, 0x7bbe_ff67_6993_12f6), (31, 0x65c5_feb0_1da7_464d), (32, 0x7665_c921_c9bf_2ec7),
            (33, 0xb5a9_d9ef_259a_e821), (39, 0xe214_8dbb_c5ab_4089), (63, 0xb028_9cd9_3240_34f0),
            (64, 0xfff2_525c_99bf_2005), (65, 0x01fb_d6d6_ac20_fbaf), (100, 0x74e5_02db_362e_fd4c),
            (255, 0xb753_87e1_6b34_7906), (1000, 0x6264_43c8_029d_0542),
        ] as [(Int, UInt64)])
    func vectors(length: Int, value: UInt64) {
        let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 * 167 + 13) }
        #expect(Digest(of: bytes).value == value)
        let shifted = [0] + bytes
        shifted.withUnsafeBytes { buffer in
            #expect(Digest(of: UnsafeRawBufferPointer(rebasing: buffer[1...])).value == value)
        }
    }

    @Test func wellKnownTexts() {
        #expect(Digest(of: Array("abc".utf8)).description == "44bc2cf5ad770999")
        #expect(Digest(of: Array("Nobody inspects the spammish repetition".utf8)).description == "fbcea83c8a378bf1")
    }

    @Test func hexadecimalForms() {
        #expect(Digest(value: 0x2a).description == "000000000000002a")
        #expect(Digest(hexadecimal: "000000000000002a") == Digest(value: 42))
        for wrong in ["", "2a", "+00000000000002a", "-00000000000002a", "000000000000002g", "0000000000000002a"] {
            #expect(Digest(hexadecimal: wrong) == nil, "\(wrong)")
        }
    }
}
