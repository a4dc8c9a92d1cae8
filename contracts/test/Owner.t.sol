// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ICollection} from "../src/ICollection.sol";
import {CollectionTest, IOwnable} from "./support/CollectionTest.sol";
import {RecordingReceiver} from "./support/RecordingReceiver.sol";
import {ScriptedReceiver} from "./support/ScriptedReceiver.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IERC1155} from "@openzeppelin/contracts/token/ERC1155/IERC1155.sol";
import {IERC1155Receiver} from "@openzeppelin/contracts/token/ERC1155/IERC1155Receiver.sol";

/// @title Owner functions
contract OwnerTest is CollectionTest {
    function test_starts_as_deployed() public {
        vm.assertEq(IOwnable(address(collection)).owner(), owner);
        vm.assertEq(collection.name(), NAME);
        vm.assertEq(collection.uri(1), URI);
        vm.assertTrue(collection.open());
        vm.assertFalse(deployCollection(START, false).open());
    }

    function test_cannot_be_deployed_without_an_owner() public {
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableInvalidOwner.selector, address(0)));
        deployCode("Collection.sol:Collection", abi.encode(NAME, URI, START, address(0), true));
    }

    function test_the_owner_opens_and_closes() public {
        vm.expectEmit(address(collection));
        emit ICollection.OpenStateToggled(false);
        vm.prank(owner);
        collection.toggleOpenState(false);
        vm.assertFalse(collection.open());
        vm.assertEq(IOwnable(address(collection)).owner(), owner);

        vm.expectEmit(address(collection));
        emit ICollection.OpenStateToggled(true);
        vm.prank(owner);
        collection.toggleOpenState(true);
        vm.assertTrue(collection.open());
        collection.mintTo(alice, 1);
    }

    function test_the_owner_changes_the_uri_of_all_42_items() public {
        string memory newUri = "ipfs://a-rather-long-folder-name-to-need-more-than-one-word/{id}.json";
        for (uint256 id = 1; id <= 42; ++id) {
            vm.expectEmit(address(collection));
            emit IERC1155.URI(newUri, id);
        }
        vm.prank(owner);
        collection.setURI(newUri);
        vm.assertEq(collection.uri(1), newUri);
        vm.assertEq(collection.uri(42), newUri);
    }

    function test_setting_the_uri_emits_42_events() public {
        vm.recordLogs();
        vm.prank(owner);
        collection.setURI("x");
        vm.assertEq(vm.getRecordedLogs().length, 42);
    }

    function test_the_owner_mints_any_amount_outside_the_daily_rules() public {
        vm.prank(owner);
        collection.toggleOpenState(false);
        vm.warp(START - 1);
        vm.expectEmit(address(collection));
        emit IERC1155.TransferSingle(owner, address(0), alice, 7, 500);
        vm.prank(owner);
        collection.ownerMint(alice, 7, 500, "");
        vm.prank(owner);
        collection.ownerMint(alice, 7, 0, "");
        vm.assertEq(collection.balanceOf(alice, 7), 500);
        warpToDay(1);
        vm.assertEq(received(alice, 1), 0);
    }

    function test_an_owner_mint_does_not_use_up_the_daily_mint() public {
        vm.prank(owner);
        collection.ownerMint(alice, 7, 1, "");
        collection.mintTo(alice, 7);
        vm.assertEq(collection.balanceOf(alice, 7), 2);
    }

    function test_an_owner_mint_calls_a_receiver_with_code() public {
        RecordingReceiver receiver = new RecordingReceiver();
        vm.prank(owner);
        collection.ownerMint(address(receiver), 7, 3, "note");
        vm.assertEq(
            receiver.heard(),
            keccak256(abi.encodeCall(IERC1155Receiver.onERC1155Received, (owner, address(0), 7, 3, "note")))
        );
        address refusing = address(new ScriptedReceiver(ScriptedReceiver.Answer.Refuse));
        expectInvalidReceiver(refusing);
        vm.prank(owner);
        collection.ownerMint(refusing, 7, 3, "");
    }

    function test_an_owner_mint_reverts_for_unknown_ids_and_the_zero_address() public {
        vm.expectRevert(abi.encodeWithSelector(ICollection.UnknownItem.selector, 0));
        vm.prank(owner);
        collection.ownerMint(alice, 0, 1, "");
        vm.expectRevert(abi.encodeWithSelector(ICollection.UnknownItem.selector, 43));
        vm.prank(owner);
        collection.ownerMint(alice, 43, 0, "");
        expectInvalidReceiver(address(0));
        vm.prank(owner);
        collection.ownerMint(address(0), 1, 1, "");
    }

    function testFuzz_only_the_owner_can_administer(address caller) public {
        vm.assume(caller != owner);
        bytes[5] memory calls = [
            abi.encodeCall(ICollection.ownerMint, (alice, 1, 1, "")),
            abi.encodeCall(ICollection.toggleOpenState, (false)),
            abi.encodeCall(ICollection.setURI, ("x")),
            abi.encodeCall(IOwnable.transferOwnership, (caller)),
            abi.encodeCall(IOwnable.renounceOwnership, ())
        ];
        for (uint256 i = 0; i < calls.length; ++i) {
            vm.prank(caller);
            (bool succeeded, bytes memory answer) = address(collection).call(calls[i]);
            vm.assertFalse(succeeded);
            vm.assertEq(answer, abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, caller));
        }
    }

    function test_ownership_can_be_transferred() public {
        vm.expectEmit(address(collection));
        emit Ownable.OwnershipTransferred(owner, bob);
        vm.prank(owner);
        IOwnable(address(collection)).transferOwnership(bob);
        vm.assertEq(IOwnable(address(collection)).owner(), bob);
        vm.assertTrue(collection.open());
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, owner));
        vm.prank(owner);
        collection.toggleOpenState(false);

        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableInvalidOwner.selector, address(0)));
        vm.prank(bob);
        IOwnable(address(collection)).transferOwnership(address(0));
    }

    function test_ownership_can_be_renounced() public {
        vm.expectEmit(address(collection));
        emit Ownable.OwnershipTransferred(owner, address(0));
        vm.prank(owner);
        IOwnable(address(collection)).renounceOwnership();
        vm.assertEq(IOwnable(address(collection)).owner(), address(0));
        vm.assertTrue(collection.open());
    }
}
