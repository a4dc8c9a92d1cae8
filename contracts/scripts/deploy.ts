// Deploys both contracts through the deterministic deployment proxy. Without --broadcast, this is a dry run.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { BaseError, type Hex, createPublicClient, createWalletClient, formatEther, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import {
  deploymentProxy,
  planDeployment,
  type PlannedContract,
  readDeploymentParameters,
  verificationInput,
} from './deployment-plan.ts'
import { openProject } from './hardhat-project.ts'

const usage = `npm run deploy -w @network-site/contracts -- --rpc-url URL --private-key-file FILE --parameters FILE [options]

Deploys both contracts through the deterministic deployment proxy. Without --broadcast, this is a dry run.

  --rpc-url URL            JSON-RPC endpoint of the chain
  --private-key-file FILE  file with the key that pays; it needs no rights on the contracts
  --parameters FILE        like contracts/deployments/example.parameters.json
  --broadcast              send the transactions
  --out FOLDER             where to write the addresses and verification files (default: contracts/deployments)
  --help                   show this help
`
const options = readOptions()

try {
  if (options.help) process.stdout.write(usage)
  else await deploy()
} catch (error) {
  console.error(describeFailure(error))
  process.exitCode = 1
}

async function deploy(): Promise<void> {
  const account = privateKeyToAccount(readFileSync(required('private-key-file'), 'utf8').trim() as Hex)
  const transport = http(required('rpc-url'))
  const chain = createPublicClient({ transport })
  const plan = planDeployment(readDeploymentParameters(required('parameters')))

  const chainId = await chain.getChainId()
  console.log(`Chain ${chainId}, deployer ${account.address}`)
  if ((await chain.getCode({ address: deploymentProxy })) === undefined) {
    throw new Error(`Chain ${chainId} has no deterministic deployment proxy at ${deploymentProxy}. Deploy it first.`)
  }

  const records: Record<string, object> = {}
  for (const contract of plan) {
    const found = (await chain.getCode({ address: contract.address })) !== undefined
    if (found) console.log(`${contract.name} is already at ${contract.address}`)
    else if (options.broadcast) await broadcast(contract)
    else await estimate(contract)
    const { name, address, salt, encodedArguments } = contract
    records[name] = { address, salt, constructorArguments: encodedArguments }
  }

  if (!options.broadcast) {
    console.log('Dry run: nothing was sent. Add --broadcast to deploy.')
    return
  }
  mkdirSync(options.out, { recursive: true })
  write(`${chainId}.json`, { chainId, contracts: records })
  const project = await openProject()
  for (const { name } of plan) write(`${chainId}.${name}.verification.json`, await verificationInput(project, name))

  async function estimate(contract: PlannedContract): Promise<void> {
    const gas = await chain.estimateGas({ account, to: deploymentProxy, data: contract.proxyCalldata })
    const fee = gas * (await chain.getGasPrice())
    console.log(`${contract.name} would be at ${contract.address}: ${gas} gas, about ${formatEther(fee)} Ether`)
  }

  async function broadcast(contract: PlannedContract): Promise<void> {
    const wallet = createWalletClient({ account, transport })
    const hash = await wallet.sendTransaction({ chain: null, to: deploymentProxy, data: contract.proxyCalldata })
    const receipt = await chain.waitForTransactionReceipt({ hash })
    // The receipt is conclusive; reading the code could reach a node that lags behind.
    if (receipt.status !== 'success') throw new Error(`${contract.name} was not deployed: ${hash} reverted.`)
    console.log(`${contract.name} deployed to ${contract.address} by ${hash}`)
  }
}

/** Returns a message without the calldata, which viem quotes in full. */
function describeFailure(error: unknown): unknown {
  if (error instanceof BaseError) return [error.shortMessage, error.details.slice(0, 300)].join('\n').trim()
  return error instanceof Error ? error.message : error
}

function write(file: string, content: object): void {
  const path = join(options.out, file)
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`)
  console.log(`Wrote ${path}`)
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        'rpc-url': { type: 'string' },
        'private-key-file': { type: 'string' },
        parameters: { type: 'string' },
        out: { type: 'string', default: join(import.meta.dirname, '..', 'deployments') },
        broadcast: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`)
    return process.exit(1)
  }
}

function required(name: 'rpc-url' | 'private-key-file' | 'parameters'): string {
  const value = options[name]
  if (value === undefined) {
    throw new Error(`--${name} is missing.\n\n${usage}`)
  }
  return value
}
