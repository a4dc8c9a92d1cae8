import { errorAnswerSchema } from '@network-site/protocol/error-answer'
import { failures as knownFailures, type FailureCode } from '@network-site/protocol/failures'
import type { z } from 'zod'
import type { Answer } from './route-description.ts'

/** An answer in JSON. */
export function json<Schema extends z.core.$ZodType>(description: string, schema: Schema) {
  return { description, content: { 'application/json': { schema } } } satisfies Answer
}

/** Failures in the one error format, by status: their codes. */
export function failures<Status extends number>(codes: Record<Status, FailureCode[]>) {
  for (const [status, names] of Object.entries<FailureCode[]>(codes)) {
    const wrong = names.find((name) => knownFailures[name].status !== Number(status))
    if (wrong) throw new Error(`${wrong} has another status than ${status}`)
  }
  const answers = Object.entries<FailureCode[]>(codes).map(([status, names]) => [
    status,
    json(names.map((name) => `\`${name}\``).join(', '), errorAnswerSchema),
  ])
  return Object.fromEntries(answers) as Record<Status, Failure>
}

/** The codes of a table of failures that have this status. */
export function codesOf<Code extends FailureCode>(table: Record<Code, { status: number }>, status: number): Code[] {
  return (Object.keys(table) as Code[]).filter((code) => table[code].status === status)
}

type Failure = ReturnType<typeof json<typeof errorAnswerSchema>>
