// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ITestnetToken} from "./support/ITestnetToken.sol";
import {Test} from "./support/Test.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IERC20Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";

/// @title The fixed-rate exchange
contract TestnetTokenTest is Test {
    uint256 private constant RATE = 1000;
    uint256 private constant CAP = 5000 ether;

    address private immutable owner = address(0x0123);
    address private immutable alice = address(0xa11ce);

    ITestnetToken private token;
    bool private refusesEther;
    uint256 private sellAgain;

    function setUp() public {
        token = deploy(RATE, CAP);
        vm.warp(1_700_000_000);
        vm.deal(alice, 100 ether);
    }

    receive() external payable {
        if (refusesEther) revert();
        if (sellAgain > 0) {
            uint256 amount = sellAgain;
            sellAgain = 0;
            token.sell(amount);
        }
    }

    function test_starts_as_deployed() public view {
        vm.assertEq(token.name(), "Token");
        vm.assertEq(token.symbol(), "TKN");
        vm.assertEq(token.decimals(), 18);
        vm.assertEq(token.rate(), RATE);
        vm.assertEq(token.dailyCap(), CAP);
        vm.assertEq(token.owner(), owner);
        vm.assertEq(token.totalSupply(), 0);
        vm.assertEq(token.remainingToday(alice), CAP);
    }

    function test_cannot_be_deployed_without_rate_or_owner() public {
        vm.expectRevert(abi.encodeWithSelector(ITestnetToken.InvalidRate.selector));
        deploy(0, CAP);
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableInvalidOwner.selector, address(0)));
        deployCode("TestnetToken.sol:TestnetToken", abi.encode("Token", "TKN", RATE, CAP, address(0)));
    }

    function test_ether_buys_tokens_at_the_rate() public {
        vm.expectEmit(address(token));
        emit IERC20.Transfer(address(0), alice, 2000 ether);
        vm.expectEmit(address(token));
        emit ITestnetToken.Bought(alice, 2 ether, 2000 ether);
        buy(alice, 2 ether);
        vm.assertEq(token.balanceOf(alice), 2000 ether);
        vm.assertEq(address(token).balance, 2 ether);
        vm.assertEq(token.remainingToday(alice), 3000 ether);
    }

    function test_tokens_sell_for_ether_at_the_rate() public {
        buy(alice, 2 ether);
        vm.expectEmit(address(token));
        emit IERC20.Transfer(alice, address(0), 500 ether);
        vm.expectEmit(address(token));
        emit ITestnetToken.Sold(alice, 500 ether, 0.5 ether);
        vm.prank(alice);
        token.sell(500 ether);
        vm.assertEq(token.balanceOf(alice), 1500 ether);
        vm.assertEq(alice.balance, 98.5 ether);
    }

    function test_sells_only_whole_wei_and_keeps_the_rest() public {
        buy(alice, 1 ether);
        vm.prank(alice);
        token.sell(RATE * 3 - 1);
        vm.assertEq(token.balanceOf(alice), 1000 ether - RATE * 2);
        vm.assertEq(address(token).balance, 1 ether - 2);
    }

    function test_reverts_for_worthless_amounts() public {
        vm.expectRevert(abi.encodeWithSelector(ITestnetToken.AmountTooSmall.selector, 0));
        buy(alice, 0);
        buy(alice, 1);
        vm.expectRevert(abi.encodeWithSelector(ITestnetToken.AmountTooSmall.selector, RATE - 1));
        vm.prank(alice);
        token.sell(RATE - 1);
    }

    function test_refuses_to_sell_more_than_is_owned() public {
        buy(alice, 1);
        vm.expectRevert(abi.encodeWithSelector(IERC20Errors.ERC20InsufficientBalance.selector, alice, RATE, 2 * RATE));
        vm.prank(alice);
        token.sell(2 * RATE);
    }

    function test_the_cap_applies_per_address_and_day() public {
        buy(alice, 2 ether);
        buy(alice, 3 ether);
        vm.assertEq(token.remainingToday(alice), 0);
        vm.expectRevert(abi.encodeWithSelector(ITestnetToken.DailyCapExceeded.selector, alice, RATE, 0));
        buy(alice, 1);

        vm.deal(owner, 1 ether);
        buy(owner, 1 ether);

        vm.warp(1_700_006_400 - 1);
        vm.assertEq(token.remainingToday(alice), 0);
        vm.warp(1_700_006_400);
        vm.assertEq(token.remainingToday(alice), CAP);
        vm.expectRevert(abi.encodeWithSelector(ITestnetToken.DailyCapExceeded.selector, alice, CAP + RATE, CAP));
        buy(alice, 5 ether + 1);
        buy(alice, 5 ether);
        vm.assertEq(token.balanceOf(alice), 2 * CAP);
    }

    function test_selling_does_not_affect_the_cap() public {
        buy(alice, 5 ether);
        vm.prank(alice);
        token.sell(5000 ether);
        vm.assertEq(alice.balance, 100 ether);
        vm.assertEq(token.remainingToday(alice), 0);
    }

    function test_the_owner_sets_the_cap() public {
        buy(alice, 2 ether);
        vm.expectEmit(address(token));
        emit ITestnetToken.DailyCapSet(1000 ether);
        vm.prank(owner);
        token.setDailyCap(1000 ether);
        vm.assertEq(token.remainingToday(alice), 0);
        vm.prank(alice);
        token.sell(2000 ether);

        vm.expectEmit(address(token));
        emit ITestnetToken.DailyCapSet(type(uint192).max);
        vm.prank(owner);
        token.setDailyCap(type(uint256).max);
        vm.assertEq(token.dailyCap(), type(uint192).max);
        vm.assertEq(token.remainingToday(alice), type(uint192).max - 2000 ether);
        buy(alice, 98 ether);
        vm.assertEq(token.remainingToday(alice), type(uint192).max - 100_000 ether);
    }

    function test_only_the_owner_sets_the_cap() public {
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, alice));
        vm.prank(alice);
        token.setDailyCap(1);
    }

    function test_rejects_plain_ether_transfers() public {
        vm.prank(alice);
        (bool succeeded, ) = address(token).call{value: 1}("");
        vm.assertFalse(succeeded);
    }

    function test_a_seller_that_rejects_ether_keeps_its_tokens() public {
        vm.deal(address(this), 1 ether);
        token.buy{value: 1 ether}();
        refusesEther = true;
        vm.expectRevert(abi.encodeWithSelector(ITestnetToken.EtherRefused.selector, address(this), 1 ether));
        token.sell(1000 ether);
        vm.assertEq(token.balanceOf(address(this)), 1000 ether);
    }

    function test_selling_from_inside_a_sale_pays_each_token_once() public {
        vm.deal(address(this), 1 ether);
        token.buy{value: 1 ether}();
        buy(alice, 1 ether);
        sellAgain = 600 ether;
        token.sell(400 ether);
        vm.assertEq(address(this).balance, 1 ether);
        vm.assertEq(token.totalSupply(), 1000 ether);
        vm.assertEq(address(token).balance, 1 ether);

        token.buy{value: 1 ether}();
        sellAgain = 1000 ether;
        vm.expectRevert(abi.encodeWithSelector(ITestnetToken.EtherRefused.selector, address(this), 0.4 ether));
        token.sell(400 ether);
    }

    function testFuzz_bought_tokens_sell_back_for_the_same_ether(uint256 rate, uint256 etherIn) public {
        rate = bound(rate, 1, 1e12);
        etherIn = bound(etherIn, 1, 100 ether);
        token = deploy(rate, type(uint256).max);
        buy(alice, etherIn);
        uint256 tokens = token.balanceOf(alice);
        vm.assertEq(tokens, etherIn * rate);
        vm.prank(alice);
        token.sell(tokens);
        vm.assertEq(alice.balance, 100 ether);
        vm.assertEq(token.totalSupply(), 0);
    }

    function testFuzz_reverts_on_overflow(uint256 rate) public {
        rate = bound(rate, type(uint256).max / 1 ether + 1, type(uint256).max);
        token = deploy(rate, type(uint256).max);
        // Panic 0x11: arithmetic overflow.
        vm.expectRevert(abi.encodeWithSelector(0x4e487b71, 0x11));
        buy(alice, 1 ether);
    }

    function buy(address buyer, uint256 etherIn) private {
        vm.prank(buyer);
        token.buy{value: etherIn}();
    }

    function deploy(uint256 rate, uint256 cap) private returns (ITestnetToken) {
        return ITestnetToken(deployCode("TestnetToken.sol:TestnetToken", abi.encode("Token", "TKN", rate, cap, owner)));
    }
}
