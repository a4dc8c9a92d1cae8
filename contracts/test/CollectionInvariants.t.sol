// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ICollection} from "../src/ICollection.sol";
import {CollectionHandler} from "./support/CollectionHandler.sol";
import {InvariantTest} from "./support/InvariantTest.sol";

/// @title Invariants of the collection after any sequence of mints, batches, transfers, and days
contract CollectionInvariantsTest is InvariantTest {
    uint256 private constant CALLS_BETWEEN_CHECKS = 25;

    CollectionHandler private handler;
    ICollection private collection;

    /// @dev Checking every wallet, id, and day takes far longer than a call.
    modifier everyFewCalls() {
        if (handler.calls() % CALLS_BETWEEN_CHECKS == 0) _;
    }

    function setUp() public {
        handler = new CollectionHandler();
        collection = handler.target();
        // Excludes functions that the handler inherits from the tests.
        bytes4[] memory selectors = new bytes4[](7);
        selectors[0] = CollectionHandler.mint.selector;
        selectors[1] = CollectionHandler.mintTo.selector;
        selectors[2] = CollectionHandler.mintBatch.selector;
        selectors[3] = CollectionHandler.ownerMint.selector;
        selectors[4] = CollectionHandler.transfer.selector;
        selectors[5] = CollectionHandler.transferBatch.selector;
        selectors[6] = CollectionHandler.passDays.selector;
        target(address(handler), selectors);
    }

    /// @dev Every balance matches the model, and their sum is the number of mints.
    function invariant_balances_equal_mints_and_transfers() public view everyFewCalls {
        uint256 sum;
        uint256 lanesAndLoose;
        for (uint256 i = 0; i < handler.WALLETS(); ++i) {
            address wallet = handler.wallet(i);
            for (uint256 id = 1; id <= 42; ++id) {
                uint256 balance = collection.balanceOf(wallet, id);
                vm.assertEq(balance, handler.owned(wallet, id));
                sum += balance;
            }
            lanesAndLoose += sumOfLanesAndLoose(wallet);
        }
        vm.assertEq(sum, handler.mintCount() + handler.ownerMintCount());
        vm.assertEq(lanesAndLoose, sum);
    }

    /// @dev The history of every day matches the model. Together with the balances, this rules out double mints.
    function invariant_history_is_correct_for_every_day() public view everyFewCalls {
        uint256 lastDay = handler.day();
        for (uint256 i = 0; i < handler.WALLETS(); ++i) {
            address wallet = handler.wallet(i);
            for (uint256 day = 1; day <= lastDay; ++day) {
                bool[42] memory minted = collection.receivedMints(wallet, day);
                uint256 expected = handler.minted(wallet, day);
                for (uint256 bit = 0; bit < 42; ++bit) {
                    if (minted[bit] != ((expected >> bit) & 1 == 1)) revert("history is wrong");
                }
            }
        }
    }

    /// @dev Reads the lane words and loose items from storage and checks that the lanes after id 42 are empty.
    function sumOfLanesAndLoose(address wallet) private view returns (uint256 sum) {
        uint256 base = uint256(uint160(wallet)) << 96;
        for (uint256 index = 0; index < 5; ++index) {
            uint256 word = uint256(vm.load(address(collection), bytes32(base | (2 << 88) | index)));
            for (; word != 0; word >>= 28) {
                sum += word & ((1 << 28) - 1);
            }
        }
        uint256 loose = (uint256(vm.load(address(collection), bytes32(base | (1 << 88)))) >> 168) & ((1 << 42) - 1);
        for (; loose != 0; loose >>= 1) {
            sum += loose & 1;
        }
    }
}
