// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC1155Receiver} from "@openzeppelin/contracts/token/ERC1155/IERC1155Receiver.sol";
import {IERC165} from "@openzeppelin/contracts/utils/introspection/IERC165.sol";

/// @title A receiver with a configured response and scripted calls
/// @dev The response is part of the code, so EIP-7702 accounts that delegate here return it too.
contract ScriptedReceiver is IERC1155Receiver {
    enum Answer {
        Accept,
        Refuse,
        RefuseWithReason,
        WrongValue,
        NoValue,
        BurnGas,
        RevertBomb,
        ReturnBomb
    }

    struct Call {
        address target;
        bytes callData;
    }

    Answer private immutable _answer;
    Call[] private _script;

    uint256 private _failedCalls;

    error Refusal(string reason);

    constructor(Answer answer_) {
        _answer = answer_;
    }

    /// @dev Adds a call for every acceptance call to make.
    function addCall(address target, bytes calldata callData) external {
        _script.push(Call(target, callData));
    }

    function onERC1155Received(address, address, uint256, uint256, bytes calldata) external returns (bytes4) {
        return _respond(this.onERC1155Received.selector);
    }

    function onERC1155BatchReceived(
        address,
        address,
        uint256[] calldata,
        uint256[] calldata,
        bytes calldata
    ) external returns (bytes4) {
        return _respond(this.onERC1155BatchReceived.selector);
    }

    /// @dev The number of failed scripted calls in acceptance calls that did not revert.
    function failedCalls() external view returns (uint256) {
        return _failedCalls;
    }

    function supportsInterface(bytes4 interfaceId) external pure returns (bool) {
        return interfaceId == type(IERC1155Receiver).interfaceId || interfaceId == type(IERC165).interfaceId;
    }

    function _respond(bytes4 acceptance) private returns (bytes4) {
        for (uint256 i = 0; i < _script.length; ++i) {
            (bool succeeded, ) = _script[i].target.call(_script[i].callData);
            if (!succeeded) _failedCalls += 1;
        }
        if (_answer == Answer.Accept) return acceptance;
        if (_answer == Answer.WrongValue) return 0xdeadbeef;
        if (_answer == Answer.RefuseWithReason) revert Refusal("not today");
        if (_answer == Answer.NoValue) {
            assembly ("memory-safe") {
                return(0, 0)
            }
        }
        if (_answer == Answer.RevertBomb) {
            // As much as the receiver's gas can pay for.
            assembly {
                revert(0, 180000)
            }
        }
        if (_answer == Answer.ReturnBomb) {
            assembly {
                mstore(0, 0)
                return(0, 180000)
            }
        }
        if (_answer == Answer.BurnGas) {
            while (true) {}
        }
        revert();
    }
}
