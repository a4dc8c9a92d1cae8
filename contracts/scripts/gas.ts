// Measures gas anew, and writes the snapshots and docs/gas.md.
import { writeGasSnapshots } from './gas-snapshots.ts'
import { writeGasTable } from './gas-table.ts'
import { build, openProject } from './hardhat-project.ts'
import { runSolidityTests } from './solidity-tests.ts'

const project = await openProject()
await build(project)
const { failed, gas } = await runSolidityTests(project, { files: ['test/gas/MintGas.t.sol'] })
if (failed > 0) throw new Error('The gas tests fail.')
writeGasSnapshots(gas)
writeGasTable()
