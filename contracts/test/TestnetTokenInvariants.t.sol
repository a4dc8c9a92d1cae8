// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ExchangeHandler} from "./support/ExchangeHandler.sol";
import {ITestnetToken} from "./support/ITestnetToken.sol";
import {InvariantTest} from "./support/InvariantTest.sol";

/// @title Invariants of the exchange after any sequence of trades, transfers, cap changes, and days
contract TestnetTokenInvariantsTest is InvariantTest {
    ExchangeHandler private handler;
    ITestnetToken private token;

    function setUp() public {
        vm.warp(1_700_000_000);
        handler = new ExchangeHandler();
        token = handler.token();
        bytes4[] memory selectors = new bytes4[](5);
        selectors[0] = ExchangeHandler.buy.selector;
        selectors[1] = ExchangeHandler.sell.selector;
        selectors[2] = ExchangeHandler.transfer.selector;
        selectors[3] = ExchangeHandler.setDailyCap.selector;
        selectors[4] = ExchangeHandler.passTime.selector;
        target(address(handler), selectors);
    }

    function invariant_every_token_is_backed_to_the_wei() public view {
        vm.assertEq(address(token).balance * token.rate(), token.totalSupply());
    }

    function invariant_purchases_stay_within_the_highest_cap_of_the_day() public view {
        for (uint256 i = 0; i < handler.ACTORS(); ++i) {
            vm.assertLe(handler.boughtToday(i), handler.highestCapToday());
        }
    }

    /// @dev After all holders have sold everything, the exchange holds no Ether.
    function invariant_all_holders_can_always_sell_out() public {
        uint256 dust;
        for (uint256 i = 0; i < handler.ACTORS(); ++i) {
            address actor = handler.actor(i);
            uint256 owned = token.balanceOf(actor);
            uint256 etherBefore = actor.balance;
            if (owned >= token.rate()) {
                vm.prank(actor);
                token.sell(owned);
            }
            vm.assertEq(actor.balance - etherBefore, owned / token.rate());
            dust += token.balanceOf(actor);
        }
        vm.assertEq(token.totalSupply(), dust);
    }
}
