// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC1155MetadataURI} from "@openzeppelin/contracts/token/ERC1155/extensions/IERC1155MetadataURI.sol";

/// @title A collection of 42 profile pictures, each mintable once per day and receiver
/// @notice Days are counted from 1 at `startDate`. A mint counts for its receiver, not for its payer.
interface ICollection is IERC1155MetadataURI {
    /// @notice Minting was opened (`state` true) or closed.
    event OpenStateToggled(bool state);

    /// @notice `items` of a batch entry were not minted, and not because the receiver had them already.
    /// @param items one bit per token id, bit 0 for id 1; bits from 42 up name ids that do not exist
    event MintRefused(address indexed receiver, uint256 indexed day, uint256 items);

    /// @notice Minting is closed.
    error MintClosed();

    /// @notice Minting begins at `startDate`, later than the block's `timestamp`.
    error MintNotStarted(uint256 startDate, uint256 timestamp);

    /// @notice `id` is not one of the collection's ids, 1 to 42.
    error UnknownItem(uint256 id);

    /// @notice `receiver` got `id` on this `day` already.
    error AlreadyMinted(address receiver, uint256 day, uint256 id);

    /// @notice The batch was meant for `day`, but the chain is at `currentDay`.
    error WrongMintDay(uint256 day, uint256 currentDay);

    /// @notice `length` bytes are not a whole number of 26-byte entries.
    error MalformedEntries(uint256 length);

    /// @notice Too little gas is left to call a receiver with code: `required` is needed.
    error InsufficientGas(uint256 available, uint256 required);

    /// @notice Only the collection itself delivers, inside `mintBatch`.
    error UnauthorizedDelivery(address caller);

    /// @notice `value` more of `id` would exceed the largest balance of the account, 2^27 - 1.
    error BalanceTooLarge(address account, uint256 id, uint256 balance, uint256 value);

    /// @notice Whether anybody may mint now.
    function open() external view returns (bool);

    /// @notice The second at which day 1 begins.
    function startDate() external view returns (uint256);

    /// @notice Today's number: 1 on the day that begins at `startDate`, 0 before.
    function getCurrentMintDay() external view returns (uint256);

    /// @notice Which of the 42 items `minter` received by minting on `day`; true for any day, past or present.
    function receivedMints(address minter, uint256 day) external view returns (bool[42] memory);

    /// @notice The collection's name.
    function name() external view returns (string memory);

    /// @notice Mints `id` to the caller.
    function mint(uint256 id) external;

    /// @notice Mints `id` to `to`, at the caller's expense.
    function mintTo(address to, uint256 id) external;

    /// @notice Mints for many receivers, leaving out what they already received on `day`.
    ///
    /// `entries` is a sequence of 26-byte entries and nothing else:
    ///
    ///     bytes  0..19  receiver, 20 bytes
    ///     bytes 20..25  items, big endian: bit 0 (the lowest of byte 25) is id 1, bit 41 is id 42
    ///
    /// Every item asked for ends in exactly one of three ways: a TransferSingle (one item) or TransferBatch
    /// (several) names it; `receivedMints` already said true; or a MintRefused names it. An item is refused when its
    /// id does not exist, its receiver is the zero address, or its receiver has code and does not accept the entry
    /// within CALLBACK_GAS. A refused entry has no effect but that event, and does not affect the others.
    ///
    /// Reverts as a whole when minting is closed, when `day` is not the current day, when `entries` is malformed,
    /// or when too little gas is left to call a receiver with code: no caller can force a refusal by sending less gas.
    function mintBatch(uint256 day, bytes calldata entries) external;

    /// @notice Mints one entry to a receiver with code, or reverts. Called by `mintBatch` on the collection itself,
    /// so that a refusal undoes all the entry did, whatever the receiver did meanwhile.
    function deliver(address operator, address receiver, uint256 day, uint256 items) external;

    /// @notice Mints any `amount` of `id` to `to`, outside the daily rules. Owner only.
    function ownerMint(address to, uint256 id, uint256 amount, bytes calldata data) external;

    /// @notice Opens minting (`state` true) or closes it. Owner only.
    function toggleOpenState(bool state) external;

    /// @notice Sets the metadata URI of all 42 ids; clients replace `{id}` as ERC-1155 says. Owner only.
    function setURI(string calldata newuri) external;
}
