// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";

/// @title The interface of the token
interface ITestnetToken is IERC20Metadata {
    event Bought(address indexed buyer, uint256 etherIn, uint256 tokensOut);
    event Sold(address indexed seller, uint256 tokensIn, uint256 etherOut);
    event DailyCapSet(uint256 cap);

    error InvalidRate();
    error DailyCapExceeded(address buyer, uint256 requested, uint256 remaining);
    error AmountTooSmall(uint256 amount);
    error EtherRefused(address seller, uint256 etherOut);

    function buy() external payable;
    function sell(uint256 amount) external;
    function setDailyCap(uint256 cap) external;
    function rate() external view returns (uint256);
    function dailyCap() external view returns (uint256);
    function remainingToday(address buyer) external view returns (uint256);
    function owner() external view returns (address);
}
