import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The forge executable that npm installed for this platform. The package's own launcher needs an install script, which we do not run. */
export function forgeBinary(): string {
  const architecture = process.arch === 'x64' ? 'amd64' : process.arch
  const name = `@foundry-rs/forge-${process.platform}-${architecture}`
  const binary = join(packageFolder(name), 'bin', process.platform === 'win32' ? 'forge.exe' : 'forge')
  if (!existsSync(binary)) throw new Error(`${name} holds no forge executable.`)
  return binary
}

function packageFolder(name: string): string {
  try {
    return dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))
  } catch (cause) {
    throw new Error(`${name} is not installed: forge has no build for this platform, or npm skipped it.`, { cause })
  }
}
