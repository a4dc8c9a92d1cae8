import { notices } from '@home/site/notices'
import { describeFailure } from './describe-failure.ts'

/** What a person sees instead of a page that could not be drawn. */
export function FailurePage({ error }: { error: unknown }) {
  const failure = describeFailure(error)
  return (
    <main className="mx-auto flex min-h-dvh max-w-2xl flex-col justify-center gap-6 px-6 py-24">
      <h1 className="font-display text-3xl uppercase">{notices.failure.title}</h1>
      <p>{failure.isMissingPart ? notices.failure.offline : notices.failure.body}</p>
      <p className="flex flex-wrap gap-6">
        <a href="" className="underline underline-offset-4">
          {notices.failure.reload}
        </a>
        <a href="/" className="underline underline-offset-4">
          {notices.failure.home}
        </a>
      </p>
      <details>
        <summary>{notices.failure.details}</summary>
        <pre className="overflow-x-auto text-sm whitespace-pre-wrap">{failure.report}</pre>
      </details>
    </main>
  )
}
