// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ICollection} from "../src/ICollection.sol";
import {CollectionTest} from "./support/CollectionTest.sol";
import {Vm} from "./support/Vm.sol";
import {IERC1155} from "@openzeppelin/contracts/token/ERC1155/IERC1155.sol";

/// @title mintBatch: its format, what it skips, and when it reverts
contract BatchTest is CollectionTest {
    function test_mints_many_items_for_many_receivers_and_emits_events() public {
        bytes memory entries = bytes.concat(entry(alice, ALL), entry(bob, bit(3)), entry(relayer, bit(1) | bit(42)));
        expectMint(relayer, alice, ALL);
        expectMint(relayer, bob, bit(3));
        expectMint(relayer, relayer, bit(1) | bit(42));
        vm.prank(relayer);
        collection.mintBatch(1, entries);
        vm.assertEq(received(alice, 1), ALL);
        vm.assertEq(total(alice), 42);
        vm.assertEq(received(bob, 1), bit(3));
        vm.assertEq(total(bob), 1);
        vm.assertEq(received(relayer, 1), bit(1) | bit(42));
        vm.assertEq(total(relayer), 2);
    }

    function test_skips_items_minted_before_and_mints_the_rest() public {
        vm.prank(alice);
        collection.mint(2);
        expectMint(relayer, alice, bit(1) | bit(3));
        vm.prank(relayer);
        collection.mintBatch(1, entry(alice, bit(1) | bit(2) | bit(3)));
        vm.assertEq(collection.balanceOf(alice, 2), 1);
        vm.assertEq(total(alice), 3);
    }

    function test_emits_no_event_for_an_entry_minted_before() public {
        collection.mintBatch(1, entry(alice, ALL));
        vm.recordLogs();
        collection.mintBatch(1, bytes.concat(entry(alice, ALL), entry(alice, bit(9))));
        vm.assertEq(vm.getRecordedLogs().length, 0);
        vm.assertEq(total(alice), 42);
    }

    function test_a_receiver_listed_twice_gets_each_item_once() public {
        expectMint(address(this), alice, bit(1) | bit(2));
        expectMint(address(this), alice, bit(3));
        collection.mintBatch(1, bytes.concat(entry(alice, bit(1) | bit(2)), entry(alice, bit(2) | bit(3))));
        vm.assertEq(total(alice), 3);
    }

    function test_an_empty_batch_and_an_empty_entry_do_nothing() public {
        vm.recordLogs();
        collection.mintBatch(1, "");
        collection.mintBatch(1, entry(alice, 0));
        vm.assertEq(vm.getRecordedLogs().length, 0);
        vm.assertEq(total(alice), 0);
    }

    function test_is_open_to_any_caller() public {
        vm.prank(bob);
        collection.mintBatch(1, entry(alice, bit(5)));
        vm.assertEq(collection.balanceOf(alice, 5), 1);
    }

    function test_reverts_a_batch_for_another_day() public {
        warpToDay(2);
        uint256[4] memory others = [uint256(0), 1, 3, type(uint256).max];
        for (uint256 i = 0; i < others.length; ++i) {
            vm.expectRevert(abi.encodeWithSelector(ICollection.WrongMintDay.selector, others[i], 2));
            collection.mintBatch(others[i], entry(alice, ALL));
        }
        vm.assertEq(received(alice, 2), 0);
    }

    function test_reverts_incomplete_entries() public {
        uint256[4] memory lengths = [uint256(1), 25, 27, 51];
        for (uint256 i = 0; i < lengths.length; ++i) {
            vm.expectRevert(abi.encodeWithSelector(ICollection.MalformedEntries.selector, lengths[i]));
            collection.mintBatch(1, new bytes(lengths[i]));
        }
    }

    function test_refuses_only_the_entry_of_the_zero_address() public {
        expectRefusal(address(0), 1, bit(4));
        expectMint(address(this), alice, bit(4));
        collection.mintBatch(1, bytes.concat(entry(address(0), bit(4)), entry(alice, bit(4))));
        vm.assertEq(received(address(0), 1), 0);
        vm.assertEq(total(address(0)), 0);
    }

    function test_refuses_only_unknown_items() public {
        uint256 unknown = uint256(63) << 42;
        expectMint(address(this), alice, bit(42));
        expectRefusal(alice, 1, unknown);
        expectMint(address(this), bob, bit(1));
        collection.mintBatch(1, bytes.concat(entry(alice, unknown | bit(42)), entry(bob, bit(1))));
        vm.assertEq(received(alice, 1), bit(42));

        expectRefusal(bob, 1, uint256(1) << 47);
        collection.mintBatch(1, entry(bob, uint256(1) << 47));
        vm.assertEq(total(bob), 1);
    }

    function test_an_entry_costs_no_more_in_a_large_batch_than_in_a_small_one() public {
        vm.assertLe(averageCost(60, 60), averageCost(10, 10));
    }

    /// @dev The events list exactly the minted set, with ascending ids and an amount of one each.
    function testFuzz_events_list_exactly_the_minted_items(uint256 before, uint256 items) public {
        before &= ALL;
        items &= ALL;
        collection.mintBatch(1, entry(alice, before));
        vm.recordLogs();
        vm.prank(relayer);
        collection.mintBatch(1, entry(alice, items));
        Vm.Log[] memory logs = vm.getRecordedLogs();

        uint256[] memory ids = idsOf(items & ~before);
        if (ids.length == 0) {
            vm.assertEq(logs.length, 0);
            return;
        }
        vm.assertEq(logs.length, 1);
        vm.assertEq(logs[0].topics[1], bytes32(uint256(uint160(relayer))));
        vm.assertEq(logs[0].topics[2], 0);
        vm.assertEq(logs[0].topics[3], bytes32(uint256(uint160(alice))));
        if (ids.length == 1) {
            vm.assertEq(logs[0].topics[0], IERC1155.TransferSingle.selector);
            vm.assertEq(logs[0].data, abi.encode(ids[0], 1));
        } else {
            vm.assertEq(logs[0].topics[0], IERC1155.TransferBatch.selector);
            vm.assertEq(logs[0].data, abi.encode(ids, ones(ids.length)));
        }
    }

    /// @dev Compares three wallets over several days: batches in one collection, single mints in another.
    function testFuzz_a_batch_equals_its_mints_one_by_one(uint256 seed) public {
        ICollection oneByOne = deployCollection(START, true);
        address[3] memory wallets = [alice, bob, relayer];
        uint256 day = 1;
        for (uint256 round = 0; round < 6; ++round) {
            seed = uint256(keccak256(abi.encode(seed)));
            day += (seed >> 200) % 3;
            warpToDay(day);
            bytes memory entries;
            for (uint256 i = 0; i < 3; ++i) {
                // Sparse sets, dense sets, and single items.
                uint256 shape = (seed >> (100 + i)) % 3;
                uint256 items = (seed >> (i * 42)) & ALL;
                if (shape == 0) items &= seed >> (i * 31 + 7);
                if (shape == 1) items = 1 << (items % 42);
                entries = bytes.concat(entries, entry(wallets[i], items));
                mintOneByOne(oneByOne, wallets[i], items);
            }
            collection.mintBatch(day, entries);
        }
        for (uint256 i = 0; i < 3; ++i) {
            for (uint256 id = 1; id <= 42; ++id) {
                vm.assertEq(collection.balanceOf(wallets[i], id), oneByOne.balanceOf(wallets[i], id));
            }
            for (uint256 past = 1; past <= day; ++past) {
                vm.assertEq(
                    abi.encode(collection.receivedMints(wallets[i], past)),
                    abi.encode(oneByOne.receivedMints(wallets[i], past))
                );
            }
        }
    }

    /// @dev Returns the gas of an entry of 42 items for a new wallet, in a batch of `count`.
    function averageCost(uint160 count, uint160 salt) private returns (uint256) {
        bytes memory entries;
        for (uint160 i = 1; i <= count; ++i) {
            entries = bytes.concat(entries, entry(address((salt << 80) | (i << 40)), ALL));
        }
        collection.mintBatch(1, entries);
        return vm.lastCallGas().gasTotalUsed / count;
    }

    function mintOneByOne(ICollection target, address wallet, uint256 items) private {
        uint256[] memory ids = idsOf(items);
        for (uint256 i = 0; i < ids.length; ++i) {
            try target.mintTo(wallet, ids[i]) {} catch {}
        }
    }
}
