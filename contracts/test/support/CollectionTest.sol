// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ICollection} from "../../src/ICollection.sol";
import {IReferenceCollection} from "../reference/IReferenceCollection.sol";
import {Test} from "./Test.sol";
import {IERC1155Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {IERC1155} from "@openzeppelin/contracts/token/ERC1155/IERC1155.sol";

/// @dev The ownership functions.
interface IOwnable {
    function owner() external view returns (address);
    function transferOwnership(address newOwner) external;
    function renounceOwnership() external;
}

/// @title A deployed collection with helpers to call and read it
/// @dev Deploys from the artifact, so a changed source recompiles alone and tests use only its interface.
abstract contract CollectionTest is Test {
    uint256 internal constant ALL = (1 << 42) - 1;
    uint256 internal constant START = 1_700_000_000;
    string internal constant NAME = "Collection";
    string internal constant URI = "https://example.org/metadata/{id}.json";

    address internal immutable owner = account("owner");
    address internal immutable alice = account("alice");
    address internal immutable bob = account("bob");
    address internal immutable relayer = account("relayer");

    ICollection internal collection;

    function setUp() public virtual {
        collection = deployCollection(START, true);
        vm.warp(START);
    }

    function deployCollection(uint256 startDate, bool isOpen) internal returns (ICollection) {
        return ICollection(deployCode("Collection.sol:Collection", abi.encode(NAME, URI, startDate, owner, isOpen)));
    }

    function deployReference() internal returns (IReferenceCollection) {
        return
            IReferenceCollection(
                deployCode("OzCollection.sol:OzCollection", abi.encode(NAME, URI, START, owner, true))
            );
    }

    function warpToDay(uint256 day) internal {
        vm.warp(START + (day - 1) * 1 days);
    }

    /// @dev Returns the items of a wallet on a day, as bits.
    function received(address wallet, uint256 day) internal view returns (uint256 items) {
        bool[42] memory minted = collection.receivedMints(wallet, day);
        for (uint256 i = 0; i < 42; ++i) {
            if (minted[i]) items |= 1 << i;
        }
    }

    /// @dev Returns the sum of all 42 balances.
    function total(address wallet) internal view returns (uint256 sum) {
        for (uint256 id = 1; id <= 42; ++id) {
            sum += collection.balanceOf(wallet, id);
        }
    }

    function bit(uint256 id) internal pure returns (uint256) {
        return 1 << (id - 1);
    }

    function entry(address receiver, uint256 items) internal pure returns (bytes memory) {
        return abi.encodePacked(receiver, uint48(items));
    }

    /// @dev Returns the ids in `items`, in order.
    function idsOf(uint256 items) internal pure returns (uint256[] memory ids) {
        uint256 count;
        for (uint256 id = 1; id <= 42; ++id) {
            if (items & bit(id) != 0) ++count;
        }
        ids = new uint256[](count);
        for (uint256 id = 42; id >= 1; --id) {
            if (items & bit(id) != 0) ids[--count] = id;
        }
    }

    function ones(uint256 count) internal pure returns (uint256[] memory list) {
        list = new uint256[](count);
        for (uint256 i = 0; i < count; ++i) {
            list[i] = 1;
        }
    }

    /// @dev Expects the next event to be exactly this mint.
    function expectMint(address operator, address to, uint256 items) internal {
        uint256[] memory ids = idsOf(items);
        vm.expectEmit(address(collection));
        if (ids.length == 1) emit IERC1155.TransferSingle(operator, address(0), to, ids[0], 1);
        else emit IERC1155.TransferBatch(operator, address(0), to, ids, ones(ids.length));
    }

    function expectRefusal(address receiver, uint256 day, uint256 items) internal {
        vm.expectEmit(address(collection));
        emit ICollection.MintRefused(receiver, day, items);
    }

    function expectInvalidReceiver(address receiver) internal {
        vm.expectRevert(abi.encodeWithSelector(IERC1155Errors.ERC1155InvalidReceiver.selector, receiver));
    }

    function account(string memory label) internal pure returns (address) {
        return address(uint160(uint256(keccak256(bytes(label)))));
    }
}
