// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ICollection} from "../src/ICollection.sol";
import {CollectionTest} from "./support/CollectionTest.sol";

/// @title Balances in lanes and loose items look the same to callers, and lanes never overflow into each other
contract BalancesTest is CollectionTest {
    uint256 private constant MAX_BALANCE = (1 << 27) - 1;

    function test_first_items_of_a_wallet_use_one_word() public {
        collection.mintBatch(1, entry(alice, 0xff));
        vm.assertEq(lanes(alice, 0), 0);
        vm.assertEq(packed(alice), 0xff | (0xff << 168));
        vm.assertEq(total(alice), 8);
    }

    function test_nine_items_in_one_mint_go_to_their_lanes() public {
        collection.mintBatch(1, entry(alice, 0x1ff));
        vm.assertEq(lanes(alice, 0), 0x100000010000001000000100000010000001000000100000010000001);
        vm.assertEq(packed(alice), 0x1ff);
        vm.assertEq(total(alice), 9);
    }

    function test_a_loose_item_minted_again_settles_its_whole_word_and_no_other() public {
        collection.mintBatch(1, entry(alice, bit(1) | bit(2) | bit(10)));
        warpToDay(2);
        collection.mintTo(alice, 1);
        vm.assertEq(lanes(alice, 0), 2 | (1 << 28));
        vm.assertEq(lanes(alice, 1), 0);
        vm.assertEq(packed(alice), bit(1) | bit(2) | bit(10) | (bit(1) << 42) | (bit(10) << 168));
        vm.assertEq(collection.balanceOf(alice, 1), 2);
        vm.assertEq(collection.balanceOf(alice, 2), 1);
        vm.assertEq(collection.balanceOf(alice, 10), 1);
    }

    function test_a_new_period_keeps_loose_items_and_the_old_periods_days() public {
        collection.mintTo(alice, 1);
        warpToDay(5);
        collection.mintTo(alice, 2);
        vm.assertEq(packed(alice), bit(2) | ((bit(1) | bit(2)) << 168) | (1 << 210));
        vm.assertEq(past(alice, 0), bit(1));
        vm.assertEq(total(alice), 2);
    }

    function test_a_late_first_mint_writes_no_past_word() public {
        warpToDay(400);
        collection.mintTo(alice, 1);
        vm.assertEq(packed(alice), (bit(1) << 126) | (bit(1) << 168) | (99 << 210));
        vm.assertEq(past(alice, 0), 0);
    }

    function test_an_unknown_id_reads_no_storage_of_the_wallet() public {
        collection.mintBatch(1, entry(alice, ALL));
        warpToDay(5);
        collection.mintTo(alice, 1);
        // Its lane word would collide with the past word of days 1 to 4.
        vm.assertEq(collection.balanceOf(alice, (1 << 88) * 9 + 1), 0);
    }

    function test_loose_items_can_be_sent_and_received() public {
        collection.mintTo(alice, 1);
        collection.mintTo(alice, 2);
        collection.mintTo(bob, 1);
        vm.prank(alice);
        collection.safeTransferFrom(alice, bob, 1, 1, "");
        vm.assertEq(collection.balanceOf(alice, 1), 0);
        vm.assertEq(collection.balanceOf(alice, 2), 1);
        vm.assertEq(collection.balanceOf(bob, 1), 2);
        vm.assertEq(received(alice, 1), bit(1) | bit(2));
        vm.assertEq(received(bob, 1), bit(1));
    }

    function test_the_maximum_balance_can_be_reached_but_not_exceeded() public {
        ownerMint(alice, 5, MAX_BALANCE - 1);
        ownerMint(alice, 5, 1);
        vm.assertEq(collection.balanceOf(alice, 5), MAX_BALANCE);
        expectTooLarge(alice, 5, MAX_BALANCE, 1);
        ownerMint(alice, 5, 1);
        expectTooLarge(bob, 5, 0, MAX_BALANCE + 1);
        ownerMint(bob, 5, MAX_BALANCE + 1);
        expectTooLarge(bob, 5, 0, type(uint256).max);
        ownerMint(bob, 5, type(uint256).max);
        expectTooLarge(alice, 5, MAX_BALANCE, type(uint256).max);
        ownerMint(alice, 5, type(uint256).max);
        ownerMint(alice, 5, 0);
    }

    function test_a_transfer_cannot_exceed_the_maximum_balance() public {
        ownerMint(alice, 5, MAX_BALANCE);
        ownerMint(bob, 5, 3);
        expectTooLarge(bob, 5, 3, MAX_BALANCE);
        vm.prank(alice);
        collection.safeTransferFrom(alice, bob, 5, MAX_BALANCE, "");
        vm.prank(alice);
        collection.safeTransferFrom(alice, bob, 5, MAX_BALANCE - 3, "");
        vm.assertEq(collection.balanceOf(bob, 5), MAX_BALANCE);
        vm.assertEq(collection.balanceOf(alice, 5), 3);
    }

    function test_a_loose_item_counts_toward_the_maximum_balance() public {
        collection.mintTo(alice, 5);
        expectTooLarge(alice, 5, 1, MAX_BALANCE);
        ownerMint(alice, 5, MAX_BALANCE);
        ownerMint(alice, 5, MAX_BALANCE - 1);
        vm.assertEq(collection.balanceOf(alice, 5), MAX_BALANCE);
    }

    /// @dev Sending items to a wallet cannot block its mints, because a lane has one spare bit.
    function test_a_daily_mint_can_exceed_the_maximum_balance_without_touching_other_lanes() public {
        for (uint256 id = 1; id <= 42; ++id) {
            ownerMint(alice, id, MAX_BALANCE);
        }
        for (uint256 day = 1; day <= 6; ++day) {
            warpToDay(day);
            collection.mintBatch(day, entry(alice, day % 2 == 0 ? ALL : bit(5)));
        }
        for (uint256 id = 1; id <= 42; ++id) {
            vm.assertEq(collection.balanceOf(alice, id), MAX_BALANCE + (id == 5 ? 6 : 3));
        }
        vm.prank(alice);
        collection.safeTransferFrom(alice, bob, 5, MAX_BALANCE, "");
        vm.assertEq(collection.balanceOf(alice, 5), 6);
        vm.prank(bob);
        collection.safeTransferFrom(bob, alice, 5, MAX_BALANCE - 6, "");
        vm.assertEq(collection.balanceOf(alice, 5), MAX_BALANCE);
    }

    function testFuzz_changing_one_lane_keeps_the_others(uint256 id, uint256 amount, uint256 sent) public {
        id = bound(id, 1, 42);
        amount = bound(amount, 0, MAX_BALANCE - 1);
        sent = bound(sent, 0, amount + 1);
        collection.mintBatch(1, entry(alice, ALL));
        collection.mintBatch(1, entry(bob, ALL));
        ownerMint(alice, id, amount);
        vm.prank(alice);
        collection.safeTransferFrom(alice, bob, id, sent > MAX_BALANCE - 1 ? MAX_BALANCE - 1 : sent, "");
        sent = sent > MAX_BALANCE - 1 ? MAX_BALANCE - 1 : sent;
        for (uint256 other = 1; other <= 42; ++other) {
            vm.assertEq(collection.balanceOf(alice, other), other == id ? 1 + amount - sent : 1);
            vm.assertEq(collection.balanceOf(bob, other), other == id ? 1 + sent : 1);
        }
    }

    /// @dev Reads a wallet's words at the slots that the decision record defines.
    function packed(address wallet) private view returns (uint256) {
        return uint256(vm.load(address(collection), bytes32((uint256(uint160(wallet)) << 96) | (1 << 88))));
    }

    function lanes(address wallet, uint256 index) private view returns (uint256) {
        return uint256(vm.load(address(collection), bytes32((uint256(uint160(wallet)) << 96) | (2 << 88) | index)));
    }

    function past(address wallet, uint256 period) private view returns (uint256) {
        return uint256(vm.load(address(collection), bytes32((uint256(uint160(wallet)) << 96) | (3 << 88) | period)));
    }

    function ownerMint(address to, uint256 id, uint256 amount) private {
        vm.prank(owner);
        collection.ownerMint(to, id, amount, "");
    }

    function expectTooLarge(address wallet, uint256 id, uint256 balance, uint256 value) private {
        vm.expectRevert(abi.encodeWithSelector(ICollection.BalanceTooLarge.selector, wallet, id, balance, value));
    }
}
