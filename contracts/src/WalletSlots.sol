// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {StorageSlot} from "@openzeppelin/contracts/utils/StorageSlot.sol";

/// @title The storage slots of a wallet's words
/// @dev The address is the high part of the slot, so slots need no hashing and wallets cannot collide. Every kind is
/// nonzero, so that even the zero address does not share a slot with the contract's ordinary variables.
library WalletSlots {
    uint256 private constant MINTS = 1 << 88;
    uint256 private constant LANES = 2 << 88;
    uint256 private constant PAST_MINTS = 3 << 88;

    /// @dev Returns the slot of the wallet's PackedMints word.
    function mints(address wallet) internal pure returns (StorageSlot.Uint256Slot storage) {
        return _slot(wallet, MINTS);
    }

    /// @dev Returns the slot of the wallet's balances of ids 9 * index + 1 to 9 * index + 9.
    function lanes(address wallet, uint256 index) internal pure returns (StorageSlot.Uint256Slot storage) {
        return _slot(wallet, LANES | index);
    }

    /// @dev Returns the slot of the wallet's mints in a period before the one in its PackedMints word.
    function pastMints(address wallet, uint256 period) internal pure returns (StorageSlot.Uint256Slot storage) {
        return _slot(wallet, PAST_MINTS | period);
    }

    function _slot(address wallet, uint256 place) private pure returns (StorageSlot.Uint256Slot storage) {
        return StorageSlot.getUint256Slot(bytes32((uint256(uint160(wallet)) << 96) | place));
    }
}
