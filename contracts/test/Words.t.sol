// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {PackedMints} from "../src/PackedMints.sol";
import {ItemLists} from "../src/ItemLists.sol";
import {Lanes} from "../src/Lanes.sol";
import {WalletSlots} from "../src/WalletSlots.sol";
import {Test} from "./support/Test.sol";
import {StorageSlot} from "@openzeppelin/contracts/utils/StorageSlot.sol";

/// @title Arithmetic on packed words, compared with a simple implementation
contract WordsTest is Test {
    function test_units_puts_one_in_the_lane_of_every_item() public pure {
        for (uint256 items = 0; items < 512; ++items) {
            uint256 expected;
            for (uint256 lane = 0; lane < 9; ++lane) {
                expected |= ((items >> lane) & 1) << (28 * lane);
            }
            vm.assertEq(Lanes.units(items), expected);
        }
    }

    function testFuzz_a_lane_reads_what_was_placed_in_it(uint256 value, uint256 lane) public pure {
        value = bound(value, 0, (1 << 28) - 1);
        lane = bound(lane, 0, 8);
        vm.assertEq(Lanes.balance(Lanes.placed(value, lane), lane), value);
        for (uint256 other = 0; other < 9; ++other) {
            if (other != lane) vm.assertEq(Lanes.balance(Lanes.placed(value, lane), other), 0);
        }
    }

    function test_every_item_finds_its_id() public pure {
        for (uint256 id = 1; id <= 42; ++id) {
            vm.assertEq(ItemLists.idOf(1 << (id - 1)), id);
        }
    }

    function testFuzz_items_are_counted_and_listed(uint256 items) public pure {
        items &= (1 << 42) - 1;
        uint256 expected;
        for (uint256 rest = items; rest != 0; rest >>= 1) {
            expected += rest & 1;
        }
        vm.assertEq(ItemLists.count(items), expected);
        vm.assertEq(ItemLists.isSingle(items), expected < 2);

        (uint256[] memory ids, uint256[] memory amounts) = ItemLists.build(items);
        uint256[] memory after_ = new uint256[](1);
        vm.assertEq(ids.length, expected);
        vm.assertEq(amounts.length, expected);
        uint256 index;
        for (uint256 id = 1; id <= 42; ++id) {
            if ((items >> (id - 1)) & 1 == 0) continue;
            vm.assertEq(ids[index], id);
            vm.assertEq(amounts[index++], 1);
        }
        // The next allocation begins after the lists, in clean memory.
        vm.assertEq(after_[0], 0);
    }

    function testFuzz_every_day_has_its_position(uint256 day) public pure {
        day = bound(day, 1, type(uint64).max);
        (uint256 period, uint256 shift) = PackedMints.place(day);
        vm.assertEq(period * 4 + shift / 42 + 1, day);
        vm.assertEq(shift % 42, 0);
        vm.assertLe(shift, 126);
    }

    function testFuzz_parts_of_a_packed_word_do_not_overlap(uint256 packed, uint256 period, uint256 items) public pure {
        period = bound(period, 0, (1 << 46) - 1);
        items &= (1 << 42) - 1;
        vm.assertEq(
            PackedMints.dayBits(packed) | (PackedMints.loose(packed) << 168) | (PackedMints.period(packed) << 210),
            packed
        );

        uint256 rolled = PackedMints.rolled(packed, period);
        vm.assertEq(PackedMints.dayBits(rolled), 0);
        vm.assertEq(PackedMints.loose(rolled), PackedMints.loose(packed));
        vm.assertEq(PackedMints.period(rolled), period);

        uint256 flipped = PackedMints.flipLoose(packed, items);
        vm.assertEq(PackedMints.loose(flipped), PackedMints.loose(packed) ^ items);
        vm.assertEq(PackedMints.dayBits(flipped), PackedMints.dayBits(packed));
        vm.assertEq(PackedMints.period(flipped), PackedMints.period(packed));
    }

    function testFuzz_slots_do_not_collide(address wallet, address other, uint256 index, uint256 period) public pure {
        index = bound(index, 0, 4);
        period = bound(period, 0, (1 << 46) - 1);
        uint256[3] memory own = slots(wallet, index, period);
        uint256[3] memory others = slots(other, index, period);
        vm.assertTrue(own[0] != own[1] && own[1] != own[2] && own[0] != own[2]);
        for (uint256 i = 0; i < 3; ++i) {
            // The contract's own variables use the first few slots.
            vm.assertGe(own[i], 1 << 88);
            for (uint256 j = 0; j < 3; ++j) {
                if (wallet != other) vm.assertTrue(own[i] != others[j]);
            }
        }
    }

    function slots(address wallet, uint256 index, uint256 period) private pure returns (uint256[3] memory found) {
        bytes32 packed;
        bytes32 lanes;
        bytes32 past;
        StorageSlot.Uint256Slot storage word = WalletSlots.mints(wallet);
        assembly {
            packed := word.slot
        }
        word = WalletSlots.lanes(wallet, index);
        assembly {
            lanes := word.slot
        }
        word = WalletSlots.pastMints(wallet, period);
        assembly {
            past := word.slot
        }
        return [uint256(packed), uint256(lanes), uint256(past)];
    }
}
