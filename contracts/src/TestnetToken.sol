// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// @title A token bought and sold against Ether at a fixed rate
/// @notice Every token in existence was paid for, and the Ether stays here until it is sold back: nobody, the owner
/// included, can take it out otherwise. What an address buys in a day is capped; selling never is.
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

    /// @notice `seller` got `etherOut` wei for `tokensIn`.
    event Sold(address indexed seller, uint256 tokensIn, uint256 etherOut);

    /// @notice An address may now buy `cap` tokens a day.
    event DailyCapSet(uint256 cap);

    /// @notice A rate of zero buys nothing and pays nothing back.
    error InvalidRate();

    /// @notice The purchase of `requested` tokens exceeds what `buyer` may still buy today.
    error DailyCapExceeded(address buyer, uint256 requested, uint256 remaining);

    /// @notice `amount` is worth nothing on the other side.
    error AmountTooSmall(uint256 amount);

    /// @notice `seller` did not take `etherOut` wei.
    error EtherRefused(address seller, uint256 etherOut);

    /// @param rate_ tokens for one Ether, and token units for one wei
    /// @param dailyCap_ token units that an address may buy in a day
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

        // 192 bits hold the cap, and so a sum within it.
        _purchases[msg.sender] = Purchases(_today(), uint192(_boughtToday(msg.sender) + tokens));
        _mint(msg.sender, tokens);
        emit Bought(msg.sender, msg.value, tokens);
    }

    /// @notice Sells up to `amount` token units: as many as make whole wei. The rest stays with the seller.
    function sell(uint256 amount) external {
        uint256 etherOut = amount / _rate;
        if (etherOut == 0) revert AmountTooSmall(amount);
        uint256 tokens = etherOut * _rate;
        _burn(msg.sender, tokens);
        emit Sold(msg.sender, tokens, etherOut);
        (bool taken, ) = msg.sender.call{value: etherOut}("");
        if (!taken) revert EtherRefused(msg.sender, etherOut);
    }

    /// @notice Sets what an address may buy in a day, in token units; more than 2^192 - 1 counts as that. Owner only.
    function setDailyCap(uint256 cap) external onlyOwner {
        _setDailyCap(cap);
    }

    /// @notice Token units for one wei.
    function rate() external view returns (uint256) {
        return _rate;
    }

    /// @notice Token units that an address may buy in a day.
    function dailyCap() external view returns (uint256) {
        return _dailyCap;
    }

    /// @notice Token units that `buyer` may still buy today, which ends at midnight UTC.
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
