import { expect, test } from 'vitest'
import { verifyCommand } from './verify-command.ts'

const sha256 = 'ab'.repeat(32)

test.each([
  ['windows', `certutil -hashfile a.zip SHA256 | findstr /i ${sha256}`],
  ['mac', `echo "${sha256}  a.zip" | shasum -a 256 -c`],
  ['linux', `echo "${sha256}  a.zip" | sha256sum -c`],
] as const)('checks against the digest on %s', (system, command) => {
  expect(verifyCommand(system, { file: 'a.zip', sha256 })).toBe(command)
})

test.each([
  ['windows', 'certutil -hashfile a.zip SHA256'],
  ['mac', 'shasum -a 256 a.zip'],
  ['linux', 'sha256sum a.zip'],
] as const)('prints the digest on %s where none was published', (system, command) => {
  expect(verifyCommand(system, { file: 'a.zip', sha256: null })).toBe(command)
})
