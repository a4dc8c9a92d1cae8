// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IReferenceCollection} from "../reference/IReferenceCollection.sol";
import {CollectionTest} from "../support/CollectionTest.sol";

/// @title The gas of minting in whole transactions, compared with OpenZeppelin's ERC1155
/// hardhat-config: default.isolate = true
contract MintGasTest is CollectionTest {
    string private constant OURS = "collection";
    string private constant THEIRS = "openzeppelin";

    IReferenceCollection private baseline;

    function setUp() public override {
        super.setUp();
        baseline = deployReference();
    }

    function test_first_mint_of_a_new_wallet() public {
        vm.prank(alice);
        collection.mint(7);
        uint256 gas = vm.snapshotGasLastCall(OURS, "mint: first of a new wallet");
        vm.assertLe(gas, 71_600);

        vm.prank(alice);
        baseline.mint(7);
        vm.snapshotGasLastCall(THEIRS, "mint: first of a new wallet");
    }

    function test_first_mint_to_a_new_wallet() public {
        vm.prank(relayer);
        collection.mintTo(alice, 7);
        uint256 gas = vm.snapshotGasLastCall(OURS, "mintTo: first of a new wallet");
        vm.assertLe(gas, 71_600);

        vm.prank(relayer);
        baseline.mintTo(alice, 7);
        vm.snapshotGasLastCall(THEIRS, "mintTo: first of a new wallet");
    }

    function test_second_mint_of_a_day() public {
        collection.mintTo(alice, 7);
        baseline.mintTo(alice, 7);

        vm.prank(relayer);
        collection.mintTo(alice, 8);
        vm.snapshotGasLastCall(OURS, "mintTo: second of the day");

        vm.prank(relayer);
        baseline.mintTo(alice, 8);
        vm.snapshotGasLastCall(THEIRS, "mintTo: second of the day");
    }

    function test_a_whole_set_every_day() public {
        uint256 gas = wholeSet("batch: 42 items of a new wallet", 1);
        vm.assertLe(gas, 42 * 5_000);

        gas = wholeSet("batch: 42 items on a later day of the same word", 2);
        vm.assertLe(gas, 42 * 2_600);

        gas = wholeSet("batch: 42 items on a day that opens a new word", 5);
        vm.assertLe(gas, 42 * 3_000);

        gas = wholeSet("batch: 42 items on a day that opens a third word", 9);
        vm.assertLe(gas, 42 * 3_000);
    }

    function test_a_hundred_new_wallets() public {
        vm.assertLe(hundred("batch: 100 new wallets, one item each", 1, 0), 100 * 48_500);
        hundred("batch: 100 wallets, the same item a day later", 2, 0);
    }

    function test_a_hundred_wallets_again_the_same_day() public {
        hundred("batch: 100 new wallets, one item each", 1, 0);
        hundred("batch: 100 wallets, a second item the same day", 1, 7);
    }

    function wholeSet(string memory what, uint256 day) private returns (uint256 gas) {
        warpToDay(day);
        address[] memory receivers = new address[](42);
        for (uint256 i = 0; i < 42; ++i) {
            receivers[i] = alice;
        }
        vm.prank(relayer);
        baseline.mintMany(receivers, idsOf(ALL));
        vm.snapshotGasLastCall(THEIRS, what);

        vm.prank(relayer);
        collection.mintBatch(day, entry(alice, ALL));
        return vm.snapshotGasLastCall(OURS, what);
    }

    /// @dev Returns one item for each of a hundred wallets; each `turn` selects another item.
    function hundred(string memory what, uint256 day, uint256 turn) private returns (uint256 gas) {
        warpToDay(day);
        address[] memory receivers = new address[](100);
        uint256[] memory ids = new uint256[](100);
        bytes memory entries;
        for (uint256 i = 0; i < 100; ++i) {
            receivers[i] = newWallet(i);
            ids[i] = ((i + turn) % 42) + 1;
            entries = bytes.concat(entries, entry(receivers[i], bit(ids[i])));
        }
        vm.prank(relayer);
        baseline.mintMany(receivers, ids);
        vm.snapshotGasLastCall(THEIRS, what);

        vm.prank(relayer);
        collection.mintBatch(day, entries);
        return vm.snapshotGasLastCall(OURS, what);
    }

    function newWallet(uint256 index) private pure returns (address) {
        return address(uint160(uint256(keccak256(abi.encode("wallet", index)))));
    }
}
