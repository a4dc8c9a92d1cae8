/** The process of the embedded chain: an EVM with a JSON-RPC endpoint. `startChain` starts it. */
import { createAnswerRequest } from './answer-request.ts'
import { createBlockProducer, createChainClock, startMining } from './mining.ts'
import type { JournalEntry } from './journal.ts'
import { oneAtATime } from '@network-site/protocol/concurrency'
import { openChain } from './open-chain.ts'
import { readOptions } from './options.ts'
import { serveRpc } from './serve-rpc.ts'

// The channel closes when the parent process dies, even if it was killed.
process.once('disconnect', () => process.exit(0))

const options = readOptions()
const { engine, offsetSeconds, journal, notices } = await openChain(options)

let unwritten: JournalEntry[] = []
const record = (entry: JournalEntry) => {
  if (journal) unwritten.push(entry)
}
const inTurn = oneAtATime()
const change = <Result>(work: () => Promise<Result>): Promise<Result> => inTurn(() => work().finally(write))

/** Exits if the journal cannot be written, because the chain could not be restored without it. */
function write(): void {
  if (!journal || unwritten.length === 0) return
  try {
    journal.append(unwritten)
    unwritten = []
  } catch (error) {
    process.stderr.write(`The embedded chain cannot write its journal and stops: ${String(error)}\n`)
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
