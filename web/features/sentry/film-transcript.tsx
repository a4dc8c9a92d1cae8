import { sentryLanding } from '@network-site/site/sentry/landing'

const { transcriptTitle, transcript } = sentryLanding.film

/** The film in words, folded until asked for. */
export function FilmTranscript() {
  return (
    <figcaption className="mt-4 text-small text-muted">
      <details>
        <summary className="w-fit underline decoration-line-strong underline-offset-4">{transcriptTitle}</summary>
        <div className="mt-4 flex max-w-prose flex-col gap-3">
          {transcript.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </details>
    </figcaption>
  )
}
