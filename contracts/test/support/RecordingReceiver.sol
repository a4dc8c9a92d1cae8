// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC1155} from "@openzeppelin/contracts/token/ERC1155/IERC1155.sol";
import {IERC1155Receiver} from "@openzeppelin/contracts/token/ERC1155/IERC1155Receiver.sol";
import {IERC165} from "@openzeppelin/contracts/utils/introspection/IERC165.sol";

/// @title A receiver that records its acceptance calls and whether it owned the items by then
contract RecordingReceiver is IERC1155Receiver {
    bytes32 private _heard;
    uint128 private _gasGiven;
    uint128 private _ownedWhenHeard;

    function onERC1155Received(address, address, uint256 id, uint256, bytes calldata) external returns (bytes4) {
        _record(id);
        return this.onERC1155Received.selector;
    }

    function onERC1155BatchReceived(
        address,
        address,
        uint256[] calldata ids,
        uint256[] calldata,
        bytes calldata
    ) external returns (bytes4) {
        _record(ids.length > 0 ? ids[0] : 0);
        return this.onERC1155BatchReceived.selector;
    }

    /// @dev The hash of the last acceptance call.
    function heard() external view returns (bytes32) {
        return _heard;
    }

    function gasGiven() external view returns (uint256) {
        return _gasGiven;
    }

    function ownedWhenHeard() external view returns (uint256) {
        return _ownedWhenHeard;
    }

    function supportsInterface(bytes4 interfaceId) external pure returns (bool) {
        return interfaceId == type(IERC1155Receiver).interfaceId || interfaceId == type(IERC165).interfaceId;
    }

    function _record(uint256 id) private {
        uint256 gas = gasleft();
        _heard = keccak256(msg.data);
        _gasGiven = uint128(gas);
        _ownedWhenHeard = uint128(IERC1155(msg.sender).balanceOf(address(this), id));
    }
}
