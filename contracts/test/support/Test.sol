// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Vm} from "./Vm.sol";

/// @title The base of every test: cheatcodes and deployment
abstract contract Test {
    Vm internal constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    /// @dev Maps `value` into the range from `low` to `high`, both included.
    function bound(uint256 value, uint256 low, uint256 high) internal pure returns (uint256) {
        uint256 size = high - low + 1;
        return size == 0 ? value : low + (value % size);
    }

    /// @dev Deploys the optimized build of a contract by name; tests themselves are not optimized.
    function deployCode(string memory artifact, bytes memory constructorArgs) internal returns (address deployed) {
        bytes memory creationCode = bytes.concat(vm.getCode(artifact), constructorArgs);
        assembly ("memory-safe") {
            deployed := create(0, add(creationCode, 32), mload(creationCode))
            if iszero(deployed) {
                returndatacopy(0, 0, returndatasize())
                revert(0, returndatasize())
            }
        }
    }
}
