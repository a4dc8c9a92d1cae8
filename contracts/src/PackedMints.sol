// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title The storage word that every mint reads and writes
/// @dev Layout, starting with the lowest bits:
///
///     4 x 42 bits  the items minted on each day of a four-day period
///         42 bits  loose items: the wallet owns one of each that is not yet in a balance lane
///         46 bits  the number of the period, 0 for days 1 to 4
///
/// The first mint of a new wallet writes only this word. Its items stay loose until a later mint or transfer writes
/// their lanes.
library PackedMints {
    uint256 internal constant ITEM_COUNT = 42;
    uint256 internal constant ITEMS = (1 << ITEM_COUNT) - 1;
    uint256 internal constant DAYS = 4;

    uint256 private constant LOOSE_SHIFT = DAYS * ITEM_COUNT;
    uint256 private constant PERIOD_SHIFT = LOOSE_SHIFT + ITEM_COUNT;
    uint256 private constant DAY_BITS = (1 << LOOSE_SHIFT) - 1;

    /// @dev Returns the period of `day` and the position of the day's bits in it. `day` is at least 1.
    function place(uint256 day) internal pure returns (uint256 period_, uint256 shift) {
        // Unchecked: day is at least 1, and the remainder is less than four.
        unchecked {
            period_ = (day - 1) / DAYS;
            shift = ((day - 1) % DAYS) * ITEM_COUNT;
        }
    }

    function period(uint256 packed) internal pure returns (uint256) {
        return packed >> PERIOD_SHIFT;
    }

    function dayBits(uint256 packed) internal pure returns (uint256) {
        return packed & DAY_BITS;
    }

    function loose(uint256 packed) internal pure returns (uint256) {
        return (packed >> LOOSE_SHIFT) & ITEMS;
    }

    /// @dev Returns the word for a new period, with the same loose items and no mints.
    function rolled(uint256 packed, uint256 period_) internal pure returns (uint256) {
        return (packed & (ITEMS << LOOSE_SHIFT)) | (period_ << PERIOD_SHIFT);
    }

    /// @dev Returns the word with the loose bits of `items` flipped.
    function flipLoose(uint256 packed, uint256 items) internal pure returns (uint256) {
        return packed ^ (items << LOOSE_SHIFT);
    }
}
