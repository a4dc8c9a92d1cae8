import { sentryLanding } from '@network-site/site/sentry/landing'
import { VolumeX } from 'lucide-react'

/** Says that a silent film has a sound. The click goes through it to the film; readers have the browser's own button. */
export function SoundHint() {
  return (
    <p
      aria-hidden="true"
      className="type-caption pointer-events-none absolute top-4 right-4 flex items-center gap-2 border border-line bg-background/80 px-3 py-2 text-ink max-sm:top-2 max-sm:right-2 max-sm:px-2 max-sm:py-1.5 max-sm:text-micro"
    >
      <VolumeX className="size-4 text-accent-text" />
      {sentryLanding.film.soundHint}
    </p>
  )
}
