// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC1155} from "@openzeppelin/contracts/token/ERC1155/IERC1155.sol";

/// @title Converts sets of items to the id and amount lists of ERC-1155
library ItemLists {
    uint256 private constant ID_BY_REMAINDER = 0x000102060317070d040b181a08130e1c05160c0a19121b15091114100f000000;

    /// @dev Returns the number of items in a set of at most 42.
    function count(uint256 items) internal pure returns (uint256) {
        // Unchecked: each field is wide enough for its sum of bits. The last line adds six bytes.
        unchecked {
            items -= (items >> 1) & 0x15555555555;
            items = (items & 0x333333333333) + ((items >> 2) & 0x333333333333);
            items = (items + (items >> 4)) & 0x0f0f0f0f0f0f;
            return ((items * 0x010101010101) >> 40) & 0xff;
        }
    }

    /// @dev Returns whether a set has at most one item.
    function isSingle(uint256 items) internal pure returns (bool) {
        // Unchecked: zero wraps around, but the mask is zero then.
        unchecked {
            return items & (items - 1) == 0;
        }
    }

    /// @dev Returns the id of the only item in a set.
    function idOf(uint256 item) internal pure returns (uint256 id) {
        // The powers of two up to 2^27 all differ modulo 29, so the remainder is the index of the id in a byte table.
        assembly ("memory-safe") {
            let high := mul(28, gt(item, 0xfffffff))
            id := add(high, byte(mod(shr(high, item), 29), ID_BY_REMAINDER))
        }
    }

    /// @dev Returns the ids in `items` and an amount of one for each. The memory layout doubles as the data of a
    /// TransferBatch: it starts two words before `ids`, and `amounts` directly follows `ids`.
    function build(uint256 items) internal pure returns (uint256[] memory ids, uint256[] memory amounts) {
        uint256 length = count(items);
        assembly ("memory-safe") {
            let start := mload(0x40)
            let size := shl(5, add(length, 1))
            ids := add(start, 0x40)
            amounts := add(ids, size)
            mstore(0x40, add(amounts, size))
            mstore(start, 0x40)
            mstore(add(start, 0x20), add(size, 0x40))
            mstore(ids, length)
            mstore(amounts, length)
            // Avoids a branch by writing every id; the next one overwrites it unless it is in the set.
            // The last id written is the highest of the set, so the loop never writes past the lists.
            let next := add(ids, 0x20)
            for {
                let id := 1
            } items {
                id := add(id, 1)
            } {
                mstore(next, id)
                mstore(add(next, size), 1)
                next := add(next, shl(5, and(items, 1)))
                items := shr(1, items)
            }
        }
    }

    /// @dev Emits TransferBatch for lists returned by `build`.
    function logMint(address operator, address to, uint256[] memory ids, uint256[] memory amounts) internal {
        bytes32 topic = IERC1155.TransferBatch.selector;
        assembly ("memory-safe") {
            let start := sub(ids, 0x40)
            let size := sub(add(amounts, sub(amounts, ids)), start)
            log4(start, size, topic, operator, 0, to)
        }
    }
}
