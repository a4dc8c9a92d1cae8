// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {PackedMints} from "./PackedMints.sol";
import {ICollection} from "./ICollection.sol";
import {ItemLists} from "./ItemLists.sol";
import {Ledger} from "./Ledger.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IERC1155Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {IERC1155} from "@openzeppelin/contracts/token/ERC1155/IERC1155.sol";
import {IERC1155Receiver} from "@openzeppelin/contracts/token/ERC1155/IERC1155Receiver.sol";
import {IERC1155MetadataURI} from "@openzeppelin/contracts/token/ERC1155/extensions/IERC1155MetadataURI.sol";
import {ERC1155Utils} from "@openzeppelin/contracts/token/ERC1155/utils/ERC1155Utils.sol";
import {IERC165} from "@openzeppelin/contracts/utils/introspection/IERC165.sol";

/// @title The collection: implements ICollection on top of the storage in Ledger
contract Collection is ICollection, IERC1155Errors, Ownable {
    /// The gas that a receiver with code can use to accept a batch entry.
    uint256 private constant CALLBACK_GAS = 100_000;

    /// The gas for the most expensive delivery, which writes every word of a new wallet, including CALLBACK_GAS.
    uint256 private constant DELIVERY_GAS = 320_000;

    /// The gas that must be left before a delivery: a call forwards at most 63/64, after its own costs.
    uint256 private constant DELIVERY_GAS_REQUIRED = DELIVERY_GAS + DELIVERY_GAS / 63 + 5_000;

    uint256 private constant ENTRY_BYTES = 26;

    uint256 private immutable _startDate;

    bool private _open;
    string private _name;
    string private _uri;
    mapping(address account => mapping(address operator => bool)) private _approvals;

    /// @param name_ the collection's name
    /// @param uri_ the metadata URI, in which ERC-1155 clients replace `{id}`
    /// @param startDate_ the start of mint day 1, in Unix seconds
    /// @param owner_ the initial owner
    /// @param open_ whether minting is open from the start
    constructor(
        string memory name_,
        string memory uri_,
        uint256 startDate_,
        address owner_,
        bool open_
    ) Ownable(owner_) {
        _name = name_;
        _uri = uri_;
        _startDate = startDate_;
        _open = open_;
    }

    /// @inheritdoc ICollection
    function mint(uint256 id) external {
        _mintToday(msg.sender, id);
    }

    /// @inheritdoc ICollection
    function mintTo(address to, uint256 id) external {
        if (to == address(0)) revert ERC1155InvalidReceiver(to);
        _mintToday(to, id);
    }

    /// @inheritdoc ICollection
    function mintBatch(uint256 day, bytes calldata entries) external {
        uint256 today = _mintDay();
        if (day != today) revert WrongMintDay(day, today);
        if (entries.length % ENTRY_BYTES != 0) revert MalformedEntries(entries.length);

        // Unchecked: the length is a multiple of the step, so the offset never passes the end.
        unchecked {
            for (uint256 offset = 0; offset < entries.length; offset += ENTRY_BYTES) {
                uint256 word;
                // Skips the bounds check of a slice: the loop stays in bounds, and the shifts drop trailing bytes.
                assembly ("memory-safe") {
                    word := calldataload(add(entries.offset, offset))
                }
                _mintEntry(day, address(uint160(word >> 96)), uint48(word >> 48));
            }
        }
    }

    /// @inheritdoc ICollection
    function deliver(address operator, address receiver, uint256 day, uint256 items) external {
        if (msg.sender != address(this)) revert UnauthorizedDelivery(msg.sender);

        uint256 fresh = Ledger.record(receiver, day, items);
        if (fresh == 0) return;

        bool accepted;
        if (ItemLists.isSingle(fresh)) {
            uint256 id = ItemLists.idOf(fresh);
            emit TransferSingle(operator, address(0), receiver, id, 1);
            accepted = _accepts(operator, receiver, id);
        } else {
            (uint256[] memory ids, uint256[] memory amounts) = ItemLists.build(fresh);
            ItemLists.logMint(operator, receiver, ids, amounts);
            accepted = _acceptsAll(operator, receiver, ids, amounts);
        }
        if (!accepted) revert ERC1155InvalidReceiver(receiver);
    }

    /// @inheritdoc ICollection
    function ownerMint(address to, uint256 id, uint256 amount, bytes calldata data) external onlyOwner {
        if (to == address(0)) revert ERC1155InvalidReceiver(to);
        if (!Ledger.isItem(id)) revert UnknownItem(id);
        Ledger.credit(to, id, amount);
        emit TransferSingle(msg.sender, address(0), to, id, amount);
        ERC1155Utils.checkOnERC1155Received(msg.sender, address(0), to, id, amount, data);
    }

    /// @inheritdoc ICollection
    function toggleOpenState(bool state) external onlyOwner {
        _open = state;
        emit OpenStateToggled(state);
    }

    /// @inheritdoc ICollection
    function setURI(string calldata newuri) external onlyOwner {
        _uri = newuri;
        for (uint256 id = 1; id <= PackedMints.ITEM_COUNT; ++id) {
            emit URI(newuri, id);
        }
    }

    /// @inheritdoc IERC1155
    function safeTransferFrom(address from, address to, uint256 id, uint256 value, bytes calldata data) external {
        _checkTransfer(from, to);
        Ledger.debit(from, id, value);
        Ledger.credit(to, id, value);
        emit TransferSingle(msg.sender, from, to, id, value);
        ERC1155Utils.checkOnERC1155Received(msg.sender, from, to, id, value, data);
    }

    /// @inheritdoc IERC1155
    function safeBatchTransferFrom(
        address from,
        address to,
        uint256[] calldata ids,
        uint256[] calldata values,
        bytes calldata data
    ) external {
        _checkTransfer(from, to);
        if (ids.length != values.length) revert ERC1155InvalidArrayLength(ids.length, values.length);
        for (uint256 i = 0; i < ids.length; ++i) {
            Ledger.debit(from, ids[i], values[i]);
            Ledger.credit(to, ids[i], values[i]);
        }
        if (ids.length == 1) emit TransferSingle(msg.sender, from, to, ids[0], values[0]);
        else emit TransferBatch(msg.sender, from, to, ids, values);
        ERC1155Utils.checkOnERC1155BatchReceived(msg.sender, from, to, ids, values, data);
    }

    /// @inheritdoc IERC1155
    function setApprovalForAll(address operator, bool approved) external {
        if (msg.sender == address(0)) revert ERC1155InvalidApprover(msg.sender);
        if (operator == address(0)) revert ERC1155InvalidOperator(operator);
        _approvals[msg.sender][operator] = approved;
        emit ApprovalForAll(msg.sender, operator, approved);
    }

    /// @inheritdoc ICollection
    function open() external view returns (bool) {
        return _open;
    }

    /// @inheritdoc ICollection
    function startDate() external view returns (uint256) {
        return _startDate;
    }

    /// @inheritdoc ICollection
    function receivedMints(address minter, uint256 day) external view returns (bool[42] memory minted) {
        // Unchecked: day 0 wraps around to a day in the future.
        unchecked {
            if (day - 1 >= getCurrentMintDay()) return minted;
        }
        uint256 items = Ledger.received(minter, day);
        for (uint256 i = 0; i < minted.length; ++i) {
            minted[i] = (items >> i) & 1 == 1;
        }
    }

    /// @inheritdoc ICollection
    function name() external view returns (string memory) {
        return _name;
    }

    /// @inheritdoc IERC1155MetadataURI
    function uri(uint256) external view returns (string memory) {
        return _uri;
    }

    /// @inheritdoc IERC1155
    function balanceOf(address account, uint256 id) external view returns (uint256) {
        return Ledger.balanceOf(account, id);
    }

    /// @inheritdoc IERC1155
    function balanceOfBatch(
        address[] calldata accounts,
        uint256[] calldata ids
    ) external view returns (uint256[] memory balances) {
        if (accounts.length != ids.length) revert ERC1155InvalidArrayLength(ids.length, accounts.length);
        balances = new uint256[](accounts.length);
        for (uint256 i = 0; i < accounts.length; ++i) {
            balances[i] = Ledger.balanceOf(accounts[i], ids[i]);
        }
    }

    /// @inheritdoc IERC165
    function supportsInterface(bytes4 interfaceId) external pure returns (bool) {
        return
            interfaceId == type(IERC1155).interfaceId ||
            interfaceId == type(IERC1155MetadataURI).interfaceId ||
            interfaceId == type(IERC165).interfaceId;
    }

    /// @inheritdoc IERC1155
    function isApprovedForAll(address account, address operator) public view returns (bool) {
        return _approvals[account][operator];
    }

    /// @inheritdoc ICollection
    function getCurrentMintDay() public view returns (uint256) {
        // Unchecked: the comparison rules out underflow, and the quotient plus one fits.
        unchecked {
            return block.timestamp < _startDate ? 0 : (block.timestamp - _startDate) / 1 days + 1;
        }
    }

    /// @dev Mints one item for one receiver on the current day.
    function _mintToday(address to, uint256 id) private {
        uint256 day = _mintDay();
        if (!Ledger.isItem(id)) revert UnknownItem(id);
        if (Ledger.record(to, day, 1 << (id - 1)) == 0) revert AlreadyMinted(to, day, id);
        emit TransferSingle(msg.sender, address(0), to, id, 1);
        ERC1155Utils.checkOnERC1155Received(msg.sender, address(0), to, id, 1, "");
    }

    /// @dev Mints one entry of a batch. Reverts only if too little gas is left.
    function _mintEntry(uint256 day, address receiver, uint256 asked) private {
        uint256 items = asked & PackedMints.ITEMS;
        uint256 refused = asked ^ items;

        if (receiver == address(0)) refused = asked;
        else if (receiver.code.length == 0) _mintToPlainAccount(receiver, day, items);
        else refused |= _mintToCode(receiver, day, items);

        if (refused != 0) emit MintRefused(receiver, day, refused);
    }

    /// @dev Mints an entry for a receiver without code, which cannot refuse it.
    function _mintToPlainAccount(address receiver, uint256 day, uint256 items) private {
        uint256 fresh = Ledger.record(receiver, day, items);
        if (fresh == 0) return;
        if (ItemLists.isSingle(fresh)) {
            emit TransferSingle(msg.sender, address(0), receiver, ItemLists.idOf(fresh), 1);
        } else {
            (uint256[] memory ids, uint256[] memory amounts) = ItemLists.build(fresh);
            ItemLists.logMint(msg.sender, receiver, ids, amounts);
            // The lists are no longer needed. Freeing them keeps memory costs constant across entries.
            assembly ("memory-safe") {
                mstore(0x40, sub(ids, 0x40))
            }
        }
    }

    /// @dev Mints an entry for a receiver with code in a separate call, so that a failure reverts the whole entry.
    function _mintToCode(address receiver, uint256 day, uint256 items) private returns (uint256 refused) {
        uint256 available = gasleft();
        if (available < DELIVERY_GAS_REQUIRED) revert InsufficientGas(available, DELIVERY_GAS_REQUIRED);
        try this.deliver{gas: DELIVERY_GAS}(msg.sender, receiver, day, items) {
            return 0;
        } catch {
            return items & ~Ledger.received(receiver, day);
        }
    }

    /// @dev Returns whether a receiver accepts one item within CALLBACK_GAS. Ignores revert data, because copying it
    /// would let the receiver spend more gas than that.
    function _accepts(address operator, address receiver, uint256 id) private returns (bool) {
        try IERC1155Receiver(receiver).onERC1155Received{gas: CALLBACK_GAS}(operator, address(0), id, 1, "") returns (
            bytes4 answer
        ) {
            return answer == IERC1155Receiver.onERC1155Received.selector;
        } catch {
            return false;
        }
    }

    /// @dev Returns whether a receiver accepts several items within CALLBACK_GAS.
    function _acceptsAll(
        address operator,
        address receiver,
        uint256[] memory ids,
        uint256[] memory amounts
    ) private returns (bool) {
        try
            IERC1155Receiver(receiver).onERC1155BatchReceived{gas: CALLBACK_GAS}(operator, address(0), ids, amounts, "")
        returns (bytes4 answer) {
            return answer == IERC1155Receiver.onERC1155BatchReceived.selector;
        } catch {
            return false;
        }
    }

    /// @dev Returns the current mint day, or reverts if minting is closed or has not started.
    function _mintDay() private view returns (uint256 day) {
        if (!_open) revert MintClosed();
        day = getCurrentMintDay();
        if (day == 0) revert MintNotStarted(_startDate, block.timestamp);
    }

    /// @dev Reverts unless the caller can transfer for `from` and both parties are valid.
    function _checkTransfer(address from, address to) private view {
        if (msg.sender != from && !isApprovedForAll(from, msg.sender)) {
            revert ERC1155MissingApprovalForAll(msg.sender, from);
        }
        if (to == address(0)) revert ERC1155InvalidReceiver(to);
        if (from == address(0)) revert ERC1155InvalidSender(from);
    }
}
