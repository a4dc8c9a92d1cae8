// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Vm} from "./Vm.sol";

/// @title What every test inherits: the cheatcodes, and how contracts are deployed
abstract contract Test {
    Vm internal constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    /// @dev `value` folded into the range from `low` to `high`, both included.
    function bound(uint256 value, uint256 low, uint256 high) internal pure returns (uint256) {
        uint256 size = high - low + 1;
        return size == 0 ? value : low + (value % size);
    }

    /// @dev Deploys a contract by name, and so as it is compiled for deployment. Tests are compiled without the optimiser.
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
