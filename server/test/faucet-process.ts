import { z } from 'zod'
import { addressSchema } from '@network-site/protocol/address'
import { connectChain } from '../src/services/chain.ts'
import { openDatabase } from '../src/services/database.ts'
import { openFaucetApp } from './faucet-app.ts'

/** Runs the faucet as a process, for tests that kill it. Prints its origin. */
const optionsSchema = z.object({
  url: z.string().optional(),
  dataDir: z.string(),
  rpcUrl: z.string(),
  chainId: z.int(),
  contracts: z.object({ collection: addressSchema, token: addressSchema }),
  key: z.custom<`0x${string}`>(),
})
const { url, dataDir, rpcUrl, chainId, contracts, key } = optionsSchema.parse(JSON.parse(process.argv[2] ?? ''))
const database = await openDatabase({ url, dataDir })
const { app } = openFaucetApp({ database, chain: connectChain({ id: chainId, rpcUrls: [rpcUrl], contracts }), key })
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`)
