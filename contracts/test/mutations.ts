/** A change to a text that occurs once in a source, and the test contracts that must catch it, separated by |. */
export type HandWrittenMutation = readonly [
  file: string,
  find: string,
  replace: string,
  caughtBy: string,
  /** Included in the default test run. */
  quick?: 'quick',
]

/** Mutations beyond forced branches. Tests must catch every one. */
export const handWrittenMutations: readonly HandWrittenMutation[] = [
  // Days
  ['Collection', '/ 1 days + 1', '/ 1 days', 'Minting'],
  ['Collection', 'block.timestamp < _startDate ?', 'block.timestamp <= _startDate ?', 'Minting'],
  [
    'Collection',
    'if (day - 1 >= getCurrentMintDay()) return minted;',
    'if (day >= getCurrentMintDay()) return minted;',
    'Minting',
  ],
  ['PackedMints', 'period_ = (day - 1) / DAYS;', 'period_ = day / DAYS;', 'Words|Minting'],
  ['PackedMints', '((day - 1) % DAYS) * ITEM_COUNT', '((day - 1) % 3) * ITEM_COUNT', 'Minting'],

  // Once per item, day and receiver
  [
    'Collection',
    'if (Ledger.record(to, day, 1 << (id - 1)) == 0) revert AlreadyMinted(to, day, id);',
    'Ledger.record(to, day, 1 << (id - 1));',
    'Minting',
    'quick',
  ],
  ['Collection', '_mintToday(to, id);', '_mintToday(msg.sender, id);', 'Minting'],
  ['Ledger', 'fresh = items & ~(packed >> shift);', 'fresh = items;', 'Batch'],
  ['Ledger', 'packed |= fresh << shift;', 'packed |= fresh;', 'Minting'],
  ['Ledger', 'return id != 0 && id <= PackedMints.ITEM_COUNT;', 'return id != 0 && id <= 43;', 'Minting'],
  ['Ledger', 'return id != 0 && id <= PackedMints.ITEM_COUNT;', 'return id <= PackedMints.ITEM_COUNT;', 'Minting'],

  // History
  [
    'Ledger',
    'WalletSlots.pastMints(wallet, PackedMints.period(packed)).value = dayBits;',
    'WalletSlots.pastMints(wallet, period).value = dayBits;',
    'Minting',
  ],
  [
    'PackedMints',
    'return (packed & (ITEMS << LOOSE_SHIFT)) | (period_ << PERIOD_SHIFT);',
    'return period_ << PERIOD_SHIFT;',
    'Balances',
  ],
  ['WalletSlots', 'PAST_MINTS = 3 << 88', 'PAST_MINTS = 2 << 88', 'Words|Minting'],
  ['WalletSlots', '(uint256(uint160(wallet)) << 96) | place', 'uint256(uint160(wallet)) | place', 'Words|Balances'],

  // Balances
  ['Ledger', 'LOOSE_BELOW = 9;', 'LOOSE_BELOW = 10;', 'Balances'],
  ['Ledger', 'Lanes.units(freshHere) + Lanes.units(looseHere);', 'Lanes.units(freshHere);', 'Balances'],
  ['Ledger', 'settled |= looseHere << shift;', '', 'Balances'],
  ['Ledger', 'return settled + ((loose >> (id - 1)) & 1);', 'return settled;', 'Balances'],
  ['Ledger', 'return settled + ((loose >> (id - 1)) & 1);', 'return settled + ((loose >> id) & 1);', 'Balances'],
  ['Ledger', 'if (balance < value) revert', 'if (balance + 1 < value) revert', 'Transfers'],
  ['Ledger', '= word - Lanes.placed(value, lane);', '= word;', 'Transfers'],
  ['Ledger', 'balance + value > Lanes.MAX_BALANCE) {', 'balance + value > Lanes.MAX_BALANCE + 1) {', 'Balances'],
  ['Ledger', 'WalletSlots.mints(wallet).value = PackedMints.flipLoose(packed, loose << shift);', '', 'Balances'],
  ['Ledger', 'return word + Lanes.units(loose);', 'return word;', 'Balances'],
  ['Ledger', '(id - 1) % Lanes.PER_WORD)', 'id % Lanes.PER_WORD)', 'Balances'],
  ['Lanes', 'MAX_BALANCE = (1 << 27) - 1', 'MAX_BALANCE = (1 << 28) - 1', 'Balances'],
  ['Lanes', 'return (word >> (lane * BITS)) & LANE;', 'return word >> (lane * BITS);', 'Words|Balances'],

  // Batches
  [
    'Collection',
    'if (day != today) revert WrongMintDay(day, today);',
    'if (day > today) revert WrongMintDay(day, today);',
    'Batch',
  ],
  ['Collection', 'uint48(word >> 48)', 'uint48(word >> 48) & PackedMints.ITEMS', 'Batch'],
  ['Collection', 'mstore(0x40, sub(ids, 0x40))', '', 'Batch'],
  ['ItemLists', 'let next := add(ids, 0x20)', 'let next := ids', 'Words|Batch'],
  ['ItemLists', 'gt(item, 0xfffffff)', 'gt(item, 0x1fffffff)', 'Words|Batch'],
  ['ItemLists', '0x15555555555', '0x05555555555', 'Words'],
  ['ItemLists', 'log4(start, size, topic, operator, 0, to)', 'log4(start, size, topic, operator, to, 0)', 'Batch'],

  // Receivers with code
  [
    'Collection',
    'else if (receiver.code.length == 0) _mintToPlainAccount(receiver, day, items);\n        else refused |= _mintToCode(receiver, day, items);',
    'else _mintToPlainAccount(receiver, day, items);',
    'BatchReceivers',
  ],
  [
    'Collection',
    'if (available < DELIVERY_GAS_REQUIRED) revert InsufficientGas(available, DELIVERY_GAS_REQUIRED);',
    '',
    'BatchReceivers',
    'quick',
  ],
  ['Collection', 'onERC1155Received{gas: CALLBACK_GAS}', 'onERC1155Received', 'BatchReceivers'],
  ['Collection', 'onERC1155BatchReceived{gas: CALLBACK_GAS}', 'onERC1155BatchReceived', 'BatchReceivers'],
  ['Collection', 'this.deliver{gas: DELIVERY_GAS}', 'this.deliver{gas: 250_000}', 'BatchReceivers'],
  ['Collection', 'return items & ~Ledger.received(receiver, day);', 'return items;', 'BatchReceivers'],
  ['Collection', 'return 0;\n        } catch {', 'return items;\n        } catch {', 'BatchReceivers'],
  [
    'Collection',
    'onERC1155Received.selector;\n        } catch {\n            return false;',
    'onERC1155Received.selector;\n        } catch {\n            return true;',
    'BatchReceivers',
  ],
  [
    'Collection',
    'onERC1155BatchReceived.selector;\n        } catch {\n            return false;',
    'onERC1155BatchReceived.selector;\n        } catch {\n            return true;',
    'BatchReceivers',
  ],
  ['Collection', '(msg.sender, receiver, day, items) {', '(address(this), receiver, day, items) {', 'BatchReceivers'],
  ['Collection', 'ERC1155Utils.checkOnERC1155Received(msg.sender, address(0), to, id, 1, "");', '', 'Minting'],
  ['Collection', 'ERC1155Utils.checkOnERC1155Received(msg.sender, address(0), to, id, amount, data);', '', 'Owner'],
  ['Collection', 'ERC1155Utils.checkOnERC1155Received(msg.sender, from, to, id, value, data);', '', 'Transfers'],
  ['Collection', 'ERC1155Utils.checkOnERC1155BatchReceived(msg.sender, from, to, ids, values, data);', '', 'Transfers'],
  [
    'Collection',
    'return answer == IERC1155Receiver.onERC1155Received.selector;',
    'return answer != 0;',
    'BatchReceivers',
  ],
  [
    'Collection',
    'return answer == IERC1155Receiver.onERC1155BatchReceived.selector;',
    'return answer != 0;',
    'BatchReceivers',
  ],

  // ERC-1155 and ownership
  [
    'Collection',
    'if (msg.sender != from && !isApprovedForAll(from, msg.sender)) {',
    'if (msg.sender != from && !isApprovedForAll(msg.sender, from)) {',
    'Transfers',
  ],
  [
    'Collection',
    'revert ERC1155InvalidArrayLength(ids.length, accounts.length);',
    'revert ERC1155InvalidArrayLength(accounts.length, ids.length);',
    'Transfers',
  ],
  [
    'Collection',
    '_approvals[msg.sender][operator] = approved;',
    '_approvals[msg.sender][operator] = true;',
    'Transfers',
  ],
  [
    'Collection',
    'for (uint256 id = 1; id <= PackedMints.ITEM_COUNT; ++id) {',
    'for (uint256 id = 1; id < PackedMints.ITEM_COUNT; ++id) {',
    'Owner',
  ],
  ['Collection', 'if (!Ledger.isItem(id)) revert UnknownItem(id);\n        Ledger.credit', 'Ledger.credit', 'Owner'],

  // The exchange
  [
    'TestnetToken',
    'uint256 etherOut = amount / _rate;',
    'uint256 etherOut = (amount + _rate - 1) / _rate;',
    'TestnetToken',
  ],
  [
    'TestnetToken',
    '_burn(msg.sender, tokens);',
    '_burn(msg.sender, tokens - 1);',
    'TestnetToken|TestnetTokenInvariants',
    'quick',
  ],
  ['TestnetToken', 'uint192(_boughtToday(msg.sender) + tokens)', 'uint192(tokens)', 'TestnetToken'],
  ['TestnetToken', 'if (!taken) revert EtherRefused(msg.sender, etherOut);', 'taken;', 'TestnetToken'],
]

/** A branch direction that tests cannot detect, because forcing it only costs more gas. */
export type BranchWithoutEffect = { file: string; condition: string; forced: 'true' | 'false'; why: string }

export const branchesWithoutEffect: readonly BranchWithoutEffect[] = [
  { file: 'Ledger', condition: 'fresh == 0', forced: 'false', why: 'The packed word is written unchanged.' },
  { file: 'Ledger', condition: 'value == 0', forced: 'false', why: 'Zero is added to or subtracted from a lane.' },
  { file: 'Ledger', condition: 'dayBits != 0', forced: 'true', why: 'A zero word is set to zero.' },
  { file: 'Ledger', condition: 'loose == 0', forced: 'false', why: 'No loose item is added.' },
]
