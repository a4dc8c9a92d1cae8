// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title The storage word that every mint of a wallet reads and writes
/// @dev From the low end:
///
///     4 x 42 bits  what was minted on each day of a four-day period
///         42 bits  loose items: one unit of each, owned but not yet in a balance lane
///         46 bits  the number of the period, 0 for days 1 to 4
///
/// A new wallet's first mint costs this word alone: its items stay loose until their lanes are written anyway.
library PackedMints {
    uint256 internal constant ITEM_COUNT = 42;
    uint256 internal constant ITEMS = (1 << ITEM_COUNT) - 1;
    uint256 internal constant DAYS = 4;

    uint256 private constant LOOSE_SHIFT = DAYS * ITEM_COUNT;
    uint256 private constant PERIOD_SHIFT = LOOSE_SHIFT + ITEM_COUNT;
    uint256 private constant DAY_BITS = (1 << LOOSE_SHIFT) - 1;

    /// @dev The period that `day` belongs to, and where its bits begin there. `day` is at least 1.
    function place(uint256 day) internal pure returns (uint256 period_, uint256 shift) {
        // Unchecked: day is at least 1, and the remainder is below four.
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

    /// @dev The same loose items, in a new period with nothing minted.
    function rolled(uint256 packed, uint256 period_) internal pure returns (uint256) {
        return (packed & (ITEMS << LOOSE_SHIFT)) | (period_ << PERIOD_SHIFT);
    }

    /// @dev With `items` flipped from loose to not, or back.
    function flipLoose(uint256 packed, uint256 items) internal pure returns (uint256) {
        return packed ^ (items << LOOSE_SHIFT);
    }
}
