import { downloads } from '@network-site/site/downloads'
import { LinkButton, type LinkButtonProps } from '../../ui/link-button.tsx'
import type { ReleaseState } from './release-state.ts'
import { SystemIcon } from './system-icon.tsx'

interface InstallerButtonsProps {
  release: ReleaseState
  size?: 'regular' | 'large' | undefined
}

/** The installers, on desktops only. A Mac visitor's own build comes first, and the Windows one stands beside it. */
export function InstallerButtons({ release, size = 'large' }: InstallerButtonsProps) {
  const shared: LinkButtonProps = { size, isLoading: release.status === 'loading' }
  return (
    <>
      <span className="hidden in-data-[visitor=mac]:contents">
        <LinkButton {...shared} href={release.links.Mac} icon={<SystemIcon system="mac" />}>
          {downloads.mac}
        </LinkButton>
        <WindowsButton {...shared} href={release.links.Windows} variant="secondary" />
      </span>
      <span className="contents in-data-[visitor=mac]:hidden">
        <WindowsButton {...shared} href={release.links.Windows} />
      </span>
    </>
  )
}

function WindowsButton(props: LinkButtonProps) {
  return (
    <LinkButton {...props} icon={<SystemIcon system="windows" />}>
      {downloads.windows}
    </LinkButton>
  )
}
