// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "./Test.sol";

/// @title A test that checks invariants during random calls of one handler
abstract contract InvariantTest is Test {
    struct FuzzSelector {
        address addr;
        bytes4[] selectors;
    }

    FuzzSelector private _target;

    /// @dev Read by the test runner.
    function targetContracts() external view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = _target.addr;
    }

    /// @dev Read by the test runner.
    function targetSelectors() external view returns (FuzzSelector[] memory targets) {
        targets = new FuzzSelector[](1);
        targets[0] = _target;
    }

    /// @dev Sets the handler and the functions to call.
    function target(address handler, bytes4[] memory selectors) internal {
        _target = FuzzSelector(handler, selectors);
    }
}
