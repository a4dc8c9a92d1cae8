import type { PhoneWallet } from '@network-site/site/schema/wallet'
import { phoneWallets } from '@network-site/site/wallet'
import { InitialIcon } from './wallet-icon.tsx'
import { IconTile } from './wallet-option.tsx'

/** Wallet apps that may be installed on this phone. */
export function PhoneWalletGrid({ onChoose }: { onChoose: (app: PhoneWallet) => void }) {
  return (
    <ul className="grid grid-cols-3 gap-px px-6 md:px-8">
      {phoneWallets.map((app) => (
        <li key={app.name}>
          <button
            type="button"
            onClick={() => onChoose(app)}
            className="group/app flex size-full flex-col items-center gap-2 px-1 py-3 text-center transition-colors hover:bg-raised focus-visible:-outline-offset-2"
          >
            <IconTile className="size-13 transition-colors group-hover/app:border-brass">
              <InitialIcon name={app.name} />
            </IconTile>
            <span className="text-caption text-ink">{app.name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
