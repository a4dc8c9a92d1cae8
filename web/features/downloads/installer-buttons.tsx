import { downloads } from '@home/site/downloads'
import { LinkButton } from '../../ui/link-button.tsx'
import type { ReleaseState } from './release-state.ts'
import { SystemIcon } from './system-icon.tsx'

interface InstallerButtonsProps {
  release: ReleaseState
  size?: 'regular' | 'large' | undefined
}

/** The installers, for Windows and macOS desktops only. A Mac visitor is offered both. */
export function InstallerButtons({ release, size = 'large' }: InstallerButtonsProps) {
  const isLoading = release.status === 'loading'
  return (
    <>
      <LinkButton href={release.links.Windows} isLoading={isLoading} size={size} icon={<SystemIcon system="windows" />}>
        {downloads.windows}
      </LinkButton>
      <span className="hidden in-data-[visitor=mac]:contents">
        <LinkButton
          href={release.links.Mac}
          isLoading={isLoading}
          size={size}
          variant="secondary"
          icon={<SystemIcon system="mac" />}
        >
          {downloads.mac}
        </LinkButton>
      </span>
    </>
  )
}
