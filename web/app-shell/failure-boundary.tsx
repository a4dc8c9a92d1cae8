import { paths } from '@network-site/site/paths'
import { notices } from '@network-site/site/site-chrome'
import { Component, type ReactNode } from 'react'
import { reportPageError } from '../features/page-errors/report-page-error.ts'
import { Button, LinkButton } from '../ui/button.tsx'

/** Shows the failure page if a page cannot be rendered or fetched. */
export class FailureBoundary extends Component<{ children: ReactNode }, { error?: unknown; hasFailed: boolean }> {
  override state: { error?: unknown; hasFailed: boolean } = { hasFailed: false }

  static getDerivedStateFromError(error: unknown) {
    return { error, hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    reportPageError('render', error)
  }

  override render() {
    return this.state.hasFailed ? <FailurePage error={this.state.error} /> : this.props.children
  }
}

function FailurePage({ error }: { error: unknown }) {
  const failure = describeFailure(error)
  return (
    <main className="mx-auto flex min-h-dvh max-w-2xl flex-col justify-center gap-6 px-6 py-24">
      <h1 className="type-display text-heading-2">{notices.failure.title}</h1>
      <p className="type-prose">{failure.isMissingPart ? notices.failure.offline : notices.failure.body}</p>
      <p className="flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>{notices.failure.reload}</Button>
        <LinkButton href={paths.home} variant="secondary">
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

/** Distinguishes a file that could not be fetched (`isMissingPart`) from a defect. */
export function describeFailure(error: unknown) {
  const report = error instanceof Error ? error.message : String(error)
  return { isMissingPart: /dynamically imported module|Failed to fetch|Load failed/i.test(report), report }
}
