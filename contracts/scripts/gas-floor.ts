// EIP-2028, EIP-2929, EIP-3529 and the LOG4 of an ERC-1155 transfer.
const transaction = 21_000
const coldRead = 2_100
const coldAccount = 2_600
const warmAccount = 100
const newWord = 22_100
const changedWord = 5_000
const logOf = (words: number) => 375 * 5 + 8 * 32 * words

/** The unavoidable work of a mint. */
export type Work = {
  calldata: { zero: number; nonZero: number }
  receivers: number
  /** The receiver sends the transaction itself, so looking for its code costs little. */
  isSender?: true
  newWords: number
  changedWords: number
  /** 32-byte words of event data, over all receivers. */
  eventWords: number
}

/** The gas of only the unavoidable: calldata, reading `open`, looking for code, writing the words, the events. */
export function gasFloor({ calldata, receivers, isSender, newWords, changedWords, eventWords }: Work): number {
  const events = receivers * logOf(0) + (logOf(eventWords) - logOf(0))
  const code = receivers * (isSender ? warmAccount : coldAccount)
  const words = newWords * newWord + changedWords * changedWord
  return transaction + 4 * calldata.zero + 16 * calldata.nonZero + coldRead + code + words + events
}
