import { Play } from 'lucide-react'
import { controlsHeightPx } from './unmute-on-click.ts'

interface FilmVeilProps {
  label: string
  onPress: () => void
}

/** Lies over a film that stands still, and sets it going. The browser's controls below stay within reach. */
export function FilmVeil({ label, onPress }: FilmVeilProps) {
  return (
    // Late to appear: a browser also stops a film for a moment while somebody drags its time line.
    <div className="absolute inset-0 bg-background/45 transition-opacity delay-150 starting:opacity-0 pointer-events-none">
      <button
        type="button"
        aria-label={label}
        onClick={onPress}
        style={{ bottom: controlsHeightPx }}
        className="group/veil pointer-events-auto absolute inset-x-0 top-0 flex items-center justify-center focus-visible:-outline-offset-4"
      >
        <span className="inline-flex size-20 items-center justify-center rounded-round border border-accent bg-background/60 text-ink transition-[background-color,box-shadow] group-hover/veil:bg-accent-fill group-hover/veil:shadow-glow lg:size-24">
          <Play aria-hidden="true" className="size-7 translate-x-0.5 fill-current" />
        </span>
      </button>
    </div>
  )
}
