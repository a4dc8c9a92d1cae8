import { agreement } from '@network-site/site/agreement/agreement'
import type { AgreementBlock } from '@network-site/site/schema/agreement'
import { Fragment } from 'react'

/** A paragraph or a list. Each blank in the text is shown as a line to fill in. */
export function AgreementText({ block }: { block: AgreementBlock }) {
  if (typeof block === 'string') return <p>{withBlanks(block)}</p>
  return (
    <ul className="flex list-disc flex-col gap-3 pl-5 marker:text-accent">
      {block.list.map((entry) => (
        <li key={entry}>{withBlanks(entry)}</li>
      ))}
    </ul>
  )
}

function withBlanks(text: string) {
  return text.split('______').map((part, i) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts of one fixed sentence
    <Fragment key={i}>
      {i > 0 && (
        <span className="inline-block w-20 border-b border-ink print:border-[#000]">
          <span className="sr-only">({agreement.blankLabel})</span>
        </span>
      )}
      {part}
    </Fragment>
  ))
}
