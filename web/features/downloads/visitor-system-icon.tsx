import { Icon } from '../../ui/icon.tsx'
import { SystemIcon } from './system-icon.tsx'

/** The mark of the visitor's own system; a plain screen until it is known, and on anything that is not a desktop. */
export function VisitorSystemIcon() {
  return (
    <span className="inline-flex [&_svg]:size-4">
      <span className="in-data-[visitor=windows]:hidden in-data-[visitor=mac]:hidden in-data-[visitor=linux]:hidden">
        <Icon name="screen" />
      </span>
      <span className="hidden in-data-[visitor=windows]:inline">
        <SystemIcon system="windows" />
      </span>
      <span className="hidden in-data-[visitor=mac]:inline">
        <SystemIcon system="mac" />
      </span>
      <span className="hidden in-data-[visitor=linux]:inline">
        <SystemIcon system="linux" />
      </span>
    </span>
  )
}
