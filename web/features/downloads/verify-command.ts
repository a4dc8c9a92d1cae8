export type System = 'windows' | 'mac' | 'linux'

/** The command that compares a file with its digest or, where none is known, prints the file's digest. */
export function verifyCommand(system: System, { file, sha256 }: { file: string; sha256: string | null }): string {
  if (system === 'windows') {
    const print = `certutil -hashfile ${file} SHA256`
    return sha256 === null ? print : `${print} | findstr /i ${sha256}`
  }
  const program = system === 'mac' ? 'shasum -a 256' : 'sha256sum'
  return sha256 === null ? `${program} ${file}` : `echo "${sha256}  ${file}" | ${program} -c`
}
