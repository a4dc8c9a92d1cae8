// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ICollection} from "../src/ICollection.sol";
import {CollectionTest} from "./support/CollectionTest.sol";
import {RecordingReceiver} from "./support/RecordingReceiver.sol";
import {ScriptedReceiver} from "./support/ScriptedReceiver.sol";
import {IERC1155Receiver} from "@openzeppelin/contracts/token/ERC1155/IERC1155Receiver.sol";

/// @title mint, mintTo, and mint days
contract MintingTest is CollectionTest {
    function test_mint_gives_the_caller_one_item_and_emits_an_event() public {
        expectMint(alice, alice, bit(7));
        vm.prank(alice);
        collection.mint(7);
        vm.assertEq(collection.balanceOf(alice, 7), 1);
        vm.assertEq(received(alice, 1), bit(7));
        vm.assertEq(total(alice), 1);
    }

    function test_mintTo_gives_the_receiver_one_item() public {
        expectMint(relayer, alice, bit(42));
        vm.prank(relayer);
        collection.mintTo(alice, 42);
        vm.assertEq(collection.balanceOf(alice, 42), 1);
        vm.assertEq(received(alice, 1), bit(42));
        vm.assertEq(total(relayer), 0);
        vm.assertEq(received(relayer, 1), 0);
    }

    function test_every_item_can_be_minted_each_day() public {
        for (uint256 day = 1; day <= 9; ++day) {
            warpToDay(day);
            for (uint256 id = 1; id <= 42; ++id) {
                vm.prank(alice);
                collection.mint(id);
                vm.assertEq(collection.balanceOf(alice, id), day);
            }
            vm.assertEq(received(alice, day), ALL);
        }
    }

    function test_refuses_a_second_mint_of_the_same_item_on_the_same_day() public {
        collection.mintTo(alice, 7);
        vm.warp(START + 1 days - 1);
        vm.expectRevert(abi.encodeWithSelector(ICollection.AlreadyMinted.selector, alice, 1, 7));
        vm.prank(alice);
        collection.mint(7);
        vm.expectRevert(abi.encodeWithSelector(ICollection.AlreadyMinted.selector, alice, 1, 7));
        collection.mintTo(alice, 7);
        vm.warp(START + 1 days);
        collection.mintTo(alice, 7);
        vm.assertEq(collection.balanceOf(alice, 7), 2);
    }

    function test_a_mint_does_not_use_up_another_wallets_mint() public {
        collection.mintTo(alice, 7);
        collection.mintTo(bob, 7);
        vm.assertEq(collection.balanceOf(alice, 7), 1);
        vm.assertEq(collection.balanceOf(bob, 7), 1);
    }

    function test_transferring_an_item_does_not_allow_a_second_mint() public {
        vm.prank(alice);
        collection.mint(7);
        vm.prank(alice);
        collection.safeTransferFrom(alice, bob, 7, 1, "");
        vm.expectRevert(abi.encodeWithSelector(ICollection.AlreadyMinted.selector, alice, 1, 7));
        collection.mintTo(alice, 7);
        collection.mintTo(bob, 7);
        vm.assertEq(collection.balanceOf(bob, 7), 2);
    }

    function test_reverts_for_unknown_ids() public {
        uint256[3] memory ids = [uint256(0), 43, type(uint256).max];
        for (uint256 i = 0; i < ids.length; ++i) {
            vm.expectRevert(abi.encodeWithSelector(ICollection.UnknownItem.selector, ids[i]));
            collection.mint(ids[i]);
            vm.expectRevert(abi.encodeWithSelector(ICollection.UnknownItem.selector, ids[i]));
            collection.mintTo(alice, ids[i]);
        }
    }

    function test_refuses_the_zero_address() public {
        expectInvalidReceiver(address(0));
        collection.mintTo(address(0), 1);
    }

    function test_refuses_while_closed() public {
        collection = deployCollection(START, false);
        vm.expectRevert(abi.encodeWithSelector(ICollection.MintClosed.selector));
        collection.mint(1);
        vm.expectRevert(abi.encodeWithSelector(ICollection.MintClosed.selector));
        collection.mintTo(alice, 1);
        vm.expectRevert(abi.encodeWithSelector(ICollection.MintClosed.selector));
        collection.mintBatch(1, entry(alice, 1));
    }

    function test_refuses_before_the_start() public {
        vm.warp(START - 1);
        bytes memory refusal = abi.encodeWithSelector(ICollection.MintNotStarted.selector, START, START - 1);
        vm.expectRevert(refusal);
        collection.mint(1);
        vm.expectRevert(refusal);
        collection.mintTo(alice, 1);
        vm.expectRevert(refusal);
        collection.mintBatch(0, entry(alice, 1));
    }

    function test_days_are_counted_from_one_at_the_start() public {
        vm.assertEq(collection.startDate(), START);
        vm.warp(0);
        vm.assertEq(collection.getCurrentMintDay(), 0);
        vm.warp(START - 1);
        vm.assertEq(collection.getCurrentMintDay(), 0);
        vm.warp(START);
        vm.assertEq(collection.getCurrentMintDay(), 1);
        vm.warp(START + 1 days - 1);
        vm.assertEq(collection.getCurrentMintDay(), 1);
        vm.warp(START + 1 days);
        vm.assertEq(collection.getCurrentMintDay(), 2);
    }

    function testFuzz_the_day_is_whole_days_since_the_start_plus_one(uint256 start, uint256 elapsed) public {
        start = bound(start, 0, type(uint64).max);
        elapsed = bound(elapsed, 0, type(uint64).max);
        collection = deployCollection(start, true);
        vm.warp(start + elapsed);
        vm.assertEq(collection.getCurrentMintDay(), elapsed / 86_400 + 1);
    }

    function test_history_is_empty_for_invalid_days() public {
        warpToDay(3);
        vm.prank(alice);
        collection.mint(1);
        vm.assertEq(received(alice, 0), 0);
        vm.assertEq(received(alice, 2), 0);
        vm.assertEq(received(alice, 3), bit(1));
        vm.assertEq(received(alice, 4), 0);
        vm.assertEq(received(alice, 7), 0);
        vm.assertEq(received(alice, type(uint256).max), 0);
        vm.assertEq(received(address(0), 3), 0);
    }

    function test_a_huge_day_does_not_read_another_wallets_history() public {
        (address wallet, address other) = (address(1), address(3));
        collection.mintBatch(1, entry(other, ALL));
        warpToDay(5);
        collection.mintBatch(5, entry(other, 1));
        vm.assertEq(received(other, 1), ALL);
        vm.assertEq(received(wallet, 4 * (uint256(2) << 96) + 1), 0);
    }

    /// @dev Gaps of up to three weeks cover every position of a period and skipped periods.
    function testFuzz_history_is_correct_for_every_past_day(uint256 seed) public {
        uint256[] memory daysMinted = new uint256[](16);
        uint256[] memory itemsMinted = new uint256[](16);
        uint256 day = 0;
        for (uint256 i = 0; i < 16; ++i) {
            seed = uint256(keccak256(abi.encode(seed)));
            day += seed % 4 == 0 ? 1 + ((seed >> 8) % 21) : 1;
            warpToDay(day);
            daysMinted[i] = day;
            itemsMinted[i] = (seed >> 64) & ALL;
            collection.mintBatch(day, entry(alice, itemsMinted[i]));
        }
        for (uint256 i = 0; i < 16; ++i) {
            vm.assertEq(received(alice, daysMinted[i]), itemsMinted[i]);
        }
    }

    function testFuzz_wallets_share_no_storage(address one, address other, uint256 items) public {
        vm.assume(one != other && one.code.length == 0 && one != address(0));
        items = bound(items, 1, ALL);
        collection.mintBatch(1, entry(one, items));
        warpToDay(6);
        collection.mintBatch(6, entry(one, items));
        vm.assertEq(total(other), 0);
        vm.assertEq(received(other, 1), 0);
        vm.assertEq(received(other, 6), 0);
        vm.assertTrue(collection.open());
        vm.assertEq(collection.name(), NAME);
    }

    function test_calls_a_receiver_with_code_after_it_owns_the_item() public {
        RecordingReceiver receiver = new RecordingReceiver();
        vm.prank(relayer);
        collection.mintTo(address(receiver), 9);
        vm.assertEq(
            receiver.heard(),
            keccak256(abi.encodeCall(IERC1155Receiver.onERC1155Received, (relayer, address(0), 9, 1, "")))
        );
        vm.assertEq(receiver.ownedWhenHeard(), 1);
    }

    function test_a_contract_can_mint_for_itself() public {
        RecordingReceiver receiver = new RecordingReceiver();
        vm.prank(address(receiver));
        collection.mint(9);
        vm.assertEq(collection.balanceOf(address(receiver), 9), 1);
    }

    function test_refuses_a_receiver_with_code_that_does_not_accept() public {
        address refusing = address(new ScriptedReceiver(ScriptedReceiver.Answer.Refuse));
        expectInvalidReceiver(refusing);
        collection.mintTo(refusing, 1);

        address wrong = address(new ScriptedReceiver(ScriptedReceiver.Answer.WrongValue));
        expectInvalidReceiver(wrong);
        collection.mintTo(wrong, 1);

        expectInvalidReceiver(address(this));
        collection.mint(1);

        expectInvalidReceiver(address(collection));
        collection.mintTo(address(collection), 1);
    }

    function test_bubbles_up_a_receivers_revert_reason() public {
        address receiver = address(new ScriptedReceiver(ScriptedReceiver.Answer.RefuseWithReason));
        vm.expectRevert(abi.encodeWithSelector(ScriptedReceiver.Refusal.selector, "not today"));
        collection.mintTo(receiver, 1);
    }

    function test_minting_again_from_inside_the_acceptance_call_is_refused() public {
        ScriptedReceiver receiver = new ScriptedReceiver(ScriptedReceiver.Answer.Accept);
        receiver.addCall(address(collection), abi.encodeCall(ICollection.mint, (5)));
        collection.mintTo(address(receiver), 5);
        vm.assertEq(receiver.failedCalls(), 1);
        vm.assertEq(collection.balanceOf(address(receiver), 5), 1);
    }
}
