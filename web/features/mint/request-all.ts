import { meaningOf, MintRequestError } from './mint-request-error.ts'

interface RequestAllOptions {
  request: (item: number) => Promise<void>
  /** Called once per requested item, with its error if it failed. */
  onSettled: (item: number, error?: unknown) => void
  sleep: (milliseconds: number) => Promise<void>
}

/** A browser keeps six connections to a host over HTTP/1.1; one of them carries the event stream. */
const concurrency = 5
const maxRetries = 15
const defaultRetrySeconds = 5

/** Requests many items, a few at a time. Resolves to the first failure that a person should know of. */
export async function requestAll(items: number[], { request, onSettled, sleep }: RequestAllOptions): Promise<unknown> {
  const queue = [...items]
  let failure: unknown
  let retries = 0

  async function work(): Promise<void> {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      try {
        await request(item)
      } catch (error) {
        const meaning = meaningOf(error)
        if (meaning === 'retry' && retries++ < maxRetries) {
          queue.push(item)
          await sleep(retrySeconds(error) * 1000)
          continue
        }
        if (meaning !== 'minted' && meaning !== 'pending') failure ??= error
        if (meaning === 'stop') queue.length = 0
        onSettled(item, error)
        continue
      }
      onSettled(item)
    }
  }

  await Promise.all(Array.from({ length: concurrency }, work))
  return failure
}

function retrySeconds(error: unknown): number {
  return (error instanceof MintRequestError ? error.retryAfterSeconds : undefined) ?? defaultRetrySeconds
}
