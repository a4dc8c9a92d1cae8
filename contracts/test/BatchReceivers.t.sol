// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ICollection} from "../src/ICollection.sol";
import {CollectionTest} from "./support/CollectionTest.sol";
import {RecordingReceiver} from "./support/RecordingReceiver.sol";
import {ScriptedReceiver} from "./support/ScriptedReceiver.sol";
import {IERC1155} from "@openzeppelin/contracts/token/ERC1155/IERC1155.sol";
import {IERC1155Receiver} from "@openzeppelin/contracts/token/ERC1155/IERC1155Receiver.sol";

/// @title Receivers with code in a batch are called with limited gas and cannot affect other entries
contract BatchReceiversTest is CollectionTest {
    uint256 private constant CALLBACK_GAS = 100_000;
    uint256 private constant REQUIRED_GAS = 330_079;
    uint256 private constant DELEGATE_KEY = 0xa11ce;

    function test_calls_onERC1155Received_for_one_item() public {
        RecordingReceiver receiver = new RecordingReceiver();
        expectMint(relayer, address(receiver), bit(9));
        vm.prank(relayer);
        collection.mintBatch(1, entry(address(receiver), bit(9)));
        vm.assertEq(
            receiver.heard(),
            keccak256(abi.encodeCall(IERC1155Receiver.onERC1155Received, (relayer, address(0), 9, 1, "")))
        );
        vm.assertEq(receiver.ownedWhenHeard(), 1);
        vm.assertEq(received(address(receiver), 1), bit(9));
    }

    function test_calls_onERC1155BatchReceived_once_for_several_items() public {
        RecordingReceiver receiver = new RecordingReceiver();
        uint256 items = bit(1) | bit(20) | bit(42);
        expectMint(relayer, address(receiver), items);
        vm.prank(relayer);
        collection.mintBatch(1, entry(address(receiver), items));
        vm.assertEq(
            receiver.heard(),
            keccak256(
                abi.encodeCall(
                    IERC1155Receiver.onERC1155BatchReceived,
                    (relayer, address(0), idsOf(items), ones(3), "")
                )
            )
        );
        vm.assertEq(total(address(receiver)), 3);
    }

    function test_does_not_call_a_receiver_that_has_every_item() public {
        RecordingReceiver receiver = new RecordingReceiver();
        collection.mintBatch(1, entry(address(receiver), bit(1)));
        bytes32 heard = receiver.heard();
        vm.recordLogs();
        vm.prank(relayer);
        collection.mintBatch(1, entry(address(receiver), bit(1)));
        vm.assertEq(vm.getRecordedLogs().length, 0);
        vm.assertEq(receiver.heard(), heard);
    }

    function test_every_kind_of_rejection_refuses_only_its_entry() public {
        for (uint256 answer = 1; answer <= uint256(type(ScriptedReceiver.Answer).max); ++answer) {
            assertRefusedAlone(address(new ScriptedReceiver(ScriptedReceiver.Answer(answer))));
        }
    }

    function test_contracts_without_receiver_functions_are_refused_alone() public {
        assertRefusedAlone(address(this));
        assertRefusedAlone(address(collection));
        address invalidOpcode = account("invalid opcode");
        vm.etch(invalidOpcode, hex"fe");
        assertRefusedAlone(invalidOpcode);
        address emptyAnswer = account("empty answer");
        vm.etch(emptyAnswer, hex"00");
        assertRefusedAlone(emptyAnswer);
    }

    function test_a_refusal_lists_only_the_missing_items() public {
        ScriptedReceiver receiver = new ScriptedReceiver(ScriptedReceiver.Answer.Refuse);
        address fresh = account("later a contract");
        collection.mintBatch(1, entry(fresh, bit(1)));
        vm.etch(fresh, address(receiver).code);
        expectRefusal(fresh, 1, bit(2) | (uint256(1) << 45));
        collection.mintBatch(1, entry(fresh, bit(1) | bit(2) | (uint256(1) << 45)));
        vm.assertEq(received(fresh, 1), bit(1));
    }

    function test_a_refused_receiver_can_still_mint_once_it_accepts() public {
        address changing = account("changing");
        vm.etch(changing, hex"fe");
        collection.mintBatch(1, entry(changing, ALL));
        vm.assertEq(received(changing, 1), 0);
        vm.etch(changing, address(new RecordingReceiver()).code);
        collection.mintBatch(1, entry(changing, ALL));
        vm.assertEq(received(changing, 1), ALL);
    }

    /// @dev The most expensive entry starts a new period, writes all five lane words, and lists all 42 items.
    function test_the_most_expensive_delivery_leaves_the_receiver_its_full_gas() public {
        RecordingReceiver receiver = new RecordingReceiver();
        collection.mintBatch(1, entry(address(receiver), bit(1)));
        warpToDay(5);
        collection.mintBatch(5, entry(address(receiver), ALL));
        vm.assertEq(received(address(receiver), 5), ALL);
        // Dispatch and decoding use some gas before the receiver's first line.
        vm.assertGe(receiver.gasGiven(), CALLBACK_GAS - 2_000);
        vm.assertLe(receiver.gasGiven(), CALLBACK_GAS);
    }

    function test_a_single_item_has_the_same_gas_cap() public {
        RecordingReceiver receiver = new RecordingReceiver();
        collection.mintBatch(1, entry(address(receiver), bit(1)));
        vm.assertGe(receiver.gasGiven(), CALLBACK_GAS - 2_000);
        vm.assertLe(receiver.gasGiven(), CALLBACK_GAS);
    }

    /// @dev With any amount of gas, the batch either reverts or gives the receiver its full gas.
    function testFuzz_no_amount_of_gas_starves_a_receiver_into_a_refusal(uint256 gas) public {
        RecordingReceiver receiver = new RecordingReceiver();
        gas = bound(gas, 30_000, 800_000);
        bytes memory batch = abi.encodeCall(ICollection.mintBatch, (1, entry(address(receiver), ALL)));
        (bool succeeded, ) = address(collection).call{gas: gas}(batch);
        vm.assertEq(received(address(receiver), 1), succeeded ? ALL : 0);
        if (succeeded) vm.assertGe(receiver.gasGiven(), CALLBACK_GAS - 2_000);
    }

    function test_too_little_gas_for_a_receiver_reverts_the_batch_with_the_required_gas() public {
        RecordingReceiver receiver = new RecordingReceiver();
        bytes memory batch = abi.encodeCall(
            ICollection.mintBatch,
            (1, bytes.concat(entry(alice, 1), entry(address(receiver), 1)))
        );
        (bool succeeded, bytes memory answer) = address(collection).call{gas: 350_000}(batch);
        vm.assertFalse(succeeded);
        vm.assertEq(bytes32(bytes4(answer)), bytes32(ICollection.InsufficientGas.selector));
        (uint256 available, uint256 required) = this.decodeInsufficientGas(answer);
        vm.assertLe(available, required);
        vm.assertEq(required, REQUIRED_GAS);
        vm.assertEq(received(alice, 1), 0);
    }

    function decodeInsufficientGas(bytes calldata answer) external pure returns (uint256, uint256) {
        return abi.decode(answer[4:], (uint256, uint256));
    }

    function test_only_the_collection_can_call_deliver() public {
        vm.expectRevert(abi.encodeWithSelector(ICollection.UnauthorizedDelivery.selector, alice));
        vm.prank(alice);
        collection.deliver(alice, alice, 1, 1);
        vm.expectRevert(abi.encodeWithSelector(ICollection.UnauthorizedDelivery.selector, owner));
        vm.prank(owner);
        collection.deliver(owner, alice, 1, 1);
    }

    function test_re_entering_to_mint_the_same_items_gains_nothing() public {
        ScriptedReceiver receiver = new ScriptedReceiver(ScriptedReceiver.Answer.Accept);
        receiver.addCall(address(collection), abi.encodeCall(ICollection.mint, (1)));
        receiver.addCall(address(collection), abi.encodeCall(ICollection.mintTo, (address(receiver), 2)));
        collection.mintBatch(1, bytes.concat(entry(address(receiver), bit(1) | bit(2)), entry(alice, bit(1))));
        vm.assertEq(receiver.failedCalls(), 2);
        vm.assertEq(received(address(receiver), 1), bit(1) | bit(2));
        vm.assertEq(total(address(receiver)), 2);
        vm.assertEq(collection.balanceOf(alice, 1), 1);
    }

    function test_re_entering_to_mint_for_others_first_does_not_change_their_items() public {
        ScriptedReceiver receiver = new ScriptedReceiver(ScriptedReceiver.Answer.Accept);
        receiver.addCall(address(collection), abi.encodeCall(ICollection.mintTo, (alice, 1)));
        collection.mintBatch(1, bytes.concat(entry(address(receiver), bit(1)), entry(alice, bit(1) | bit(2))));
        vm.assertEq(receiver.failedCalls(), 0);
        vm.assertEq(received(alice, 1), bit(1) | bit(2));
        vm.assertEq(total(alice), 2);
    }

    function test_a_nested_batch_does_not_affect_other_entries() public {
        ScriptedReceiver receiver = new ScriptedReceiver(ScriptedReceiver.Answer.Accept);
        receiver.addCall(address(collection), abi.encodeCall(ICollection.mintBatch, (1, entry(alice, bit(1)))));
        collection.mintBatch(1, bytes.concat(entry(address(receiver), bit(1)), entry(alice, bit(1) | bit(2))));
        vm.assertEq(receiver.failedCalls(), 0);
        vm.assertEq(total(alice), 2);
    }

    function test_a_nested_batch_cannot_reach_a_receiver_with_code() public {
        RecordingReceiver other = new RecordingReceiver();
        ScriptedReceiver receiver = new ScriptedReceiver(ScriptedReceiver.Answer.Accept);
        receiver.addCall(
            address(collection),
            abi.encodeCall(ICollection.mintBatch, (1, entry(address(other), bit(1))))
        );
        collection.mintBatch(1, entry(address(receiver), bit(1)));
        vm.assertEq(receiver.failedCalls(), 1);
        vm.assertEq(received(address(other), 1), 0);
    }

    function test_transferring_the_items_and_then_refusing_leaves_no_trace() public {
        ScriptedReceiver receiver = new ScriptedReceiver(ScriptedReceiver.Answer.Refuse);
        receiver.addCall(
            address(collection),
            abi.encodeCall(IERC1155.safeTransferFrom, (address(receiver), bob, 1, 1, ""))
        );
        receiver.addCall(address(collection), abi.encodeCall(ICollection.mintTo, (bob, 2)));
        expectRefusal(address(receiver), 1, bit(1));
        expectMint(address(this), alice, bit(1));
        collection.mintBatch(1, bytes.concat(entry(address(receiver), bit(1)), entry(alice, bit(1))));
        vm.assertEq(total(address(receiver)), 0);
        vm.assertEq(received(address(receiver), 1), 0);
        vm.assertEq(total(bob), 0);
        vm.assertEq(received(bob, 1), 0);
        vm.assertEq(total(alice), 1);
    }

    function test_transferring_the_items_and_accepting_moves_them() public {
        ScriptedReceiver receiver = new ScriptedReceiver(ScriptedReceiver.Answer.Accept);
        receiver.addCall(
            address(collection),
            abi.encodeCall(IERC1155.safeTransferFrom, (address(receiver), bob, 1, 1, ""))
        );
        collection.mintBatch(1, entry(address(receiver), bit(1)));
        vm.assertEq(total(address(receiver)), 0);
        vm.assertEq(received(address(receiver), 1), bit(1));
        vm.assertEq(total(bob), 1);
        vm.assertEq(received(bob, 1), 0);
    }

    function test_closing_from_inside_a_batch_does_not_affect_other_entries() public {
        ScriptedReceiver receiver = new ScriptedReceiver(ScriptedReceiver.Answer.Accept);
        receiver.addCall(address(collection), abi.encodeCall(ICollection.toggleOpenState, (false)));
        vm.prank(owner);
        transferOwnershipTo(address(receiver));
        collection.mintBatch(1, bytes.concat(entry(address(receiver), bit(1)), entry(alice, bit(1))));
        vm.assertFalse(collection.open());
        vm.assertEq(total(alice), 1);
    }

    function test_a_delegated_account_that_accepts_gets_its_items() public {
        address delegated = delegate(address(new RecordingReceiver()));
        expectMint(relayer, delegated, bit(1) | bit(2));
        vm.prank(relayer);
        collection.mintBatch(1, entry(delegated, bit(1) | bit(2)));
        vm.assertEq(RecordingReceiver(delegated).ownedWhenHeard(), 1);
        vm.assertEq(total(delegated), 2);
        vm.assertGe(RecordingReceiver(delegated).gasGiven(), CALLBACK_GAS - 2_000);
    }

    function test_a_delegated_account_that_refuses_or_burns_gas_is_refused_alone() public {
        assertRefusedAlone(delegate(address(new ScriptedReceiver(ScriptedReceiver.Answer.Refuse))));
        assertRefusedAlone(delegate(address(new ScriptedReceiver(ScriptedReceiver.Answer.BurnGas))));
        assertRefusedAlone(delegate(address(new ScriptedReceiver(ScriptedReceiver.Answer.RevertBomb))));
    }

    function test_a_delegated_account_that_re_enters_does_not_affect_other_entries() public {
        address delegated = delegate(address(new ScriptedReceiver(ScriptedReceiver.Answer.Refuse)));
        ScriptedReceiver(delegated).addCall(address(collection), abi.encodeCall(ICollection.mintTo, (alice, 1)));
        ScriptedReceiver(delegated).addCall(address(collection), abi.encodeCall(ICollection.mintTo, (bob, 1)));
        assertRefusedAlone(delegated);
    }

    function test_an_account_delegated_to_empty_code_is_refused_until_it_revokes_the_delegation() public {
        address delegated = delegate(account("no code here"));
        assertRefusedAlone(delegated);
        vm.etch(delegated, "");
        collection.mintBatch(2, entry(delegated, bit(1)));
        vm.assertEq(received(delegated, 2), bit(1));
    }

    function test_a_delegated_account_can_mint_for_itself_only_if_it_accepts() public {
        // The refusal comes first, because it would read the other receiver's storage as its own script.
        address delegated = delegate(address(new ScriptedReceiver(ScriptedReceiver.Answer.Refuse)));
        expectInvalidReceiver(delegated);
        vm.prank(delegated);
        collection.mint(2);
        delegate(address(new RecordingReceiver()));
        vm.prank(delegated);
        collection.mint(1);
        vm.assertEq(total(delegated), 1);
    }

    /// @dev Hostile receivers come before, between, and after others that may already have items of the day.
    function testFuzz_hostile_receivers_never_change_what_others_get(uint256 seed) public {
        uint256 aliceItems = seed & ALL;
        uint256 bobItems = (seed >> 42) & ALL;
        address first = address(new ScriptedReceiver(ScriptedReceiver.Answer((seed >> 100) % 8)));
        address second = address(new ScriptedReceiver(ScriptedReceiver.Answer((seed >> 108) % 8)));
        uint256 hostileItems = (seed >> 120) & ALL;
        collection.mintBatch(
            1,
            bytes.concat(
                entry(first, hostileItems),
                entry(alice, aliceItems),
                entry(second, hostileItems >> 7),
                entry(first, hostileItems >> 3),
                entry(bob, bobItems),
                entry(second, hostileItems)
            )
        );
        vm.assertEq(received(alice, 1), aliceItems);
        vm.assertEq(total(alice), idsOf(aliceItems).length);
        vm.assertEq(received(bob, 1), bobItems);
        vm.assertEq(total(bob), idsOf(bobItems).length);
        vm.assertEq(total(first), idsOf(received(first, 1)).length);
        vm.assertEq(total(second), idsOf(received(second, 1)).length);
    }

    /// @dev For one item and for many, the receiver gets nothing but a refusal, and its neighbors get their items.
    function assertRefusedAlone(address receiver) private {
        warpToDay(collection.getCurrentMintDay() + 1);
        uint256 day = collection.getCurrentMintDay();
        expectMint(relayer, alice, bit(1));
        expectRefusal(receiver, day, bit(1));
        expectMint(relayer, bob, ALL);
        expectRefusal(receiver, day, ALL);
        expectMint(relayer, alice, ALL ^ bit(1));
        vm.prank(relayer);
        collection.mintBatch(
            day,
            bytes.concat(
                entry(alice, bit(1)),
                entry(receiver, bit(1)),
                entry(bob, ALL),
                entry(receiver, ALL),
                entry(alice, ALL)
            )
        );
        vm.assertEq(received(receiver, day), 0);
        vm.assertEq(total(receiver), 0);
        vm.assertEq(received(alice, day), ALL);
        vm.assertEq(received(bob, day), ALL);
    }

    /// @dev Creates an account that delegates to `implementation` (EIP-7702): its code is the designator.
    function delegate(address implementation) private returns (address delegated) {
        delegated = vm.addr(DELEGATE_KEY);
        vm.etch(delegated, abi.encodePacked(hex"ef0100", implementation));
    }

    function transferOwnershipTo(address newOwner) private {
        (bool succeeded, ) = address(collection).call(abi.encodeWithSignature("transferOwnership(address)", newOwner));
        vm.assertTrue(succeeded);
    }
}
