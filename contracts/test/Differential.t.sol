// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ICollection} from "../src/ICollection.sol";
import {IReferenceCollection} from "./reference/IReferenceCollection.sol";
import {CollectionTest} from "./support/CollectionTest.sol";
import {RecordingReceiver} from "./support/RecordingReceiver.sol";
import {ScriptedReceiver} from "./support/ScriptedReceiver.sol";
import {Vm} from "./support/Vm.sol";
import {IERC1155} from "@openzeppelin/contracts/token/ERC1155/IERC1155.sol";

/// @title The collection compared with OpenZeppelin's ERC1155: same calls, results, events, and balances
contract DifferentialTest is CollectionTest {
    uint256 private constant STEPS = 30;

    IReferenceCollection private reference_;
    address[6] private parties;

    function setUp() public override {
        super.setUp();
        reference_ = deployReference();
        parties = [
            alice,
            bob,
            relayer,
            address(0),
            address(new RecordingReceiver()),
            address(new ScriptedReceiver(ScriptedReceiver.Answer.RefuseWithReason))
        ];
    }

    function testFuzz_behaves_like_the_reference_on_any_sequence(uint256 seed) public {
        uint256 day = 1;
        for (uint256 step = 0; step < STEPS; ++step) {
            seed = uint256(keccak256(abi.encode(seed)));
            if (seed % 16 == 0) warpToDay(day += 1 + ((seed >> 16) % 6));
            address caller = parties[(seed >> 32) % 3];
            if (seed % 3 == 0) compareMint(caller, seed);
            else compareStandardCall(caller, standardCall(seed));
        }
        compareState(day);
    }

    /// @dev Mints differ only in their revert reasons.
    function compareMint(address caller, uint256 seed) private {
        uint256 id = (seed >> 40) % 46;
        bytes memory call =
            (seed >> 50) % 2 == 0
                ? abi.encodeCall(ICollection.mint, (id))
                : abi.encodeCall(ICollection.mintTo, (party(seed >> 60), id));
        if ((seed >> 70) % 4 == 0) {
            caller = owner;
            call = abi.encodeCall(ICollection.ownerMint, (party(seed >> 60), id, (seed >> 80) % 20, ""));
        }
        (bool ours, , Vm.Log[] memory ourLogs) = perform(address(collection), caller, call);
        (bool theirs, , Vm.Log[] memory theirLogs) = perform(address(reference_), caller, call);
        vm.assertEq(ours, theirs);
        if (ours) compareLogs(ourLogs, theirLogs);
    }

    /// @dev Everything in the standard matches byte for byte.
    function compareStandardCall(address caller, bytes memory call) private {
        (bool ours, bytes memory ourAnswer, Vm.Log[] memory ourLogs) = perform(address(collection), caller, call);
        (bool theirs, bytes memory theirAnswer, Vm.Log[] memory theirLogs) = perform(address(reference_), caller, call);
        vm.assertEq(ours, theirs);
        vm.assertEq(ourAnswer, theirAnswer);
        if (ours) compareLogs(ourLogs, theirLogs);
    }

    function standardCall(uint256 seed) private view returns (bytes memory) {
        uint256 kind = (seed >> 48) % 8;
        address from = party(seed >> 56);
        address to = party(seed >> 64);
        uint256 id = (seed >> 72) % 46;
        if (kind == 0) return abi.encodeCall(IERC1155.setApprovalForAll, (to, (seed >> 80) % 4 != 0));
        if (kind == 1) return abi.encodeCall(IERC1155.balanceOf, (from, id));
        if (kind == 2) return abi.encodeCall(IERC1155.isApprovedForAll, (from, to));
        if (kind < 5) return abi.encodeCall(IERC1155.safeTransferFrom, (from, to, id, (seed >> 88) % 4, "data"));

        uint256[] memory ids = new uint256[]((seed >> 96) % 5);
        uint256[] memory values = new uint256[]((seed >> 104) % 8 == 0 ? 3 : ids.length);
        address[] memory accounts = new address[](values.length);
        for (uint256 i = 0; i < ids.length; ++i) {
            ids[i] = (seed >> (112 + i * 8)) % 44;
        }
        for (uint256 i = 0; i < values.length; ++i) {
            values[i] = (seed >> (160 + i * 8)) % 3;
            accounts[i] = party(seed >> (200 + i));
        }
        if (kind == 5) return abi.encodeCall(IERC1155.balanceOfBatch, (accounts, ids));
        return abi.encodeCall(IERC1155.safeBatchTransferFrom, (from, to, ids, values, "data"));
    }

    function perform(
        address target,
        address caller,
        bytes memory call
    ) private returns (bool succeeded, bytes memory answer, Vm.Log[] memory logs) {
        vm.recordLogs();
        vm.prank(caller);
        (succeeded, answer) = target.call(call);
        logs = vm.getRecordedLogs();
    }

    function compareLogs(Vm.Log[] memory ours, Vm.Log[] memory theirs) private pure {
        vm.assertEq(ours.length, theirs.length);
        for (uint256 i = 0; i < ours.length; ++i) {
            vm.assertEq(abi.encode(ours[i].topics), abi.encode(theirs[i].topics));
            vm.assertEq(ours[i].data, theirs[i].data);
        }
    }

    function compareState(uint256 lastDay) private view {
        for (uint256 i = 0; i < parties.length; ++i) {
            for (uint256 id = 0; id < 44; ++id) {
                vm.assertEq(collection.balanceOf(parties[i], id), reference_.balanceOf(parties[i], id));
            }
            for (uint256 day = 0; day <= lastDay + 1; ++day) {
                vm.assertEq(
                    keccak256(abi.encode(collection.receivedMints(parties[i], day))),
                    keccak256(abi.encode(reference_.receivedMints(parties[i], day)))
                );
            }
        }
    }

    /// @dev Mostly plain wallets; the others refuse or are refused.
    function party(uint256 seed) private view returns (address) {
        return parties[seed % 16 < 12 ? seed % 3 : seed % 6];
    }
}
