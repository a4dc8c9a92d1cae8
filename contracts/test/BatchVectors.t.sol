// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ICollection} from "../src/ICollection.sol";
import {CollectionTest} from "./support/CollectionTest.sol";

/// @title The published batch calldata examples, for authors of encoders
contract BatchVectorsTest is CollectionTest {
    uint256 private constant COUNT = 6;

    function test_the_collection_decodes_every_vector() public {
        string memory json = vm.readFile("test/vectors/mint-batch.json");
        for (uint256 i = 0; i < COUNT; ++i) {
            string memory key = string.concat(".vectors[", vm.toString(i), "]");
            uint256 day = vm.parseJsonUint(json, string.concat(key, ".day"));
            bytes memory entries = vm.parseJsonBytes(json, string.concat(key, ".entries"));
            vm.assertEq(
                vm.parseJsonBytes(json, string.concat(key, ".calldata")),
                abi.encodeCall(ICollection.mintBatch, (day, entries))
            );

            collection = deployCollection(START, true);
            warpToDay(day);
            collection.mintBatch(day, entries);
            check(json, key, day, entries.length / 26);
        }
    }

    /// @dev Checks that each receiver has exactly the items of its entries.
    function check(string memory json, string memory key, uint256 day, uint256 count) private view {
        for (uint256 i = 0; i < count; ++i) {
            address receiver = parseAddress(json, key, i);
            uint256 expected;
            for (uint256 j = 0; j < count; ++j) {
                if (parseAddress(json, key, j) != receiver) continue;
                uint256[] memory ids = vm.parseJsonUintArray(json, string.concat(key, ".ids[", vm.toString(j), "]"));
                for (uint256 k = 0; k < ids.length; ++k) {
                    expected |= bit(ids[k]);
                }
            }
            vm.assertEq(received(receiver, day), expected);
            vm.assertEq(total(receiver), idsOf(expected).length);
        }
    }

    function parseAddress(string memory json, string memory key, uint256 index) private pure returns (address) {
        return vm.parseJsonAddress(json, string.concat(key, ".receivers[", vm.toString(index), "]"));
    }
}
