// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC1155} from "@openzeppelin/contracts/token/ERC1155/IERC1155.sol";

/// @title Sets of items as the id and amount lists of ERC-1155
library ItemLists {
    uint256 private constant ID_BY_REMAINDER = 0x000102060317070d040b181a08130e1c05160c0a19121b15091114100f000000;

    /// @dev How many items there are in a set of at most 42.
    function count(uint256 items) internal pure returns (uint256) {
        // Unchecked: sums of bits within fields wide enough for them; the last line adds six bytes up.
        unchecked {
            items -= (items >> 1) & 0x15555555555;
            items = (items & 0x333333333333) + ((items >> 2) & 0x333333333333);
            items = (items + (items >> 4)) & 0x0f0f0f0f0f0f;
            return ((items * 0x010101010101) >> 40) & 0xff;
        }
    }

    /// @dev Whether there is one item at most.
    function isSingle(uint256 items) internal pure returns (bool) {
        // Unchecked: what zero wraps to is masked by zero.
        unchecked {
            return items & (items - 1) == 0;
        }
    }

    /// @dev The id of a set's only item.
    function idOf(uint256 item) internal pure returns (uint256 id) {
        // The powers of two up to 2^27 all differ modulo 29: the remainder finds the id in a table of bytes.
        assembly ("memory-safe") {
            let high := mul(28, gt(item, 0xfffffff))
            id := add(high, byte(mod(shr(high, item), 29), ID_BY_REMAINDER))
        }
    }

    /// @dev The ids in `items` and a one for each, laid out so that a TransferBatch needs no second copy:
    /// the event data begins two words before `ids`, and `amounts` directly follows `ids`.
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
            // Every id is written, and the next one written over it unless it is in the set: no branch to pay for.
            // The last one written is the highest of the set, so nothing is written past the lists.
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
