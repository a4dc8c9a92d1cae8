// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// @title A token bought and sold for Ether at a fixed rate
/// @notice Every token is backed by the Ether paid for it, which the contract holds until the token is sold back. Even
/// the owner cannot withdraw it. Purchases are capped per address and day; sales are not capped.
contract TestnetToken is ERC20, Ownable {
    struct Purchases {
        uint64 day;
        uint192 amount;
    }

    uint256 private immutable _rate;
    uint256 private _dailyCap;
    mapping(address buyer => Purchases) private _purchases;

    /// @notice `buyer` paid `etherIn` wei for `tokensOut`.
    event Bought(address indexed buyer, uint256 etherIn, uint256 tokensOut);

    /// @notice `seller` received `etherOut` wei for `tokensIn`.
    event Sold(address indexed seller, uint256 tokensIn, uint256 etherOut);

    /// @notice Each address can now buy `cap` token units per day.
    event DailyCapSet(uint256 cap);

    /// @notice The rate must not be zero.
    error InvalidRate();

    /// @notice `buyer` requested `requested` token units but can buy only `remaining` more today.
    error DailyCapExceeded(address buyer, uint256 requested, uint256 remaining);

    /// @notice `amount` is too small to buy or sell anything.
    error AmountTooSmall(uint256 amount);

    /// @notice `seller` rejected a payment of `etherOut` wei.
    error EtherRefused(address seller, uint256 etherOut);

    /// @param rate_ tokens per Ether, which equals token units per wei
    /// @param dailyCap_ token units that an address can buy per day
    constructor(
        string memory name_,
        string memory symbol_,
        uint256 rate_,
        uint256 dailyCap_,
        address owner_
    ) ERC20(name_, symbol_) Ownable(owner_) {
        if (rate_ == 0) revert InvalidRate();
        _rate = rate_;
        _setDailyCap(dailyCap_);
    }

    /// @notice Buys tokens for the Ether sent.
    function buy() external payable {
        uint256 tokens = msg.value * _rate;
        if (tokens == 0) revert AmountTooSmall(msg.value);
        uint256 remaining = remainingToday(msg.sender);
        if (tokens > remaining) revert DailyCapExceeded(msg.sender, tokens, remaining);

        // The sum does not exceed the cap, which fits in 192 bits.
        _purchases[msg.sender] = Purchases(_today(), uint192(_boughtToday(msg.sender) + tokens));
        _mint(msg.sender, tokens);
        emit Bought(msg.sender, msg.value, tokens);
    }

    /// @notice Sells up to `amount` token units, rounded down to whole wei. The seller keeps the rest.
    function sell(uint256 amount) external {
        uint256 etherOut = amount / _rate;
        if (etherOut == 0) revert AmountTooSmall(amount);
        uint256 tokens = etherOut * _rate;
        _burn(msg.sender, tokens);
        emit Sold(msg.sender, tokens, etherOut);
        (bool taken, ) = msg.sender.call{value: etherOut}("");
        if (!taken) revert EtherRefused(msg.sender, etherOut);
    }

    /// @notice Sets how many token units an address can buy per day, at most 2^192 - 1. Owner only.
    function setDailyCap(uint256 cap) external onlyOwner {
        _setDailyCap(cap);
    }

    /// @notice Returns the number of token units per wei.
    function rate() external view returns (uint256) {
        return _rate;
    }

    /// @notice Returns how many token units an address can buy per day.
    function dailyCap() external view returns (uint256) {
        return _dailyCap;
    }

    /// @notice Returns how many token units `buyer` can still buy today. The day ends at midnight UTC.
    function remainingToday(address buyer) public view returns (uint256) {
        uint256 bought = _boughtToday(buyer);
        return bought < _dailyCap ? _dailyCap - bought : 0;
    }

    function _setDailyCap(uint256 cap) private {
        _dailyCap = cap < type(uint192).max ? cap : type(uint192).max;
        emit DailyCapSet(_dailyCap);
    }

    function _boughtToday(address buyer) private view returns (uint256) {
        Purchases storage purchases = _purchases[buyer];
        return purchases.day == _today() ? purchases.amount : 0;
    }

    function _today() private view returns (uint64) {
        return uint64(block.timestamp / 1 days);
    }
}
