/** A change to a text that occurs once in a source. `quick` ones are included in the default test run. */
type Change = readonly [find: string, replace: string, quick?: 'quick']

/** Mutations beyond forced branches, by source and by the test contracts that must catch them, separated by |. */
const changes: Record<string, Record<string, readonly Change[]>> = {
  Collection: {
    Minting: [
      ['/ 1 days + 1', '/ 1 days'],
      ['block.timestamp < _startDate ?', 'block.timestamp <= _startDate ?'],
      ['if (day - 1 >= getCurrentMintDay()) return minted;', 'if (day >= getCurrentMintDay()) return minted;'],
      [
        'if (Ledger.record(to, day, 1 << (id - 1)) == 0) revert AlreadyMinted(to, day, id);',
        'Ledger.record(to, day, 1 << (id - 1));',
        'quick',
      ],
      ['_mintToday(to, id);', '_mintToday(msg.sender, id);'],
      ['ERC1155Utils.checkOnERC1155Received(msg.sender, address(0), to, id, 1, "");', ''],
    ],
    Batch: [
      ['if (day != today) revert WrongMintDay(day, today);', 'if (day > today) revert WrongMintDay(day, today);'],
      ['uint48(word >> 48)', 'uint48(word >> 48) & PackedMints.ITEMS'],
      ['mstore(0x40, sub(ids, 0x40))', ''],
    ],
    BatchReceivers: [
      [
        'else if (receiver.code.length == 0) _mintToPlainAccount(receiver, day, items);\n        else refused |= _mintToCode(receiver, day, items);',
        'else _mintToPlainAccount(receiver, day, items);',
      ],
      ['if (available < DELIVERY_GAS_REQUIRED) revert InsufficientGas(available, DELIVERY_GAS_REQUIRED);', '', 'quick'],
      ['onERC1155Received{gas: CALLBACK_GAS}', 'onERC1155Received'],
      ['onERC1155BatchReceived{gas: CALLBACK_GAS}', 'onERC1155BatchReceived'],
      ['this.deliver{gas: DELIVERY_GAS}', 'this.deliver{gas: 250_000}'],
      ['return items & ~Ledger.received(receiver, day);', 'return items;'],
      ['return 0;\n        } catch {', 'return items;\n        } catch {'],
      [
        'onERC1155Received.selector;\n        } catch {\n            return false;',
        'onERC1155Received.selector;\n        } catch {\n            return true;',
      ],
      [
        'onERC1155BatchReceived.selector;\n        } catch {\n            return false;',
        'onERC1155BatchReceived.selector;\n        } catch {\n            return true;',
      ],
      ['(msg.sender, receiver, day, items) {', '(address(this), receiver, day, items) {'],
      ['return answer == IERC1155Receiver.onERC1155Received.selector;', 'return answer != 0;'],
      ['return answer == IERC1155Receiver.onERC1155BatchReceived.selector;', 'return answer != 0;'],
    ],
    Owner: [
      ['ERC1155Utils.checkOnERC1155Received(msg.sender, address(0), to, id, amount, data);', ''],
      [
        'for (uint256 id = 1; id <= PackedMints.ITEM_COUNT; ++id) {',
        'for (uint256 id = 1; id < PackedMints.ITEM_COUNT; ++id) {',
      ],
      ['if (!Ledger.isItem(id)) revert UnknownItem(id);\n        Ledger.credit', 'Ledger.credit'],
    ],
    Transfers: [
      ['ERC1155Utils.checkOnERC1155Received(msg.sender, from, to, id, value, data);', ''],
      ['ERC1155Utils.checkOnERC1155BatchReceived(msg.sender, from, to, ids, values, data);', ''],
      [
        'if (msg.sender != from && !isApprovedForAll(from, msg.sender)) {',
        'if (msg.sender != from && !isApprovedForAll(msg.sender, from)) {',
      ],
      [
        'revert ERC1155InvalidArrayLength(ids.length, accounts.length);',
        'revert ERC1155InvalidArrayLength(accounts.length, ids.length);',
      ],
      ['_approvals[msg.sender][operator] = approved;', '_approvals[msg.sender][operator] = true;'],
    ],
  },
  PackedMints: {
    'Words|Minting': [['period_ = (day - 1) / DAYS;', 'period_ = day / DAYS;']],
    Minting: [['((day - 1) % DAYS) * ITEM_COUNT', '((day - 1) % 3) * ITEM_COUNT']],
    Balances: [
      ['return (packed & (ITEMS << LOOSE_SHIFT)) | (period_ << PERIOD_SHIFT);', 'return period_ << PERIOD_SHIFT;'],
    ],
  },
  Ledger: {
    Batch: [['fresh = items & ~(packed >> shift);', 'fresh = items;']],
    Minting: [
      ['packed |= fresh << shift;', 'packed |= fresh;'],
      ['return id != 0 && id <= PackedMints.ITEM_COUNT;', 'return id != 0 && id <= 43;'],
      ['return id != 0 && id <= PackedMints.ITEM_COUNT;', 'return id <= PackedMints.ITEM_COUNT;'],
      [
        'WalletSlots.pastMints(wallet, PackedMints.period(packed)).value = dayBits;',
        'WalletSlots.pastMints(wallet, period).value = dayBits;',
      ],
    ],
    Balances: [
      ['LOOSE_BELOW = 9;', 'LOOSE_BELOW = 10;'],
      ['Lanes.units(freshHere) + Lanes.units(looseHere);', 'Lanes.units(freshHere);'],
      ['settled |= looseHere << shift;', ''],
      ['return settled + ((loose >> (id - 1)) & 1);', 'return settled;'],
      ['return settled + ((loose >> (id - 1)) & 1);', 'return settled + ((loose >> id) & 1);'],
      ['balance + value > Lanes.MAX_BALANCE) {', 'balance + value > Lanes.MAX_BALANCE + 1) {'],
      ['WalletSlots.mints(wallet).value = PackedMints.flipLoose(packed, loose << shift);', ''],
      ['return word + Lanes.units(loose);', 'return word;'],
      ['(id - 1) % Lanes.PER_WORD)', 'id % Lanes.PER_WORD)'],
    ],
    Transfers: [
      ['if (balance < value) revert', 'if (balance + 1 < value) revert'],
      ['= word - Lanes.placed(value, lane);', '= word;'],
    ],
  },
  WalletSlots: {
    'Words|Minting': [['PAST_MINTS = 3 << 88', 'PAST_MINTS = 2 << 88']],
    'Words|Balances': [['(uint256(uint160(wallet)) << 96) | place', 'uint256(uint160(wallet)) | place']],
  },
  Lanes: {
    Balances: [['MAX_BALANCE = (1 << 27) - 1', 'MAX_BALANCE = (1 << 28) - 1']],
    'Words|Balances': [['return (word >> (lane * BITS)) & LANE;', 'return word >> (lane * BITS);']],
  },
  ItemLists: {
    'Words|Batch': [
      ['let next := add(ids, 0x20)', 'let next := ids'],
      ['gt(item, 0xfffffff)', 'gt(item, 0x1fffffff)'],
    ],
    Words: [['0x15555555555', '0x05555555555']],
    Batch: [['log4(start, size, topic, operator, 0, to)', 'log4(start, size, topic, operator, to, 0)']],
  },
  TestnetToken: {
    TestnetToken: [
      ['uint256 etherOut = amount / _rate;', 'uint256 etherOut = (amount + _rate - 1) / _rate;'],
      ['uint192(_boughtToday(msg.sender) + tokens)', 'uint192(tokens)'],
      ['if (!taken) revert EtherRefused(msg.sender, etherOut);', 'taken;'],
    ],
    'TestnetToken|TestnetTokenInvariants': [['_burn(msg.sender, tokens);', '_burn(msg.sender, tokens - 1);', 'quick']],
  },
}

export type HandWrittenMutation = (typeof handWrittenMutations)[number]

export const handWrittenMutations = Object.entries(changes).flatMap(([file, byTests]) =>
  Object.entries(byTests).flatMap(([caughtBy, some]) =>
    some.map(([find, replace, quick]) => ({ file, find, replace, caughtBy, isQuick: quick !== undefined })),
  ),
)

/** A branch direction that tests cannot detect, because forcing it only costs more gas. */
export type BranchWithoutEffect = { file: string; condition: string; forced: 'true' | 'false'; why: string }

export const branchesWithoutEffect: readonly BranchWithoutEffect[] = [
  { file: 'Ledger', condition: 'fresh == 0', forced: 'false', why: 'The packed word is written unchanged.' },
  { file: 'Ledger', condition: 'value == 0', forced: 'false', why: 'Zero is added to or subtracted from a lane.' },
  { file: 'Ledger', condition: 'dayBits != 0', forced: 'true', why: 'A zero word is set to zero.' },
  { file: 'Ledger', condition: 'loose == 0', forced: 'false', why: 'No loose item is added.' },
]
