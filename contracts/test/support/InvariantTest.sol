// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "./Test.sol";

/// @title A test whose invariants forge checks while it calls one handler at random
abstract contract InvariantTest is Test {
    address[] private _targets;

    /// @dev Read by forge.
    function targetContracts() external view returns (address[] memory) {
        return _targets;
    }

    function target(address handler) internal {
        _targets.push(handler);
    }
}
