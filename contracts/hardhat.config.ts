import { defineConfig } from 'hardhat/config'
import { createRequire } from 'node:module'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'

// The path of npm's WebAssembly build keeps Hardhat from downloading a compiler.
const solc = { version: '0.8.37', path: createRequire(import.meta.url).resolve('solc/soljson.js') }

// One compiler, one target, and no metadata make builds reproducible.
const target = { evmVersion: 'prague', metadata: { bytecodeHash: 'none', appendCBOR: false } }

// Tests deploy contracts by name, so only deployed contracts and the gas baseline are optimized.
const plain = { ...solc, settings: { ...target, optimizer: { enabled: false } } }
const deployed = { ...solc, settings: { ...target, viaIR: true, optimizer: { enabled: true, runs: 1_000_000 } } }

// The engine's default of 2^63 would let a test that burns all its gas run forever.
const usualGasLimit = 2n ** 30n

// The default run has a fixed seed, the long run a new one each time. The short run is for coverage and mutations, some of
// which loop until the gas runs out.
const depths = {
  default: { gasLimit: usualGasLimit, fuzz: { runs: 256 }, invariant: { runs: 40, depth: 50 } },
  long: { gasLimit: usualGasLimit, fuzz: { runs: 2_000, seed: newSeed() }, invariant: { runs: 150, depth: 150 } },
  short: { gasLimit: 2n ** 26n, fuzz: { runs: 16 }, invariant: { runs: 3, depth: 50 } },
}

/** How many random inputs and call sequences a test run tries. */
export type Depth = keyof typeof depths

/** Returns the Hardhat configuration with its artifacts in a folder below `.cache`. */
export function hardhatConfig({ depth, folder }: { depth: Depth; folder: string }) {
  const { gasLimit, fuzz, invariant } = depths[depth]
  // Absolute, because the engine resolves paths from the working directory.
  const failurePersistDir = join(import.meta.dirname, '.cache', folder, 'failures')
  return defineConfig({
    paths: {
      sources: 'src',
      tests: { solidity: 'test' },
      artifacts: `.cache/${folder}/artifacts`,
      cache: `.cache/${folder}/hardhat`,
    },
    solidity: {
      profiles: {
        default: {
          compilers: [plain],
          overrides: {
            'src/Collection.sol': deployed,
            'src/TestnetToken.sol': deployed,
            'test/reference/OzCollection.sol': deployed,
          },
        },
        // The optimizer blurs the boundaries between lines and takes most of the time.
        plain: { compilers: [plain] },
      },
    },
    test: {
      solidity: {
        fsPermissions: { readDirectory: ['test'] },
        gasLimit,
        fuzz: { ...fuzz, failurePersistDir },
        invariant: { ...invariant, failOnRevert: true, failurePersistDir },
      },
    },
  })
}

export default hardhatConfig({ depth: depthFromEnvironment(), folder: 'build' })

function depthFromEnvironment(): Depth {
  const depth = process.env['TEST_DEPTH'] ?? 'default'
  if (depth in depths) return depth as Depth
  throw new Error(`TEST_DEPTH is ${depth}, but must be one of ${Object.keys(depths).join(', ')}.`)
}

/** TEST_SEED repeats a long run, which prints its seed. */
function newSeed(): string {
  return process.env['TEST_SEED'] ?? `0x${randomBytes(32).toString('hex')}`
}
