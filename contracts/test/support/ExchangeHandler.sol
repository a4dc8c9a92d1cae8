// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ITestnetToken} from "./ITestnetToken.sol";
import {Test} from "./Test.sol";

/// @title Random valid use of the exchange by four accounts over many days
contract ExchangeHandler is Test {
    uint256 public constant ACTORS = 4;
    uint256 private constant RATE = 777;

    ITestnetToken public token;
    uint256 public highestCapToday;

    mapping(uint256 index => mapping(uint256 day => uint256)) private _bought;

    constructor() {
        token = ITestnetToken(
            deployCode("TestnetToken.sol:TestnetToken", abi.encode("Token", "TKN", RATE, 1000 ether, address(this)))
        );
        highestCapToday = token.dailyCap();
        for (uint256 i = 0; i < ACTORS; ++i) {
            vm.deal(actor(i), 1000 ether);
        }
    }

    function buy(uint256 index, uint256 etherIn) external {
        index %= ACTORS;
        etherIn = bound(etherIn, 0, token.remainingToday(actor(index)) / RATE);
        if (etherIn > actor(index).balance) etherIn = actor(index).balance;
        if (etherIn == 0) return;
        vm.prank(actor(index));
        token.buy{value: etherIn}();
        _bought[index][block.timestamp / 1 days] += etherIn * RATE;
    }

    function sell(uint256 index, uint256 amount) external {
        index %= ACTORS;
        amount = bound(amount, 0, token.balanceOf(actor(index)));
        if (amount < RATE) return;
        vm.prank(actor(index));
        token.sell(amount);
    }

    function transfer(uint256 from, uint256 to, uint256 amount) external {
        from %= ACTORS;
        amount = bound(amount, 0, token.balanceOf(actor(from)));
        vm.prank(actor(from));
        token.transfer(actor(to % ACTORS), amount);
    }

    function setDailyCap(uint256 cap) external {
        cap = bound(cap, 0, 2000 ether);
        token.setDailyCap(cap);
        if (cap > highestCapToday) highestCapToday = cap;
    }

    function passTime(uint256 elapsed) external {
        uint256 day = block.timestamp / 1 days;
        vm.warp(block.timestamp + bound(elapsed, 1, 2 days));
        if (block.timestamp / 1 days != day) highestCapToday = token.dailyCap();
    }

    function boughtToday(uint256 index) external view returns (uint256) {
        return _bought[index][block.timestamp / 1 days];
    }

    function actor(uint256 index) public pure returns (address) {
        return address(uint160(0xac70000 + index));
    }
}
