// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC1155MetadataURI} from "@openzeppelin/contracts/token/ERC1155/extensions/IERC1155MetadataURI.sol";

/// @title A collection of 42 profile pictures, each of which a receiver can get once per day
/// @notice Day 1 starts at `startDate`. A mint counts for its receiver, not for the account that paid for it.
interface ICollection is IERC1155MetadataURI {
    /// @notice Minting was opened (`state` true) or closed.
    event OpenStateToggled(bool state);

    /// @notice `items` of a batch entry were refused. Items that the receiver already has are skipped, not refused.
    /// @param items one bit per token id, starting with bit 0 for id 1; bits 42 and up are ids that do not exist
    event MintRefused(address indexed receiver, uint256 indexed day, uint256 items);

    /// @notice Minting is closed.
    error MintClosed();

    /// @notice Minting starts at `startDate`, which is after the block's `timestamp`.
    error MintNotStarted(uint256 startDate, uint256 timestamp);

    /// @notice `id` is not one of the collection's ids, 1 to 42.
    error UnknownItem(uint256 id);

    /// @notice `receiver` already received `id` on `day`.
    error AlreadyMinted(address receiver, uint256 day, uint256 id);

    /// @notice The batch is for `day`, but the current day is `currentDay`.
    error WrongMintDay(uint256 day, uint256 currentDay);

    /// @notice `length` bytes are not a whole number of 26-byte entries.
    error MalformedEntries(uint256 length);

    /// @notice Calling a receiver with code needs `required` gas, but only `available` is left.
    error InsufficientGas(uint256 available, uint256 required);

    /// @notice Only the collection itself can call `deliver`, from `mintBatch`.
    error UnauthorizedDelivery(address caller);

    /// @notice Adding `value` would exceed the maximum balance of `id`, 2^27 - 1.
    error BalanceTooLarge(address account, uint256 id, uint256 balance, uint256 value);

    /// @notice Returns whether minting is open.
    function open() external view returns (bool);

    /// @notice Returns the start of day 1, in Unix seconds.
    function startDate() external view returns (uint256);

    /// @notice Returns the current mint day, which is 1 from `startDate` on and 0 before that.
    function getCurrentMintDay() external view returns (uint256);

    /// @notice Returns which of the 42 items `minter` received by minting on `day`, which can be any past day or today.
    function receivedMints(address minter, uint256 day) external view returns (bool[42] memory);

    /// @notice Returns the collection's name.
    function name() external view returns (string memory);

    /// @notice Mints `id` to the caller.
    function mint(uint256 id) external;

    /// @notice Mints `id` to `to`. The caller pays.
    function mintTo(address to, uint256 id) external;

    /// @notice Mints items for many receivers and skips those that a receiver already has for `day`.
    ///
    /// `entries` is a sequence of 26-byte entries:
    ///
    ///     bytes  0..19  receiver, 20 bytes
    ///     bytes 20..25  items, big endian: bit 0 (the lowest of byte 25) is id 1, bit 41 is id 42
    ///
    /// Each requested item has exactly one outcome:
    ///
    /// - minted: a TransferSingle (one item) or TransferBatch (several items) lists it
    /// - skipped: `receivedMints` was already true for it
    /// - refused: a MintRefused lists it
    ///
    /// An item is refused if its id does not exist, if the receiver is the zero address, or if the receiver has code
    /// and does not accept the entry within CALLBACK_GAS. A refusal emits that event and has no other effect. It does
    /// not affect other entries.
    ///
    /// Reverts the whole batch if minting is closed, `day` is not the current day, or `entries` is malformed. Also
    /// reverts if too little gas is left to call a receiver with code, so a caller cannot force a refusal by sending
    /// less gas.
    function mintBatch(uint256 day, bytes calldata entries) external;

    /// @notice Mints one entry to a receiver with code, or reverts. Only the collection can call it, from
    /// `mintBatch`. The separate call lets a refusal revert everything that happened during the entry.
    function deliver(address operator, address receiver, uint256 day, uint256 items) external;

    /// @notice Mints any `amount` of `id` to `to`, outside the daily rules. Owner only.
    function ownerMint(address to, uint256 id, uint256 amount, bytes calldata data) external;

    /// @notice Opens minting (`state` true) or closes it. Owner only.
    function toggleOpenState(bool state) external;

    /// @notice Sets the metadata URI of all 42 ids. Clients replace `{id}` as ERC-1155 defines. Owner only.
    function setURI(string calldata newuri) external;
}
