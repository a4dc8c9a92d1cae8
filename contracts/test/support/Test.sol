// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Vm} from "./Vm.sol";

/// @title What forge recognises as a test contract
abstract contract Test {
    Vm internal constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    bool public constant IS_TEST = true;

    /// @dev `value` folded into the range from `low` to `high`, both included.
    function bound(uint256 value, uint256 low, uint256 high) internal pure returns (uint256) {
        uint256 size = high - low + 1;
        return size == 0 ? value : low + value % size;
    }
}
