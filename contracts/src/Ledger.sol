// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {PackedMints} from "./PackedMints.sol";
import {ICollection} from "./ICollection.sol";
import {ItemLists} from "./ItemLists.sol";
import {Lanes} from "./Lanes.sol";
import {WalletSlots} from "./WalletSlots.sol";
import {IERC1155Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";

/// @title The daily mints and the balances of every wallet
/// @dev A wallet's balance of an id is the value of its lane, plus one if the item is loose in the packed word.
library Ledger {
    /// Smaller mints stay loose, because the packed word is written anyway. Larger mints go directly to their lanes, so
    /// that no later mint has to write all of a wallet's lanes.
    uint256 private constant LOOSE_BELOW = 9;

    /// @dev Records a daily mint and returns the items that `wallet` had not yet received on `day`.
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

    /// @dev Returns the items that `wallet` received by minting on `day`, which is at least 1.
    function received(address wallet, uint256 day) internal view returns (uint256) {
        (uint256 period, uint256 shift) = PackedMints.place(day);
        uint256 word = WalletSlots.mints(wallet).value;
        if (PackedMints.period(word) != period) word = WalletSlots.pastMints(wallet, period).value;
        return (word >> shift) & PackedMints.ITEMS;
    }

    /// @dev Returns the wallet's balance of `id`, which is zero for unknown ids.
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

    /// @dev Subtracts `value` of `id` from `wallet`, or reverts.
    function debit(address wallet, uint256 id, uint256 value) internal {
        uint256 balance = balanceOf(wallet, id);
        if (balance < value) revert IERC1155Errors.ERC1155InsufficientBalance(wallet, balance, value, id);
        if (value == 0) return;
        (uint256 index, uint256 lane) = _lane(id);
        uint256 word = _settled(wallet, index);
        // Unchecked: the lane now contains the whole balance, which is at least value.
        unchecked {
            WalletSlots.lanes(wallet, index).value = word - Lanes.placed(value, lane);
        }
    }

    /// @dev Adds `value` of `id` to `wallet`, or reverts. Unless `value` is zero, `id` must exist.
    function credit(address wallet, uint256 id, uint256 value) internal {
        if (value == 0) return;
        uint256 balance = balanceOf(wallet, id);
        if (value > Lanes.MAX_BALANCE || balance + value > Lanes.MAX_BALANCE) {
            revert ICollection.BalanceTooLarge(wallet, id, balance, value);
        }
        (uint256 index, uint256 lane) = _lane(id);
        uint256 word = _settled(wallet, index);
        // Unchecked: the check above ensures that the sum fits into the lane.
        unchecked {
            WalletSlots.lanes(wallet, index).value = word + Lanes.placed(value, lane);
        }
    }

    /// @dev Returns whether `id` is an item of the collection.
    function isItem(uint256 id) internal pure returns (bool) {
        return id != 0 && id <= PackedMints.ITEM_COUNT;
    }

    /// @dev Stores the day bits of the old period and returns the packed word for the new one.
    function _roll(address wallet, uint256 packed, uint256 period) private returns (uint256) {
        uint256 dayBits = PackedMints.dayBits(packed);
        if (dayBits != 0) WalletSlots.pastMints(wallet, PackedMints.period(packed)).value = dayBits;
        return PackedMints.rolled(packed, period);
    }

    /// @dev Adds `fresh` to the lanes, together with the loose items of every word it writes. Returns those items.
    function _settle(address wallet, uint256 fresh, uint256 loose) private returns (uint256 settled) {
        // Unchecked: index is below five, and each lane grows by at most two, which never carries (see Lanes).
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

    /// @dev Returns a word of lanes including its loose items, which are then no longer loose. The caller stores it.
    function _settled(address wallet, uint256 index) private returns (uint256 word) {
        word = WalletSlots.lanes(wallet, index).value;
        uint256 packed = WalletSlots.mints(wallet).value;
        // Unchecked: index is below five, and adding one to a lane never carries (see Lanes).
        unchecked {
            uint256 shift = index * Lanes.PER_WORD;
            uint256 loose = (PackedMints.loose(packed) >> shift) & Lanes.ITEMS;
            if (loose == 0) return word;
            WalletSlots.mints(wallet).value = PackedMints.flipLoose(packed, loose << shift);
            return word + Lanes.units(loose);
        }
    }

    /// @dev Returns the word and lane of an existing id.
    function _lane(uint256 id) private pure returns (uint256 index, uint256 lane) {
        // Unchecked: id is at least 1.
        unchecked {
            return ((id - 1) / Lanes.PER_WORD, (id - 1) % Lanes.PER_WORD);
        }
    }
}
