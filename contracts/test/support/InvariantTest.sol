// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "./Test.sol";

/// @title A test whose invariants are checked while one handler is called at random
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

    /// @dev The handler, and which of its functions are to be called.
    function target(address handler, bytes4[] memory selectors) internal {
        _target = FuzzSelector(handler, selectors);
    }
}
