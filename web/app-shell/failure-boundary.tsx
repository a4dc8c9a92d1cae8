import { Component, type ReactNode } from 'react'
import { FailurePage } from '../features/failure/failure-page.tsx'
import { reportPageError } from '../features/page-errors/report-page-error.ts'

/** Shows the failure page in place of a page that could not be rendered or fetched. */
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
