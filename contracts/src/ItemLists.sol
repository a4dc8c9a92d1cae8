// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC1155} from "@openzeppelin/contracts/token/ERC1155/IERC1155.sol";

/// @title Sets of items, as the lists that ERC-1155 speaks
library ItemLists {
    /// @dev How many items there are in a set of at most 42.
    function count(uint256 items) internal pure returns (uint256) {
        // Unchecked: sums of bits within fields wide enough for them; the last line adds six bytes up.
        unchecked {
            items -= (items >> 1) & 0x155555555555;
            items = (items & 0x333333333333) + ((items >> 2) & 0x333333333333);
            items = (items + (items >> 4)) & 0x0f0f0f0f0f0f;
            return ((items * 0x010101010101) >> 40) & 0xff;
        }
    }

    /// @dev The ids in `items` and a one for each, laid out so that a TransferBatch needs no second copy:
    /// two words before `ids`, its data begins; `amounts` follows `ids` at once, and ends it.
    function build(uint256 items) internal pure returns (uint256[] memory ids, uint256[] memory amounts) {
        assembly ("memory-safe") {
            let start := mload(0x40)
            ids := add(start, 0x40)
            let end := add(ids, 0x20)
            for { let id := 1 } items { id := add(id, 1) } {
                if and(items, 1) {
                    mstore(end, id)
                    end := add(end, 0x20)
                }
                items := shr(1, items)
            }
            amounts := end
            let size := sub(amounts, ids)
            mstore(start, 0x40)
            mstore(add(start, 0x20), add(size, 0x40))
            let length := sub(shr(5, size), 1)
            mstore(ids, length)
            mstore(amounts, length)
            end := add(amounts, size)
            for { let slot := add(amounts, 0x20) } lt(slot, end) { slot := add(slot, 0x20) } {
                mstore(slot, 1)
            }
            mstore(0x40, end)
        }
    }

    /// @dev Emits TransferBatch for lists that `build` made.
    function logMint(address operator, address to, uint256[] memory ids, uint256[] memory amounts) internal {
        bytes32 topic = IERC1155.TransferBatch.selector;
        assembly ("memory-safe") {
            let start := sub(ids, 0x40)
            let size := sub(add(amounts, sub(amounts, ids)), start)
            log4(start, size, topic, operator, 0, to)
        }
    }
}
