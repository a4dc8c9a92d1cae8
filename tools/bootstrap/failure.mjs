/** A failure that the user can fix. Its message says what happened and what to do. */
export class Failure extends Error {
  constructor(sentence, detail = '') {
    super(sentence)
    this.name = 'Failure'
    this.detail = detail
  }
}

const causes = [
  [/ENOSPC|no space left on device/i, 'The disk is full. Free about 2 GB and run the command again.'],
  [
    /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|network request to .* failed/i,
    'The package registry is unreachable. Check the network and the proxy settings of npm, then run the command again.',
  ],
  [
    /ETARGET|No matching version/i,
    'The package registry lacks a pinned version. Configure npm to use a complete registry.',
  ],
  [/EACCES|EPERM/i, 'A file is not writable. Check who owns this folder, then run the command again.'],
  [/EBADPLATFORM/i, 'A package has no build for this platform. Use Linux or macOS, on x64 or arm64.'],
]

/** Returns a Failure that explains a program's output, with `otherwise` as the message for unknown causes. */
export function explain(output, otherwise) {
  const cause = causes.find(([pattern]) => pattern.test(output))
  return new Failure(cause ? cause[1] : otherwise, output.trim().split('\n').slice(-25).join('\n'))
}

/** Runs a command. If it throws, prints an explanation and sets the exit code to 1. */
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
