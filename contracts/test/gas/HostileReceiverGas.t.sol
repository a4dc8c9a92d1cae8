// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {CollectionTest} from "../support/CollectionTest.sol";
import {ScriptedReceiver} from "../support/ScriptedReceiver.sol";

/// @title The maximum gas that a hostile receiver can cost a batch
contract HostileReceiverGasTest is CollectionTest {
    uint256 private constant CALLBACK_GAS = 100_000;

    function test_a_receiver_that_burns_gas_costs_no_more_than_its_cap() public {
        assertCostsNoMoreThanItsCap(ScriptedReceiver.Answer.BurnGas);
    }

    function test_a_receiver_with_a_huge_response_costs_no_more_than_its_cap() public {
        assertCostsNoMoreThanItsCap(ScriptedReceiver.Answer.RevertBomb);
        assertCostsNoMoreThanItsCap(ScriptedReceiver.Answer.ReturnBomb);
    }

    /// @dev One item costs a word, an event, and the acceptance call; many cost five more words and a longer event.
    function assertCostsNoMoreThanItsCap(ScriptedReceiver.Answer answer) private {
        collection.mintBatch(1, entry(address(new ScriptedReceiver(answer)), bit(1)));
        vm.assertLe(vm.lastCallGas().gasTotalUsed, CALLBACK_GAS + 45_000);
        collection.mintBatch(1, entry(address(new ScriptedReceiver(answer)), ALL));
        vm.assertLe(vm.lastCallGas().gasTotalUsed, CALLBACK_GAS + 200_000);
    }
}
