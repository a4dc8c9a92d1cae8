import { downloads } from '@home/site/downloads'
import { artifacts } from '@home/protocol/release-links'
import { SystemIcon } from './system-icon.tsx'

const commands = {
  windows: `certutil -hashfile ${artifacts.Windows} SHA256`,
  mac: `shasum -a 256 ${artifacts.Mac}`,
  linux: `sha256sum ${artifacts.Linux}`,
} as const

/** The line that prints a file's digest, on each system. */
export function VerifyCommands() {
  return (
    <dl className="mt-6 grid gap-4 lg:grid-cols-3">
      {(['windows', 'mac', 'linux'] as const).map((system) => (
        <div key={system} className="border border-line bg-sunken p-4">
          <dt className="type-caption flex items-center gap-2 text-faint [&_svg]:size-3.5">
            <SystemIcon system={system} />
            {downloads.table.systems[system]}
          </dt>
          <dd className="mt-3">
            <code className="font-mono text-caption wrap-anywhere text-ink select-all">{commands[system]}</code>
          </dd>
        </div>
      ))}
    </dl>
  )
}
