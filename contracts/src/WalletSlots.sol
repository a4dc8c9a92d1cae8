// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {StorageSlot} from "@openzeppelin/contracts/utils/StorageSlot.sol";

/// @title Where a wallet's words are
/// @dev The address itself is the high part of the slot: no hashing, and no two wallets can meet. Every kind is above
/// zero, so that not even the zero address shares a slot with the contract's ordinary variables.
library WalletSlots {
    uint256 private constant HOME = 1 << 88;
    uint256 private constant LANES = 2 << 88;
    uint256 private constant PAST = 3 << 88;

    /// @dev The wallet's home word.
    function home(address wallet) internal pure returns (StorageSlot.Uint256Slot storage) {
        return _slot(wallet, HOME);
    }

    /// @dev The wallet's balances of ids 9 * index + 1 to 9 * index + 9.
    function lanes(address wallet, uint256 index) internal pure returns (StorageSlot.Uint256Slot storage) {
        return _slot(wallet, LANES | index);
    }

    /// @dev What the wallet minted in a period that its home word has left behind.
    function past(address wallet, uint256 period) internal pure returns (StorageSlot.Uint256Slot storage) {
        return _slot(wallet, PAST | period);
    }

    function _slot(address wallet, uint256 place) private pure returns (StorageSlot.Uint256Slot storage) {
        return StorageSlot.getUint256Slot(bytes32((uint256(uint160(wallet)) << 96) | place));
    }
}
