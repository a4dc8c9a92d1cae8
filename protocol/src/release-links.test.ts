import { expect, test } from 'vitest'
import { releaseLinks } from './release-links.ts'

const repository = 'https://code.example/orbit/sentry'

test('builds the seven links from the tag', () => {
  expect(releaseLinks(repository, 'v1.4.0')).toEqual({
    Github: `${repository}/releases/tag/v1.4.0`,
    Windows: `${repository}/releases/download/v1.4.0/sentry-client-windows.exe`,
    Mac: `${repository}/releases/download/v1.4.0/sentry-client-macos.dmg`,
    Linux: `${repository}/releases/download/v1.4.0/sentry-client-linux.AppImage`,
    WindowsCli: `${repository}/releases/download/v1.4.0/sentry-node-cli-windows.zip`,
    MacCli: `${repository}/releases/download/v1.4.0/sentry-node-cli-macos.zip`,
    LinuxCli: `${repository}/releases/download/v1.4.0/sentry-node-cli-linux.zip`,
  })
})

test('leads to the latest release while no tag is known', () => {
  const links = releaseLinks(repository)
  expect(links.Github).toBe(`${repository}/releases/latest`)
  expect(links.Windows).toBe(`${repository}/releases/latest/download/sentry-client-windows.exe`)
})

test('a tag cannot lead out of the repository', () => {
  expect(releaseLinks(`${repository}/`, '../../evil').Github).toBe(`${repository}/releases/tag/..%2F..%2Fevil`)
})
