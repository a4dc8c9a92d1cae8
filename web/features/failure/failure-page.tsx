import { notices } from '@network-site/site/notices'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { describeFailure } from './describe-failure.ts'

/** Shown instead of a page that could not be rendered. */
export function FailurePage({ error }: { error: unknown }) {
  const failure = describeFailure(error)
  return (
    <main className="mx-auto flex min-h-dvh max-w-2xl flex-col justify-center gap-6 px-6 py-24">
      <h1 className="type-display text-heading-2">{notices.failure.title}</h1>
      <p className="type-prose">{failure.isMissingPart ? notices.failure.offline : notices.failure.body}</p>
      <p className="flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>{notices.failure.reload}</Button>
        <LinkButton href="/" variant="secondary">
          {notices.failure.home}
        </LinkButton>
      </p>
      <details className="text-small text-faint">
        <summary>{notices.failure.details}</summary>
        <pre className="mt-3 overflow-x-auto whitespace-pre-wrap">{failure.report}</pre>
      </details>
    </main>
  )
}
