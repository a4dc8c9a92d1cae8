// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IReferenceCollection} from "./IReferenceCollection.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC1155} from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";

/// @title A straightforward collection based on OpenZeppelin's ERC1155
/// @dev The reference for behavior and the baseline for gas.
contract OzCollection is IReferenceCollection, ERC1155, Ownable {
    string public name;
    bool public open;
    uint256 public immutable startDate;

    mapping(address minter => mapping(uint256 day => bool[42])) private _received;

    error Refused();

    constructor(
        string memory name_,
        string memory uri_,
        uint256 startDate_,
        address owner_,
        bool open_
    ) ERC1155(uri_) Ownable(owner_) {
        name = name_;
        startDate = startDate_;
        open = open_;
    }

    function mint(uint256 id) external {
        _mintToday(msg.sender, id);
    }

    function mintTo(address to, uint256 id) external {
        _mintToday(to, id);
    }

    /// @dev Mints each item separately and skips items minted before.
    function mintMany(address[] calldata receivers, uint256[] calldata ids) external {
        uint256 day = getCurrentMintDay();
        for (uint256 i = 0; i < receivers.length; ++i) {
            if (!_received[receivers[i]][day][ids[i] - 1]) _mintToday(receivers[i], ids[i]);
        }
    }

    function ownerMint(address to, uint256 id, uint256 amount, bytes calldata data) external onlyOwner {
        if (id == 0 || id > 42) revert Refused();
        _mint(to, id, amount, data);
    }

    function toggleOpenState(bool state) external onlyOwner {
        open = state;
    }

    function setURI(string calldata newuri) external onlyOwner {
        _setURI(newuri);
    }

    function receivedMints(address minter, uint256 day) external view returns (bool[42] memory) {
        return _received[minter][day];
    }

    function getCurrentMintDay() public view returns (uint256) {
        return block.timestamp < startDate ? 0 : (block.timestamp - startDate) / 1 days + 1;
    }

    function _mintToday(address to, uint256 id) private {
        uint256 day = getCurrentMintDay();
        if (!open || day == 0 || id == 0 || id > 42 || _received[to][day][id - 1]) revert Refused();
        _received[to][day][id - 1] = true;
        _mint(to, id, 1, "");
    }
}
