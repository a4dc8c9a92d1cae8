import { expect, test } from 'vitest'
import { releaseLinks } from './release-links.ts'

const repository = 'https://code.example/orbit/watch'
const artifacts = {
  Windows: 'client.exe',
  Mac: 'client.dmg',
  Linux: 'client.AppImage',
  WindowsCli: 'node-windows.zip',
  MacCli: 'node-macos.zip',
  LinuxCli: 'node-linux.zip',
}

test('builds the seven links from the tag', () => {
  expect(releaseLinks(repository, { artifacts, tag: 'v1.4.0' })).toEqual({
    Github: `${repository}/releases/tag/v1.4.0`,
    Windows: `${repository}/releases/download/v1.4.0/client.exe`,
    Mac: `${repository}/releases/download/v1.4.0/client.dmg`,
    Linux: `${repository}/releases/download/v1.4.0/client.AppImage`,
    WindowsCli: `${repository}/releases/download/v1.4.0/node-windows.zip`,
    MacCli: `${repository}/releases/download/v1.4.0/node-macos.zip`,
    LinuxCli: `${repository}/releases/download/v1.4.0/node-linux.zip`,
  })
})

test('links to the latest release without a tag', () => {
  const links = releaseLinks(repository, { artifacts })
  expect(links.Github).toBe(`${repository}/releases/latest`)
  expect(links.Windows).toBe(`${repository}/releases/latest/download/client.exe`)
})

test('escapes a tag that tries to leave the repository', () => {
  const links = releaseLinks(`${repository}/`, { artifacts, tag: '../../evil' })
  expect(links.Github).toBe(`${repository}/releases/tag/..%2F..%2Fevil`)
})
