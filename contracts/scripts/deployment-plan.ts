import { type Address, type Hex, concatHex, encodeDeployData, getContractAddress, size, slice } from 'viem'
import { testnetTokenAbi } from '../generated/testnet-token-abi.ts'
import { testnetTokenBytecode } from '../generated/testnet-token-bytecode.ts'
import { collectionAbi } from '../generated/collection-abi.ts'
import { collectionBytecode } from '../generated/collection-bytecode.ts'
import type { DeploymentParameters } from './deployment-parameters.ts'

/** The CREATE2 proxy that has this address on every chain that has it. */
export const deploymentProxy = '0x4e59b44847b379578588920cA78FbF26c0B4956C'

/** A contract to deploy, and where it will be. */
export type PlannedContract = {
  name: string
  address: Address
  salt: Hex
  encodedArguments: Hex
  /** What the proxy must be sent. */
  proxyCalldata: Hex
}

/** What to deploy for these parameters. The same parameters give the same addresses, whoever deploys. */
export function planDeployment({ owner, salt, collection, token }: DeploymentParameters): PlannedContract[] {
  const { name, uri, startDate, open } = collection
  const collectionInitCode = encodeDeployData({
    abi: collectionAbi,
    bytecode: collectionBytecode,
    args: [name, uri, startDate, owner, open],
  })
  const testnetTokenInitCode = encodeDeployData({
    abi: testnetTokenAbi,
    bytecode: testnetTokenBytecode,
    args: [token.name, token.symbol, token.rate, token.dailyCap, owner],
  })
  return [
    planned({
      name: 'Collection',
      creationCode: collectionBytecode,
      initCode: collectionInitCode,
      salt,
    }),
    planned({
      name: 'TestnetToken',
      creationCode: testnetTokenBytecode,
      initCode: testnetTokenInitCode,
      salt,
    }),
  ]
}

function planned(contract: { name: string; creationCode: Hex; initCode: Hex; salt: Hex }): PlannedContract {
  const { name, creationCode, initCode, salt } = contract
  return {
    name,
    salt,
    address: getContractAddress({
      opcode: 'CREATE2',
      from: deploymentProxy,
      salt,
      bytecode: initCode,
    }),
    encodedArguments: slice(initCode, size(creationCode)),
    proxyCalldata: concatHex([salt, initCode]),
  }
}
