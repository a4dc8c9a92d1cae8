import { downloads } from '@network-site/site/downloads'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { InstallerButtons } from './installer-buttons.tsx'
import type { WithRelease } from './release-state.ts'

interface ClientBoxProps {
  withRelease: WithRelease
  /** The address of the table of all downloads. */
  allDownloads: string
}

/** The 'Download Client' box of the node section. */
export function ClientBox({ withRelease: WithRelease, allDownloads }: ClientBoxProps) {
  const { title, desktop, mobile } = downloads.clientBox
  return (
    <Card variant="lit" padding="roomy" className="flex flex-col items-start gap-6">
      <h3 className="type-display text-heading-3">{title}</h3>
      <p className="text-muted in-data-[visitor=mobile]:hidden">{desktop}</p>
      <p className="hidden text-muted in-data-[visitor=mobile]:block">{mobile}</p>
      <div className="hidden flex-wrap gap-3 in-data-[visitor=linux]:flex in-data-[visitor=mac]:flex in-data-[visitor=windows]:flex">
        <WithRelease>{(release) => <InstallerButtons release={release} size="regular" />}</WithRelease>
      </div>
      {/* For Linux, whose builds have no button of their own, and for visitors without scripts. */}
      <span className="contents in-data-[visitor=mac]:hidden in-data-[visitor=mobile]:hidden in-data-[visitor=windows]:hidden">
        <LinkButton href={allDownloads} variant="secondary">
          {downloads.allDownloads}
        </LinkButton>
      </span>
    </Card>
  )
}
