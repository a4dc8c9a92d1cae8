// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Nine balances packed into one word
/// @dev A lane has 28 bits. MAX_BALANCE, the limit for transfers and owner mints, uses 27 of them. Daily mints do not
/// check the limit: at one per day, overflowing the spare bit takes 2^27 days.
library Lanes {
    uint256 internal constant PER_WORD = 9;
    uint256 internal constant WORDS = 5;
    uint256 internal constant ITEMS = (1 << PER_WORD) - 1;
    uint256 internal constant MAX_BALANCE = (1 << 27) - 1;

    uint256 private constant BITS = 28;
    uint256 private constant LANE = (1 << BITS) - 1;

    // Nine ones, 27 bits apart and 28 bits apart.
    uint256 private constant SPREAD = 0x1000000200000040000008000001000000200000040000008000001;
    uint256 private constant UNITS = 0x100000010000001000000100000010000001000000100000010000001;

    /// @dev Returns a word with one unit in the lane of every item in `items`, which has nine bits.
    function units(uint256 items) internal pure returns (uint256) {
        // The product contains nine copies of the items, 27 bits apart. Copy i has item i at bit 28 * i, which no
        // other copy overlaps. Unchecked: 9 bits times 217 bits fit.
        unchecked {
            return (items * SPREAD) & UNITS;
        }
    }

    /// @dev Returns the balance in a lane.
    function balance(uint256 word, uint256 lane) internal pure returns (uint256) {
        // Unchecked: lane is below nine.
        unchecked {
            return (word >> (lane * BITS)) & LANE;
        }
    }

    /// @dev Returns `value` shifted to a lane, to be added to or subtracted from a word.
    function placed(uint256 value, uint256 lane) internal pure returns (uint256) {
        // Unchecked: lane is below nine.
        unchecked {
            return value << (lane * BITS);
        }
    }
}
