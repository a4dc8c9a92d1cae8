// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ICollection} from "../../src/ICollection.sol";
import {CollectionTest} from "./CollectionTest.sol";
import {RecordingReceiver} from "./RecordingReceiver.sol";
import {ScriptedReceiver} from "./ScriptedReceiver.sol";
import {IERC1155} from "@openzeppelin/contracts/token/ERC1155/IERC1155.sol";

/// @title Random valid use of a collection, with a simple model of the expected state
contract CollectionHandler is CollectionTest {
    uint256 public constant WALLETS = 6;

    /// One wallet with code accepts everything and one nothing; the others are plain.
    address private immutable _accepting = address(new RecordingReceiver());
    address private immutable _refusing = address(new ScriptedReceiver(ScriptedReceiver.Answer.RefuseWithReason));

    mapping(address wallet => mapping(uint256 id => uint256)) public owned;
    mapping(address wallet => mapping(uint256 day => uint256)) public minted;
    uint256 public mintCount;
    uint256 public ownerMintCount;
    uint256 public day = 1;
    uint256 public calls;

    modifier counted() {
        ++calls;
        _;
    }

    constructor() {
        setUp();
    }

    function target() external view returns (ICollection) {
        return collection;
    }

    function mint(uint256 walletSeed, uint256 id) external counted {
        address who = wallet(walletSeed);
        id = bound(id, 1, 42);
        bool isExpected = who != _refusing && minted[who][day] & bit(id) == 0;
        vm.prank(who);
        try collection.mint(id) {
            vm.assertTrue(isExpected);
            note(who, bit(id));
        } catch {
            vm.assertFalse(isExpected);
        }
    }

    function mintTo(uint256 walletSeed, uint256 id) external counted {
        address who = wallet(walletSeed);
        id = bound(id, 1, 42);
        bool isExpected = who != _refusing && minted[who][day] & bit(id) == 0;
        try collection.mintTo(who, id) {
            vm.assertTrue(isExpected);
            note(who, bit(id));
        } catch {
            vm.assertFalse(isExpected);
        }
    }

    function mintBatch(uint256 seed, uint256 items) external counted {
        bytes memory entries;
        for (uint256 i = 0; i < 4; ++i) {
            seed = uint256(keccak256(abi.encode(seed)));
            address who = wallet(seed >> 64);
            // Dense sets, sparse sets, and single items.
            uint256 some = (seed ^ items) & ALL;
            if (seed >> 250 == 0) some = ALL;
            else if (seed % 3 == 0) some &= seed >> 80;
            else if (seed % 3 == 1) some = 1 << (some % 42);
            entries = bytes.concat(entries, entry(who, some));
            if (who != _refusing) note(who, some & ~minted[who][day]);
        }
        collection.mintBatch(day, entries);
    }

    function ownerMint(uint256 walletSeed, uint256 id, uint256 amount) external counted {
        address who = wallet(walletSeed);
        if (who == _refusing) return;
        id = bound(id, 1, 42);
        amount = bound(amount, 0, 1000);
        vm.prank(owner);
        collection.ownerMint(who, id, amount, "");
        owned[who][id] += amount;
        ownerMintCount += amount;
    }

    function transfer(uint256 fromSeed, uint256 toSeed, uint256 id, uint256 amount) external counted {
        (address from, address to) = (wallet(fromSeed), wallet(toSeed));
        if (to == _refusing) return;
        id = bound(id, 1, 42);
        amount = bound(amount, 0, owned[from][id]);
        vm.prank(from);
        collection.safeTransferFrom(from, to, id, amount, "");
        owned[from][id] -= amount;
        owned[to][id] += amount;
    }

    function transferBatch(uint256 fromSeed, uint256 toSeed, uint256 items) external counted {
        (address from, address to) = (wallet(fromSeed), wallet(toSeed));
        if (to == _refusing) return;
        uint256[] memory ids = idsOf(items & ALL);
        uint256[] memory amounts = new uint256[](ids.length);
        for (uint256 i = 0; i < ids.length; ++i) {
            amounts[i] = bound(items >> (i + 42), 0, owned[from][ids[i]]);
            owned[from][ids[i]] -= amounts[i];
            owned[to][ids[i]] += amounts[i];
        }
        vm.prank(from);
        collection.safeBatchTransferFrom(from, to, ids, amounts, "");
    }

    function passDays(uint256 count) external counted {
        // Mostly the next day; sometimes weeks, to leave periods empty.
        day += count % 8 == 0 ? bound(count >> 8, 1, 30) : 1;
        warpToDay(day);
    }

    function wallet(uint256 seed) public view returns (address) {
        uint256 index = seed % WALLETS;
        if (index == 0) return _accepting;
        if (index == 1) return _refusing;
        return account(string.concat("wallet ", vm.toString(index)));
    }

    function note(address who, uint256 items) private {
        minted[who][day] |= items;
        uint256[] memory ids = idsOf(items);
        for (uint256 i = 0; i < ids.length; ++i) {
            owned[who][ids[i]] += 1;
        }
        mintCount += ids.length;
    }
}
