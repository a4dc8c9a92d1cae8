/** A failure the person at the keyboard can mend: one sentence on what happened, one on what to do. */
export class Failure extends Error {
  constructor(sentence, detail = '') {
    super(sentence)
    this.name = 'Failure'
    this.detail = detail
  }
}

const causes = [
  [
    /ENOSPC|no space left on device/i,
    'The disk is full. Free some space (about 2 GB are needed) and run the command again.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|network request to .* failed/i,
    'The package registry cannot be reached. Check the network or the proxy settings of npm, and run the command again.',
  ],
  [
    /ETARGET|No matching version/i,
    'The package registry lacks a version we pin. Check that npm uses a complete registry.',
  ],
  [/EACCES|EPERM/i, 'A file may not be written. Check who owns this folder, and run the command again.'],
  [
    /EBADPLATFORM/i,
    'A package has no build for this platform. Linux, macOS and Windows on x64, and Linux and macOS on arm64 work.',
  ],
]

/** The sentence for what a program printed when it failed. */
export function explain(output, otherwise) {
  const cause = causes.find(([pattern]) => pattern.test(output))
  return new Failure(cause ? cause[1] : otherwise, output.trim().split('\n').slice(-25).join('\n'))
}

/** Runs a command's whole work; what it cannot do it says in a sentence. */
export async function orExplain(work) {
  try {
    await work()
  } catch (error) {
    if (error instanceof Failure) {
      if (error.detail) process.stderr.write(`\n${error.detail}\n`)
      process.stderr.write(`\n${error.message}\n`)
    } else {
      process.stderr.write(`\n${explain(String(error?.stack ?? error), String(error?.message ?? error)).message}\n`)
    }
    process.exitCode = 1
  }
}
