import { odyssey } from '@home/site/odyssey'
import { OrbitSpinner } from '../../ui/orbit-spinner.tsx'

interface SwapFrameProps {
  /** The widget's address, once it is known. */
  url: string | undefined
  /** Why there is none, where there will be none. */
  failure: string | undefined
}

/** The token widget, as large as the page allows. */
export function SwapFrame({ url, failure }: SwapFrameProps) {
  if (url !== undefined) {
    return (
      <iframe
        src={url}
        title={odyssey.swap.frameTitle}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- set just here
        sandbox={sandboxOf(url)}
        allow="clipboard-write"
        className="w-full flex-1 border-0 bg-sunken"
      />
    )
  }
  return (
    <output className="page-frame flex flex-1 items-center justify-center gap-3 bg-sunken text-small text-muted">
      {failure === undefined && <OrbitSpinner className="text-brass" />}
      {failure ?? odyssey.swap.loading}
    </output>
  )
}

/** A third party's widget runs on its scripts and its own origin, and may not lead this page elsewhere. */
function sandboxOf(url: string): string | undefined {
  const isOurs = new URL(url, window.location.href).origin === window.location.origin
  return isOurs ? undefined : 'allow-scripts allow-same-origin allow-forms allow-popups'
}
