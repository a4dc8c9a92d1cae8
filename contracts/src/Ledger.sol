// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {PackedMints} from "./PackedMints.sol";
import {ICollection} from "./ICollection.sol";
import {ItemLists} from "./ItemLists.sol";
import {Lanes} from "./Lanes.sol";
import {WalletSlots} from "./WalletSlots.sol";
import {IERC1155Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";

/// @title Who received what on which day, and who owns how many
/// @dev A wallet owns of an id what its lane says, plus one if the item is loose in the packed word.
library Ledger {
    /// Smaller mints stay loose, which costs nothing beyond the packed word they write anyway; larger ones go straight
    /// to their lanes, so that no single later mint has to write all of a wallet's lanes.
    uint256 private constant LOOSE_BELOW = 9;

    /// @dev Records a daily mint and returns the items of it that `wallet` had not received on `day` before.
    /// `day` is the current mint day, which never decreases.
    function record(address wallet, uint256 day, uint256 items) internal returns (uint256 fresh) {
        (uint256 period, uint256 shift) = PackedMints.place(day);
        uint256 packed = WalletSlots.mints(wallet).value;
        if (PackedMints.period(packed) != period) packed = _roll(wallet, packed, period);

        fresh = items & ~(packed >> shift);
        if (fresh == 0) return 0;

        packed |= fresh << shift;
        uint256 loose = PackedMints.loose(packed);
        if (loose & fresh == 0 && ItemLists.count(fresh) < LOOSE_BELOW) {
            packed = PackedMints.flipLoose(packed, fresh);
        } else {
            packed = PackedMints.flipLoose(packed, _settle(wallet, fresh, loose));
        }
        WalletSlots.mints(wallet).value = packed;
    }

    /// @dev The items that `wallet` received by minting on `day`, which is at least 1.
    function received(address wallet, uint256 day) internal view returns (uint256) {
        (uint256 period, uint256 shift) = PackedMints.place(day);
        uint256 word = WalletSlots.mints(wallet).value;
        if (PackedMints.period(word) != period) word = WalletSlots.pastMints(wallet, period).value;
        return (word >> shift) & PackedMints.ITEMS;
    }

    /// @dev How many of `id` the wallet owns; none of an id that does not exist.
    function balanceOf(address wallet, uint256 id) internal view returns (uint256) {
        if (!isItem(id)) return 0;
        (uint256 index, uint256 lane) = _lane(id);
        uint256 settled = Lanes.balance(WalletSlots.lanes(wallet, index).value, lane);
        uint256 loose = PackedMints.loose(WalletSlots.mints(wallet).value);
        // Unchecked: a lane has 28 bits.
        unchecked {
            return settled + ((loose >> (id - 1)) & 1);
        }
    }

    /// @dev Takes `value` of `id` from `wallet`, or reverts.
    function debit(address wallet, uint256 id, uint256 value) internal {
        uint256 balance = balanceOf(wallet, id);
        if (balance < value) revert IERC1155Errors.ERC1155InsufficientBalance(wallet, balance, value, id);
        if (value == 0) return;
        (uint256 index, uint256 lane) = _lane(id);
        uint256 word = _settled(wallet, index);
        // Unchecked: the lane holds the whole balance, which is at least value.
        unchecked {
            WalletSlots.lanes(wallet, index).value = word - Lanes.placed(value, lane);
        }
    }

    /// @dev Gives `value` of `id`, which exists unless value is zero, to `wallet`, or reverts.
    function credit(address wallet, uint256 id, uint256 value) internal {
        if (value == 0) return;
        uint256 balance = balanceOf(wallet, id);
        if (value > Lanes.MAX_BALANCE || balance + value > Lanes.MAX_BALANCE) {
            revert ICollection.BalanceTooLarge(wallet, id, balance, value);
        }
        (uint256 index, uint256 lane) = _lane(id);
        uint256 word = _settled(wallet, index);
        // Unchecked: the lane's sum was just found to fit.
        unchecked {
            WalletSlots.lanes(wallet, index).value = word + Lanes.placed(value, lane);
        }
    }

    /// @dev Whether `id` is one of the collection's.
    function isItem(uint256 id) internal pure returns (bool) {
        return id != 0 && id <= PackedMints.ITEM_COUNT;
    }

    /// @dev Starts a new period in the packed word, and stores the day bits of the old one.
    function _roll(address wallet, uint256 packed, uint256 period) private returns (uint256) {
        uint256 dayBits = PackedMints.dayBits(packed);
        if (dayBits != 0) WalletSlots.pastMints(wallet, PackedMints.period(packed)).value = dayBits;
        return PackedMints.rolled(packed, period);
    }

    /// @dev Adds `fresh` to its lanes, and with it the loose items of every word that is written; returns those.
    function _settle(address wallet, uint256 fresh, uint256 loose) private returns (uint256 settled) {
        // Unchecked: index stays below five; each lane grows by two at most, and never carries (see Lanes).
        unchecked {
            for (uint256 index = 0; index < Lanes.WORDS; ++index) {
                uint256 shift = index * Lanes.PER_WORD;
                uint256 freshHere = (fresh >> shift) & Lanes.ITEMS;
                if (freshHere == 0) continue;
                uint256 looseHere = (loose >> shift) & Lanes.ITEMS;
                WalletSlots.lanes(wallet, index).value += Lanes.units(freshHere) + Lanes.units(looseHere);
                settled |= looseHere << shift;
            }
        }
    }

    /// @dev A word of lanes with its loose items counted in, and no longer loose. The caller writes the word.
    function _settled(address wallet, uint256 index) private returns (uint256 word) {
        word = WalletSlots.lanes(wallet, index).value;
        uint256 packed = WalletSlots.mints(wallet).value;
        // Unchecked: index is below five; one more in a lane never carries (see Lanes).
        unchecked {
            uint256 shift = index * Lanes.PER_WORD;
            uint256 loose = (PackedMints.loose(packed) >> shift) & Lanes.ITEMS;
            if (loose == 0) return word;
            WalletSlots.mints(wallet).value = PackedMints.flipLoose(packed, loose << shift);
            return word + Lanes.units(loose);
        }
    }

    /// @dev The word and lane of an id that exists.
    function _lane(uint256 id) private pure returns (uint256 index, uint256 lane) {
        // Unchecked: id is at least 1.
        unchecked {
            return ((id - 1) / Lanes.PER_WORD, (id - 1) % Lanes.PER_WORD);
        }
    }
}
