import { z } from 'zod'
import { atLeastOne, onOff, wholeNumber } from './values.ts'

/** The embedded chain and the stand-ins for external services. */
export const sandboxVariables = {
  SANDBOX: onOff
    .optional()
    .describe(
      '`on` starts the embedded chain and the stand-ins. On by default, except in production, where it is refused.',
    ),
  SANDBOX_BLOCK_SECONDS: wholeNumber
    .default(0)
    .describe('Seconds between blocks of the embedded chain; 0 mines each transaction at once.'),
  SANDBOX_EMAILS_KEPT: atLeastOne
    .default(500)
    .describe('How many emails the sandbox’s mailbox keeps; the oldest go first.'),
  SANDBOX_JOURNAL_MEGABYTES: atLeastOne
    .default(512)
    .describe('How large the journal of the embedded chain may get. A larger one is moved aside at the next start.'),
} satisfies Record<string, z.ZodType>
