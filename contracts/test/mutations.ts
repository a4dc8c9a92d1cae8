/** A change to a source, and the tests that must fail because of it. */
export type HandWrittenMutation = {
  file: string
  /** Text that occurs once in the file. */
  find: string
  replace: string
  /** The test contracts that must fail, as a regular expression. */
  caughtBy: string
  /** Also run by the everyday test run. */
  isQuick?: true
}

/** What a careless change could do to the contracts, besides taking a wrong branch. Every one must be caught. */
export const handWrittenMutations: readonly HandWrittenMutation[] = [
  // Days
  { file: 'Collection', find: '/ 1 days + 1', replace: '/ 1 days', caughtBy: 'MintingTest' },
  {
    file: 'Collection',
    find: 'block.timestamp < _startDate ?',
    replace: 'block.timestamp <= _startDate ?',
    caughtBy: 'MintingTest',
  },
  {
    file: 'Collection',
    find: 'if (day - 1 >= getCurrentMintDay()) return minted;',
    replace: 'if (day >= getCurrentMintDay()) return minted;',
    caughtBy: 'MintingTest',
  },
  {
    file: 'PackedMints',
    find: 'period_ = (day - 1) / DAYS;',
    replace: 'period_ = day / DAYS;',
    caughtBy: 'WordsTest|MintingTest',
  },
  {
    file: 'PackedMints',
    find: '((day - 1) % DAYS) * ITEM_COUNT',
    replace: '((day - 1) % 3) * ITEM_COUNT',
    caughtBy: 'MintingTest',
  },

  // Once per item, day and receiver
  {
    file: 'Collection',
    find: 'if (Ledger.record(to, day, 1 << (id - 1)) == 0) revert AlreadyMinted(to, day, id);',
    replace: 'Ledger.record(to, day, 1 << (id - 1));',
    caughtBy: 'MintingTest',
    isQuick: true,
  },
  {
    file: 'Collection',
    find: '_mintToday(to, id);',
    replace: '_mintToday(msg.sender, id);',
    caughtBy: 'MintingTest',
  },
  {
    file: 'Ledger',
    find: 'fresh = items & ~(packed >> shift);',
    replace: 'fresh = items;',
    caughtBy: 'BatchTest',
  },
  {
    file: 'Ledger',
    find: 'packed |= fresh << shift;',
    replace: 'packed |= fresh;',
    caughtBy: 'MintingTest',
  },
  {
    file: 'Ledger',
    find: 'return id != 0 && id <= PackedMints.ITEM_COUNT;',
    replace: 'return id != 0 && id <= 43;',
    caughtBy: 'MintingTest',
  },
  {
    file: 'Ledger',
    find: 'return id != 0 && id <= PackedMints.ITEM_COUNT;',
    replace: 'return id <= PackedMints.ITEM_COUNT;',
    caughtBy: 'MintingTest',
  },

  // History
  {
    file: 'Ledger',
    find: 'WalletSlots.pastMints(wallet, PackedMints.period(packed)).value = dayBits;',
    replace: 'WalletSlots.pastMints(wallet, period).value = dayBits;',
    caughtBy: 'MintingTest',
  },
  {
    file: 'PackedMints',
    find: 'return (packed & (ITEMS << LOOSE_SHIFT)) | (period_ << PERIOD_SHIFT);',
    replace: 'return period_ << PERIOD_SHIFT;',
    caughtBy: 'BalancesTest',
  },
  {
    file: 'WalletSlots',
    find: 'PAST_MINTS = 3 << 88',
    replace: 'PAST_MINTS = 2 << 88',
    caughtBy: 'WordsTest|MintingTest',
  },
  {
    file: 'WalletSlots',
    find: '(uint256(uint160(wallet)) << 96) | place',
    replace: 'uint256(uint160(wallet)) | place',
    caughtBy: 'WordsTest|BalancesTest',
  },

  // Balances
  {
    file: 'Ledger',
    find: 'LOOSE_BELOW = 9;',
    replace: 'LOOSE_BELOW = 10;',
    caughtBy: 'BalancesTest',
  },
  {
    file: 'Ledger',
    find: 'Lanes.units(freshHere) + Lanes.units(looseHere);',
    replace: 'Lanes.units(freshHere);',
    caughtBy: 'BalancesTest',
  },
  { file: 'Ledger', find: 'settled |= looseHere << shift;', replace: '', caughtBy: 'BalancesTest' },
  {
    file: 'Ledger',
    find: 'return settled + ((loose >> (id - 1)) & 1);',
    replace: 'return settled;',
    caughtBy: 'BalancesTest',
  },
  {
    file: 'Ledger',
    find: 'return settled + ((loose >> (id - 1)) & 1);',
    replace: 'return settled + ((loose >> id) & 1);',
    caughtBy: 'BalancesTest',
  },
  {
    file: 'Ledger',
    find: 'if (balance < value) revert',
    replace: 'if (balance + 1 < value) revert',
    caughtBy: 'TransfersTest',
  },
  {
    file: 'Ledger',
    find: '= word - Lanes.placed(value, lane);',
    replace: '= word;',
    caughtBy: 'TransfersTest',
  },
  {
    file: 'Ledger',
    find: 'balance + value > Lanes.MAX_BALANCE) {',
    replace: 'balance + value > Lanes.MAX_BALANCE + 1) {',
    caughtBy: 'BalancesTest',
  },
  {
    file: 'Ledger',
    find: 'WalletSlots.mints(wallet).value = PackedMints.flipLoose(packed, loose << shift);',
    replace: '',
    caughtBy: 'BalancesTest',
  },
  {
    file: 'Ledger',
    find: 'return word + Lanes.units(loose);',
    replace: 'return word;',
    caughtBy: 'BalancesTest',
  },
  {
    file: 'Ledger',
    find: '(id - 1) % Lanes.PER_WORD)',
    replace: 'id % Lanes.PER_WORD)',
    caughtBy: 'BalancesTest',
  },
  {
    file: 'Lanes',
    find: 'MAX_BALANCE = (1 << 27) - 1',
    replace: 'MAX_BALANCE = (1 << 28) - 1',
    caughtBy: 'BalancesTest',
  },
  {
    file: 'Lanes',
    find: 'return (word >> (lane * BITS)) & LANE;',
    replace: 'return word >> (lane * BITS);',
    caughtBy: 'WordsTest|BalancesTest',
  },

  // Batches
  {
    file: 'Collection',
    find: 'if (day != today) revert WrongMintDay(day, today);',
    replace: 'if (day > today) revert WrongMintDay(day, today);',
    caughtBy: 'BatchTest',
  },
  {
    file: 'Collection',
    find: 'uint48(word >> 48)',
    replace: 'uint48(word >> 48) & PackedMints.ITEMS',
    caughtBy: 'BatchTest',
  },
  { file: 'Collection', find: 'mstore(0x40, sub(ids, 0x40))', replace: '', caughtBy: 'BatchTest' },
  {
    file: 'ItemLists',
    find: 'let next := add(ids, 0x20)',
    replace: 'let next := ids',
    caughtBy: 'WordsTest|BatchTest',
  },
  {
    file: 'ItemLists',
    find: 'gt(item, 0xfffffff)',
    replace: 'gt(item, 0x1fffffff)',
    caughtBy: 'WordsTest|BatchTest',
  },
  { file: 'ItemLists', find: '0x15555555555', replace: '0x05555555555', caughtBy: 'WordsTest' },
  {
    file: 'ItemLists',
    find: 'log4(start, size, topic, operator, 0, to)',
    replace: 'log4(start, size, topic, operator, to, 0)',
    caughtBy: 'BatchTest',
  },

  // Receivers with code
  {
    file: 'Collection',
    find: 'else if (receiver.code.length == 0) _mintToPlainAccount(receiver, day, items);\n        else refused |= _mintToCode(receiver, day, items);',
    replace: 'else _mintToPlainAccount(receiver, day, items);',
    caughtBy: 'BatchReceiversTest',
  },
  {
    file: 'Collection',
    find: 'if (available < DELIVERY_GAS_REQUIRED) revert InsufficientGas(available, DELIVERY_GAS_REQUIRED);',
    replace: '',
    caughtBy: 'BatchReceiversTest',
    isQuick: true,
  },
  {
    file: 'Collection',
    find: 'onERC1155Received{gas: CALLBACK_GAS}',
    replace: 'onERC1155Received',
    caughtBy: 'BatchReceiversTest',
  },
  {
    file: 'Collection',
    find: 'onERC1155BatchReceived{gas: CALLBACK_GAS}',
    replace: 'onERC1155BatchReceived',
    caughtBy: 'BatchReceiversTest',
  },
  {
    file: 'Collection',
    find: 'this.deliver{gas: DELIVERY_GAS}',
    replace: 'this.deliver{gas: 250_000}',
    caughtBy: 'BatchReceiversTest',
  },
  {
    file: 'Collection',
    find: 'return items & ~Ledger.received(receiver, day);',
    replace: 'return items;',
    caughtBy: 'BatchReceiversTest',
  },
  {
    file: 'Collection',
    find: 'return 0;\n        } catch {',
    replace: 'return items;\n        } catch {',
    caughtBy: 'BatchReceiversTest',
  },
  {
    file: 'Collection',
    find: 'onERC1155Received.selector;\n        } catch {\n            return false;',
    replace: 'onERC1155Received.selector;\n        } catch {\n            return true;',
    caughtBy: 'BatchReceiversTest',
  },
  {
    file: 'Collection',
    find: 'onERC1155BatchReceived.selector;\n        } catch {\n            return false;',
    replace: 'onERC1155BatchReceived.selector;\n        } catch {\n            return true;',
    caughtBy: 'BatchReceiversTest',
  },
  {
    file: 'Collection',
    find: '(msg.sender, receiver, day, items) {',
    replace: '(address(this), receiver, day, items) {',
    caughtBy: 'BatchReceiversTest',
  },
  {
    file: 'Collection',
    find: 'ERC1155Utils.checkOnERC1155Received(msg.sender, address(0), to, id, 1, "");',
    replace: '',
    caughtBy: 'MintingTest',
  },
  {
    file: 'Collection',
    find: 'ERC1155Utils.checkOnERC1155Received(msg.sender, address(0), to, id, amount, data);',
    replace: '',
    caughtBy: 'OwnerTest',
  },
  {
    file: 'Collection',
    find: 'ERC1155Utils.checkOnERC1155Received(msg.sender, from, to, id, value, data);',
    replace: '',
    caughtBy: 'TransfersTest',
  },
  {
    file: 'Collection',
    find: 'ERC1155Utils.checkOnERC1155BatchReceived(msg.sender, from, to, ids, values, data);',
    replace: '',
    caughtBy: 'TransfersTest',
  },
  {
    file: 'Collection',
    find: 'return answer == IERC1155Receiver.onERC1155Received.selector;',
    replace: 'return answer != 0;',
    caughtBy: 'BatchReceiversTest',
  },
  {
    file: 'Collection',
    find: 'return answer == IERC1155Receiver.onERC1155BatchReceived.selector;',
    replace: 'return answer != 0;',
    caughtBy: 'BatchReceiversTest',
  },

  // ERC-1155 and ownership
  {
    file: 'Collection',
    find: 'if (msg.sender != from && !isApprovedForAll(from, msg.sender)) {',
    replace: 'if (msg.sender != from && !isApprovedForAll(msg.sender, from)) {',
    caughtBy: 'TransfersTest',
  },
  {
    file: 'Collection',
    find: 'revert ERC1155InvalidArrayLength(ids.length, accounts.length);',
    replace: 'revert ERC1155InvalidArrayLength(accounts.length, ids.length);',
    caughtBy: 'TransfersTest',
  },
  {
    file: 'Collection',
    find: '_approvals[msg.sender][operator] = approved;',
    replace: '_approvals[msg.sender][operator] = true;',
    caughtBy: 'TransfersTest',
  },
  {
    file: 'Collection',
    find: 'for (uint256 id = 1; id <= PackedMints.ITEM_COUNT; ++id) {',
    replace: 'for (uint256 id = 1; id < PackedMints.ITEM_COUNT; ++id) {',
    caughtBy: 'OwnerTest',
  },
  {
    file: 'Collection',
    find: 'if (!Ledger.isItem(id)) revert UnknownItem(id);\n        Ledger.credit',
    replace: 'Ledger.credit',
    caughtBy: 'OwnerTest',
  },

  // The exchange
  {
    file: 'TestnetToken',
    find: 'uint256 etherOut = amount / _rate;',
    replace: 'uint256 etherOut = (amount + _rate - 1) / _rate;',
    caughtBy: 'TestnetTokenTest',
  },
  {
    file: 'TestnetToken',
    find: '_burn(msg.sender, tokens);',
    replace: '_burn(msg.sender, tokens - 1);',
    caughtBy: 'TestnetTokenTest|TestnetTokenInvariantsTest',
    isQuick: true,
  },
  {
    file: 'TestnetToken',
    find: 'uint192(_boughtToday(msg.sender) + tokens)',
    replace: 'uint192(tokens)',
    caughtBy: 'TestnetTokenTest',
  },
  {
    file: 'TestnetToken',
    find: 'if (!taken) revert EtherRefused(msg.sender, etherOut);',
    replace: 'taken;',
    caughtBy: 'TestnetTokenTest',
  },
]

/** A branch that tests cannot notice in one direction: forced to it, the contract does the same for more gas. */
export type BranchWithoutEffect = { file: string; condition: string; forced: 'true' | 'false'; why: string }

/** There is no mutation for these. */
export const branchesWithoutEffect: readonly BranchWithoutEffect[] = [
  { file: 'Ledger', condition: 'fresh == 0', forced: 'false', why: 'The packed word is written as it was.' },
  { file: 'Ledger', condition: 'value == 0', forced: 'false', why: 'Zero is added to a lane, or taken from it.' },
  { file: 'Ledger', condition: 'dayBits != 0', forced: 'true', why: 'A word that is zero is set to zero.' },
  { file: 'Ledger', condition: 'loose == 0', forced: 'false', why: 'No loose item is counted in.' },
]
