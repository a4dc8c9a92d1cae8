import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const packages: Record<string, string> = {
  'darwin-arm64': '@foundry-rs/anvil-darwin-arm64',
  'darwin-x64': '@foundry-rs/anvil-darwin-amd64',
  'linux-arm64': '@foundry-rs/anvil-linux-arm64',
  'linux-x64': '@foundry-rs/anvil-linux-amd64',
  'win32-x64': '@foundry-rs/anvil-win32-amd64',
}

/** The real chain binary of this platform. The npm wrapper is passed by: it orphans its child when killed. */
export function anvilBinary(): string {
  const platform = `${process.platform}-${process.arch}`
  const name = packages[platform]
  if (!name) throw new Error(`The embedded chain has no build for ${platform}. Set SANDBOX=off and CHAIN_RPC_URL.`)
  const folder = dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))
  const file = join(folder, 'bin', process.platform === 'win32' ? 'anvil.exe' : 'anvil')
  if (!existsSync(file)) throw new Error(`The embedded chain is not installed: ${file} is missing. Run npm install.`)
  return file
}
