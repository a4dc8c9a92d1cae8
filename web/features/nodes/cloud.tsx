import { nodesGuide } from '@network-site/site/nodes/guide'
import { CommandBlock } from '../../ui/command-block.tsx'
import { GuideSection } from './guide-section.tsx'

const { cloud } = nodesGuide

interface CloudProps {
  /** The URL of the Linux archive, and the command that verifies it. */
  archive: { href: string; verify: string }
}

/** How to run a node on a cloud server. */
export function Cloud({ archive }: CloudProps) {
  return (
    <GuideSection id="in-the-cloud" title={cloud.title} body={cloud.body}>
      <ol className="flex flex-col gap-10">
        {cloud.steps.map(({ title, body, command }, i) => (
          <li
            key={title}
            className="grid gap-4 border-t border-line pt-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:gap-16"
          >
            <div>
              <h3 className="type-label flex gap-3 text-title">
                <span aria-hidden="true" className="text-accent-text tabular-nums">
                  {i + 1}
                </span>
                {title}
              </h3>
              <p className="mt-3 text-muted">{body}</p>
            </div>
            <CommandBlock
              command={command.replace('{archive}', archive.href).replace('{check}', archive.verify)}
              title={cloud.terminal}
              copyLabel={cloud.copy}
              copiedLabel={cloud.copied}
              selectedLabel={cloud.copyByHand}
            />
          </li>
        ))}
      </ol>
    </GuideSection>
  )
}
