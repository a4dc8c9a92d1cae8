import { controls } from '@network-site/site/controls'
import { downloads } from '@network-site/site/downloads'
import { links } from '@network-site/site/links'
import { LinkButton } from '../../ui/link-button.tsx'
import type { WithRelease } from './release-state.ts'
import { VisitorSystemIcon } from './system-icon.tsx'
import { useVisitor } from './use-visitor.ts'

/** The header's short form of the widget: its first action for this visitor. */
export function RunNodeButton({ withRelease: WithRelease }: { withRelease: WithRelease }) {
  const installer = useVisitor() === 'mac' ? 'Mac' : 'Windows'
  return (
    <>
      <span className="hidden in-data-[visitor=mac]:contents in-data-[visitor=windows]:contents">
        <WithRelease>
          {(release) => (
            <LinkButton
              href={release.links[installer]}
              isLoading={release.status === 'loading'}
              size="small"
              icon={<VisitorSystemIcon />}
            >
              {downloads.runNode}
            </LinkButton>
          )}
        </WithRelease>
      </span>
      <span className="contents in-data-[visitor=mac]:hidden in-data-[visitor=windows]:hidden">
        <LinkButton href={links.keySale} newTabHint={controls.opensInNewTab} size="small" icon={<VisitorSystemIcon />}>
          {downloads.runNode}
        </LinkButton>
      </span>
    </>
  )
}
