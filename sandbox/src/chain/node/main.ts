/**
 * The embedded chain: one process with an EVM, its blocks and a JSON-RPC endpoint. Started by `startChain`.
 * Its options are on the command line. It tells its parent process when it is ready, and ends with it.
 */
import { createAnswerRequest } from './answer-request.ts'
import { createBlockProducer, createChainClock, startMining } from './mining.ts'
import type { JournalEntry } from './journal.ts'
import { oneAtATime } from '@network-site/protocol/concurrency'
import { openChain } from './open-chain.ts'
import { readOptions } from './options.ts'
import { serveRpc } from './serve-rpc.ts'

// The channel breaks when the parent process dies, even by kill -9.
process.once('disconnect', () => process.exit(0))

const options = readOptions()
const { engine, offsetSeconds, journal, notices } = await openChain(options)

let unwritten: JournalEntry[] = []
const record = (entry: JournalEntry) => {
  if (journal) unwritten.push(entry)
}
const inTurn = oneAtATime()
const change = <Result>(work: () => Promise<Result>): Promise<Result> => inTurn(() => work().finally(write))

/** Without its journal the chain could not be restored, so it ends when the journal cannot be written. */
function write(): void {
  if (!journal || unwritten.length === 0) return
  try {
    journal.append(unwritten)
    unwritten = []
  } catch (error) {
    process.stderr.write(`The embedded chain cannot be kept, and stops: ${String(error)}\n`)
    process.exit(1)
  }
}

const clock = createChainClock(offsetSeconds)
const producer = await createBlockProducer(engine, { clock, onBlock: record })
const mining = startMining({ ...options, producer, clock, change })
const answerRequest = createAnswerRequest({ engine, clock, producer, mining, change, record })
const { port, server } = await serveRpc(answerRequest, options)

process.once('SIGTERM', () => {
  mining.stop()
  server.close()
  void inTurn(async () => {
    await journal?.close()
    process.exit(0)
  })
})
process.send?.({ ready: { port, notices } })
