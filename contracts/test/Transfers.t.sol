// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {CollectionTest} from "./support/CollectionTest.sol";
import {RecordingReceiver} from "./support/RecordingReceiver.sol";
import {ScriptedReceiver} from "./support/ScriptedReceiver.sol";
import {IERC1155Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {IERC1155} from "@openzeppelin/contracts/token/ERC1155/IERC1155.sol";
import {IERC1155Receiver} from "@openzeppelin/contracts/token/ERC1155/IERC1155Receiver.sol";
import {IERC1155MetadataURI} from "@openzeppelin/contracts/token/ERC1155/extensions/IERC1155MetadataURI.sol";
import {IERC165} from "@openzeppelin/contracts/utils/introspection/IERC165.sol";

/// @title ERC-1155: transfers, approvals, and batch reads
contract TransfersTest is CollectionTest {
    uint256[] private ids = [3, 20, 42];
    uint256[] private values = [1, 1, 1];

    function setUp() public override {
        super.setUp();
        collection.mintBatch(1, entry(alice, ALL));
    }

    function test_the_holder_transfers() public {
        vm.expectEmit(address(collection));
        emit IERC1155.TransferSingle(alice, alice, bob, 5, 1);
        vm.prank(alice);
        collection.safeTransferFrom(alice, bob, 5, 1, "");
        vm.assertEq(collection.balanceOf(alice, 5), 0);
        vm.assertEq(collection.balanceOf(bob, 5), 1);
        vm.assertEq(total(alice), 41);
        vm.assertEq(total(bob), 1);
    }

    function test_the_holder_transfers_many() public {
        vm.expectEmit(address(collection));
        emit IERC1155.TransferBatch(alice, alice, bob, ids, values);
        vm.prank(alice);
        collection.safeBatchTransferFrom(alice, bob, ids, values, "");
        vm.assertEq(total(alice), 39);
        vm.assertEq(total(bob), 3);
        vm.assertEq(collection.balanceOf(bob, 20), 1);
    }

    function test_a_batch_of_one_emits_a_single_transfer() public {
        vm.expectEmit(address(collection));
        emit IERC1155.TransferSingle(alice, alice, bob, 5, 1);
        vm.prank(alice);
        collection.safeBatchTransferFrom(alice, bob, list(5), list(1), "");
        vm.assertEq(total(bob), 1);
    }

    function test_an_empty_batch_moves_nothing() public {
        vm.expectEmit(address(collection));
        emit IERC1155.TransferBatch(alice, alice, bob, new uint256[](0), new uint256[](0));
        vm.prank(alice);
        collection.safeBatchTransferFrom(alice, bob, new uint256[](0), new uint256[](0), "");
        vm.assertEq(total(bob), 0);
    }

    function test_an_id_listed_twice_in_a_batch_needs_both_amounts() public {
        uint256[] memory twice = new uint256[](2);
        (twice[0], twice[1]) = (5, 5);
        expectInsufficient(alice, 0, 1, 5);
        vm.prank(alice);
        collection.safeBatchTransferFrom(alice, bob, twice, ones(2), "");

        warpToDay(2);
        collection.mintTo(alice, 5);
        vm.prank(alice);
        collection.safeBatchTransferFrom(alice, bob, twice, ones(2), "");
        vm.assertEq(collection.balanceOf(bob, 5), 2);
    }

    function test_an_approved_operator_transfers_until_it_is_revoked() public {
        vm.expectEmit(address(collection));
        emit IERC1155.ApprovalForAll(alice, relayer, true);
        vm.prank(alice);
        collection.setApprovalForAll(relayer, true);
        vm.assertTrue(collection.isApprovedForAll(alice, relayer));
        vm.assertFalse(collection.isApprovedForAll(relayer, alice));

        vm.expectEmit(address(collection));
        emit IERC1155.TransferSingle(relayer, alice, bob, 5, 1);
        vm.prank(relayer);
        collection.safeTransferFrom(alice, bob, 5, 1, "");

        vm.expectEmit(address(collection));
        emit IERC1155.ApprovalForAll(alice, relayer, false);
        vm.prank(alice);
        collection.setApprovalForAll(relayer, false);
        expectMissingApproval(relayer, alice);
        vm.prank(relayer);
        collection.safeTransferFrom(alice, bob, 6, 1, "");
    }

    function test_refuses_an_operator_that_is_not_approved() public {
        expectMissingApproval(bob, alice);
        vm.prank(bob);
        collection.safeTransferFrom(alice, bob, 5, 1, "");
        expectMissingApproval(bob, alice);
        vm.prank(bob);
        collection.safeBatchTransferFrom(alice, bob, ids, values, "");
    }

    function test_refuses_the_zero_address_on_either_side() public {
        expectInvalidReceiver(address(0));
        vm.prank(alice);
        collection.safeTransferFrom(alice, address(0), 5, 1, "");
        expectInvalidReceiver(address(0));
        vm.prank(alice);
        collection.safeBatchTransferFrom(alice, address(0), ids, values, "");

        bytes memory invalidSender = abi.encodeWithSelector(IERC1155Errors.ERC1155InvalidSender.selector, address(0));
        vm.expectRevert(invalidSender);
        vm.prank(address(0));
        collection.safeTransferFrom(address(0), bob, 5, 0, "");
        vm.expectRevert(invalidSender);
        vm.prank(address(0));
        collection.safeBatchTransferFrom(address(0), bob, ids, values, "");
    }

    function test_refuses_approvals_to_or_by_the_zero_address() public {
        vm.expectRevert(abi.encodeWithSelector(IERC1155Errors.ERC1155InvalidOperator.selector, address(0)));
        collection.setApprovalForAll(address(0), true);
        vm.expectRevert(abi.encodeWithSelector(IERC1155Errors.ERC1155InvalidApprover.selector, address(0)));
        vm.prank(address(0));
        collection.setApprovalForAll(bob, true);
    }

    function test_reverts_above_the_balance_with_the_balance() public {
        expectInsufficient(alice, 1, 2, 5);
        vm.prank(alice);
        collection.safeTransferFrom(alice, bob, 5, 2, "");
        expectInsufficient(alice, 1, type(uint256).max, 42);
        vm.prank(alice);
        collection.safeTransferFrom(alice, bob, 42, type(uint256).max, "");
        values[2] = 2;
        expectInsufficient(alice, 1, 2, 42);
        vm.prank(alice);
        collection.safeBatchTransferFrom(alice, bob, ids, values, "");
        vm.assertEq(total(alice), 42);
    }

    function test_unknown_ids_have_no_balance() public {
        uint256[4] memory unknown = [uint256(0), 43, 46, type(uint256).max];
        for (uint256 i = 0; i < unknown.length; ++i) {
            vm.assertEq(collection.balanceOf(alice, unknown[i]), 0);
            expectInsufficient(alice, 0, 1, unknown[i]);
            vm.prank(alice);
            collection.safeTransferFrom(alice, bob, unknown[i], 1, "");
            // As in every ERC-1155, a transfer of zero is allowed.
            vm.prank(alice);
            collection.safeTransferFrom(alice, bob, unknown[i], 0, "");
        }
        vm.assertEq(total(alice), 42);
        vm.assertEq(total(bob), 0);
    }

    function test_transferring_to_oneself_changes_nothing() public {
        vm.prank(alice);
        collection.safeTransferFrom(alice, alice, 5, 1, "");
        vm.prank(alice);
        collection.safeBatchTransferFrom(alice, alice, ids, values, "");
        vm.assertEq(total(alice), 42);
    }

    function test_refuses_lists_of_different_lengths() public {
        vm.expectRevert(abi.encodeWithSelector(IERC1155Errors.ERC1155InvalidArrayLength.selector, 3, 2));
        vm.prank(alice);
        collection.safeBatchTransferFrom(alice, bob, ids, ones(2), "");
        vm.expectRevert(abi.encodeWithSelector(IERC1155Errors.ERC1155InvalidArrayLength.selector, 3, 1));
        collection.balanceOfBatch(new address[](1), ids);
    }

    function test_reads_many_balances_at_once() public view {
        address[] memory accounts = new address[](42);
        uint256[] memory all = idsOf(ALL);
        for (uint256 i = 0; i < 42; ++i) {
            accounts[i] = i == 6 ? bob : alice;
        }
        uint256[] memory expected = ones(42);
        expected[6] = 0;
        vm.assertEq(collection.balanceOfBatch(accounts, all), expected);
        vm.assertEq(collection.balanceOfBatch(new address[](0), new uint256[](0)), new uint256[](0));
    }

    function test_calls_a_receiver_with_code_and_passes_the_data() public {
        RecordingReceiver receiver = new RecordingReceiver();
        vm.prank(alice);
        collection.safeTransferFrom(alice, address(receiver), 5, 1, "note");
        vm.assertEq(
            receiver.heard(),
            keccak256(abi.encodeCall(IERC1155Receiver.onERC1155Received, (alice, alice, 5, 1, "note")))
        );
        vm.prank(alice);
        collection.safeBatchTransferFrom(alice, address(receiver), ids, values, "note");
        vm.assertEq(
            receiver.heard(),
            keccak256(abi.encodeCall(IERC1155Receiver.onERC1155BatchReceived, (alice, alice, ids, values, "note")))
        );
        vm.prank(alice);
        collection.safeBatchTransferFrom(alice, address(receiver), list(6), list(1), "note");
        vm.assertEq(
            receiver.heard(),
            keccak256(abi.encodeCall(IERC1155Receiver.onERC1155BatchReceived, (alice, alice, list(6), list(1), "note")))
        );
        vm.assertEq(receiver.ownedWhenHeard(), 1);
    }

    function test_refuses_a_receiver_with_code_that_does_not_accept() public {
        address refusing = address(new ScriptedReceiver(ScriptedReceiver.Answer.Refuse));
        expectInvalidReceiver(refusing);
        vm.prank(alice);
        collection.safeTransferFrom(alice, refusing, 5, 1, "");
        expectInvalidReceiver(refusing);
        vm.prank(alice);
        collection.safeBatchTransferFrom(alice, refusing, ids, values, "");
        vm.assertEq(total(alice), 42);
    }

    function test_a_receiver_cannot_send_more_back_than_it_got() public {
        ScriptedReceiver receiver = new ScriptedReceiver(ScriptedReceiver.Answer.Accept);
        bytes memory back = abi.encodeCall(IERC1155.safeTransferFrom, (address(receiver), alice, 5, 1, ""));
        receiver.addCall(address(collection), back);
        receiver.addCall(address(collection), back);
        vm.prank(alice);
        collection.safeTransferFrom(alice, address(receiver), 5, 1, "");
        vm.assertEq(receiver.failedCalls(), 1);
        vm.assertEq(total(alice), 42);
        vm.assertEq(total(address(receiver)), 0);
    }

    function test_declares_the_supported_interfaces() public view {
        vm.assertTrue(collection.supportsInterface(type(IERC165).interfaceId));
        vm.assertTrue(collection.supportsInterface(type(IERC1155).interfaceId));
        vm.assertTrue(collection.supportsInterface(type(IERC1155MetadataURI).interfaceId));
        vm.assertTrue(collection.supportsInterface(0xd9b67a26));
        vm.assertTrue(collection.supportsInterface(0x0e89341c));
        vm.assertFalse(collection.supportsInterface(0xffffffff));
        vm.assertFalse(collection.supportsInterface(type(IERC1155Receiver).interfaceId));
    }

    function expectMissingApproval(address operator, address holder) private {
        vm.expectRevert(abi.encodeWithSelector(IERC1155Errors.ERC1155MissingApprovalForAll.selector, operator, holder));
    }

    function expectInsufficient(address holder, uint256 balance, uint256 needed, uint256 id) private {
        vm.expectRevert(
            abi.encodeWithSelector(IERC1155Errors.ERC1155InsufficientBalance.selector, holder, balance, needed, id)
        );
    }

    function list(uint256 value) private pure returns (uint256[] memory values_) {
        values_ = new uint256[](1);
        values_[0] = value;
    }
}
