import { spawn } from 'node:child_process'

/**
 * Runs ffmpeg at the lowest priority and waits; what it prints is shown only when it fails. The same input gives the
 * same file, byte for byte: no random ids, no dates, no name of the program.
 */
export function runFfmpeg(args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const program = spawn(
      'nice',
      [
        '-n',
        '19',
        process.env['FFMPEG'] ?? 'ffmpeg',
        '-v',
        'error',
        '-y',
        ...args.slice(0, -1),
        ...exact,
        ...args.slice(-1),
      ],
      {
        stdio: ['ignore', 'inherit', 'pipe'],
      },
    )
    let said = ''
    program.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()))
    program.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg failed: ${said.slice(-2000)}`))))
  })
}

const exact = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact']
