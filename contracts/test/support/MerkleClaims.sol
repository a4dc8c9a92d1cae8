// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {MerkleProof} from "@openzeppelin/contracts/utils/cryptography/MerkleProof.sol";

/// @title The check of a contract that pays out based on a season's export
contract MerkleClaims {
    function isClaim(
        bytes32[] calldata proof,
        bytes32 root,
        address account,
        uint256 value
    ) external pure returns (bool) {
        bytes32 leaf = keccak256(bytes.concat(keccak256(abi.encode(account, value))));
        return MerkleProof.verifyCalldata(proof, root, leaf);
    }
}
