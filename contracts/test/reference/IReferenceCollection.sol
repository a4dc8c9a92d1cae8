// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC1155} from "@openzeppelin/contracts/token/ERC1155/IERC1155.sol";

/// @title The interface of the reference
interface IReferenceCollection is IERC1155 {
    function mint(uint256 id) external;
    function mintTo(address to, uint256 id) external;
    function mintMany(address[] calldata receivers, uint256[] calldata ids) external;
    function receivedMints(address minter, uint256 day) external view returns (bool[42] memory);
}
