// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ICollection} from "../src/ICollection.sol";
import {CollectionTest} from "./support/CollectionTest.sol";
import {RecordingReceiver} from "./support/RecordingReceiver.sol";
import {ScriptedReceiver} from "./support/ScriptedReceiver.sol";
import {IERC1155} from "@openzeppelin/contracts/token/ERC1155/IERC1155.sol";
import {IERC1155Receiver} from "@openzeppelin/contracts/token/ERC1155/IERC1155Receiver.sol";

/// @title Receivers with code in a batch: called, limited in gas, and unable to affect the others
contract BatchReceiversTest is CollectionTest {
    uint256 private constant CALLBACK_GAS = 100_000;
    uint256 private constant REQUIRED_GAS = 330_079;
    uint256 private constant DELEGATE_KEY = 0xa11ce;

    function test_a_receiver_of_one_item_is_asked_for_that_item() public {
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

    function test_a_receiver_of_several_items_is_asked_once_for_all() public {
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

    function test_a_receiver_that_has_everything_is_not_asked() public {
        RecordingReceiver receiver = new RecordingReceiver();
        collection.mintBatch(1, entry(address(receiver), bit(1)));
        bytes32 heard = receiver.heard();
        vm.recordLogs();
        vm.prank(relayer);
        collection.mintBatch(1, entry(address(receiver), bit(1)));
        vm.assertEq(vm.getRecordedLogs().length, 0);
        vm.assertEq(receiver.heard(), heard);
    }

    function test_every_way_of_not_accepting_refuses_that_entry_alone() public {
        for (uint256 answer = 1; answer <= uint256(type(ScriptedReceiver.Answer).max); ++answer) {
            assertRefusedAlone(address(new ScriptedReceiver(ScriptedReceiver.Answer(answer))));
        }
    }

    function test_contracts_that_are_no_receivers_are_refused_alone() public {
        assertRefusedAlone(address(this));
        assertRefusedAlone(address(collection));
        address invalidOpcode = account("invalid opcode");
        vm.etch(invalidOpcode, hex"fe");
        assertRefusedAlone(invalidOpcode);
        address emptyAnswer = account("empty answer");
        vm.etch(emptyAnswer, hex"00");
        assertRefusedAlone(emptyAnswer);
    }

    function test_a_refusal_names_only_what_the_receiver_lacks() public {
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

    /// @dev The dearest entry there is: it rolls the packed word, opens all five words of lanes, and names all 42 items.
    function test_the_dearest_delivery_still_hears_its_receiver_in_full() public {
        RecordingReceiver receiver = new RecordingReceiver();
        collection.mintBatch(1, entry(address(receiver), bit(1)));
        warpToDay(5);
        collection.mintBatch(5, entry(address(receiver), ALL));
        vm.assertEq(received(address(receiver), 5), ALL);
        // A little is gone before the receiver's first line: its own dispatch, and the decoding of the lists.
        vm.assertGe(receiver.gasGiven(), CALLBACK_GAS - 2_000);
        vm.assertLe(receiver.gasGiven(), CALLBACK_GAS);
    }

    function test_a_single_item_has_the_same_cap() public {
        RecordingReceiver receiver = new RecordingReceiver();
        collection.mintBatch(1, entry(address(receiver), bit(1)));
        vm.assertGe(receiver.gasGiven(), CALLBACK_GAS - 2_000);
        vm.assertLe(receiver.gasGiven(), CALLBACK_GAS);
    }

    /// @dev Whatever gas the batch is sent with, it either fails as a whole or hears the receiver in full.
    function testFuzz_no_amount_of_gas_starves_a_receiver_into_a_refusal(uint256 gas) public {
        RecordingReceiver receiver = new RecordingReceiver();
        gas = bound(gas, 30_000, 800_000);
        bytes memory batch = abi.encodeCall(ICollection.mintBatch, (1, entry(address(receiver), ALL)));
        (bool succeeded, ) = address(collection).call{gas: gas}(batch);
        vm.assertEq(received(address(receiver), 1), succeeded ? ALL : 0);
        if (succeeded) vm.assertGe(receiver.gasGiven(), CALLBACK_GAS - 2_000);
    }

    function test_too_little_gas_for_a_receiver_fails_the_batch_and_says_what_is_needed() public {
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

    function test_only_the_collection_delivers() public {
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

    function test_re_entering_to_mint_for_others_first_leaves_them_the_same() public {
        ScriptedReceiver receiver = new ScriptedReceiver(ScriptedReceiver.Answer.Accept);
        receiver.addCall(address(collection), abi.encodeCall(ICollection.mintTo, (alice, 1)));
        collection.mintBatch(1, bytes.concat(entry(address(receiver), bit(1)), entry(alice, bit(1) | bit(2))));
        vm.assertEq(receiver.failedCalls(), 0);
        vm.assertEq(received(alice, 1), bit(1) | bit(2));
        vm.assertEq(total(alice), 2);
    }

    function test_a_nested_batch_leaves_the_others_the_same() public {
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

    function test_moving_the_items_away_and_then_refusing_leaves_no_trace() public {
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

    function test_moving_the_items_away_and_accepting_moves_them() public {
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

    function test_closing_from_inside_a_batch_leaves_its_other_entries_the_same() public {
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

    function test_a_delegated_account_that_re_enters_changes_nothing_for_the_others() public {
        address delegated = delegate(address(new ScriptedReceiver(ScriptedReceiver.Answer.Refuse)));
        ScriptedReceiver(delegated).addCall(address(collection), abi.encodeCall(ICollection.mintTo, (alice, 1)));
        ScriptedReceiver(delegated).addCall(address(collection), abi.encodeCall(ICollection.mintTo, (bob, 1)));
        assertRefusedAlone(delegated);
    }

    function test_an_account_delegated_to_nothing_is_refused_and_one_that_undid_it_is_not() public {
        address delegated = delegate(account("no code here"));
        assertRefusedAlone(delegated);
        vm.etch(delegated, "");
        collection.mintBatch(2, entry(delegated, bit(1)));
        vm.assertEq(received(delegated, 2), bit(1));
    }

    function test_a_delegated_account_can_mint_for_itself_only_if_it_accepts() public {
        // The refusal first: it would take what the other receiver stores for its own script.
        address delegated = delegate(address(new ScriptedReceiver(ScriptedReceiver.Answer.Refuse)));
        expectInvalidReceiver(delegated);
        vm.prank(delegated);
        collection.mint(2);
        delegate(address(new RecordingReceiver()));
        vm.prank(delegated);
        collection.mint(1);
        vm.assertEq(total(delegated), 1);
    }

    /// @dev In front of, between and behind others, whatever the day holds for them already.
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

    /// @dev One item and many: the receiver keeps nothing, is named in a refusal, and its neighbours get theirs.
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

    /// @dev An account with a key that delegates to `implementation` (EIP-7702): its code is the designator.
    function delegate(address implementation) private returns (address delegated) {
        delegated = vm.addr(DELEGATE_KEY);
        vm.etch(delegated, abi.encodePacked(hex"ef0100", implementation));
    }

    function transferOwnershipTo(address newOwner) private {
        (bool succeeded, ) = address(collection).call(abi.encodeWithSignature("transferOwnership(address)", newOwner));
        vm.assertTrue(succeeded);
    }
}
