// Prints the coverage of src/ by the tests and fails below 100 % of branches or lines.
import { forge } from './forge.ts'

const { status, output } = forge(
  [
    'coverage',
    '--report',
    'summary',
    '--no-match-coverage',
    'node_modules|contracts/test',
    '--no-match-contract',
    'GasTest',
  ],
  { capture: true, env: { FOUNDRY_PROFILE: 'coverage' } },
)
const table = output.slice(output.indexOf('╭'))
console.log(status === 0 ? table : output)

const total = table.split('\n').find((line) => line.includes('| Total'))
const [lines, , branches] = (total?.match(/[\d.]+(?=%)/g) ?? []).map(Number)
if (status !== 0 || lines !== 100 || branches !== 100) {
  console.error(`Lines ${lines} %, branches ${branches} %: 100 % is required of both.`)
  process.exitCode = 1
}
