// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Nine balances side by side in a word
/// @dev A lane has 28 bits. Transfers and owner mints stop at MAX_BALANCE, which uses 27 of them; daily mints do not
/// check it, since one a day would need 2^27 days to overflow the bit that is left.
library Lanes {
    uint256 internal constant PER_WORD = 9;
    uint256 internal constant WORDS = 5;
    uint256 internal constant ITEMS = (1 << PER_WORD) - 1;
    uint256 internal constant MAX_BALANCE = (1 << 27) - 1;

    uint256 private constant BITS = 28;
    uint256 private constant LANE = (1 << BITS) - 1;

    // A one every 27 bits, and a one every 28 bits.
    uint256 private constant SPREAD = 0x1000000200000040000008000001000000200000040000008000001;
    uint256 private constant UNITS = 0x100000010000001000000100000010000001000000100000010000001;

    /// @dev One unit in the lane of every item set in `items`, which has nine bits.
    function units(uint256 items) internal pure returns (uint256) {
        // The product holds nine copies of the items, 27 bits apart; copy i has item i at bit 28 * i, where no other
        // copy reaches. Unchecked: 9 bits times 217 bits.
        unchecked {
            return (items * SPREAD) & UNITS;
        }
    }

    /// @dev The balance in a lane.
    function balance(uint256 word, uint256 lane) internal pure returns (uint256) {
        // Unchecked: lane is below nine.
        unchecked {
            return (word >> (lane * BITS)) & LANE;
        }
    }

    /// @dev `value` placed in a lane, to be added to or taken from a word.
    function placed(uint256 value, uint256 lane) internal pure returns (uint256) {
        // Unchecked: lane is below nine.
        unchecked {
            return value << (lane * BITS);
        }
    }
}
