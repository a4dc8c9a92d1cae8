import { useRef, useState, type ReactNode } from 'react'
import { BackgroundVideo } from './background-video.tsx'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { joinClasses } from './join-classes.ts'
import { useMayPlayVideo } from './use-may-play-video.ts'
import { useNearViewport } from './use-near-viewport.ts'

export interface VideoBackgroundProps {
  poster: string
  /** Lighter formats of the poster, the best first. */
  posterSources?: readonly { srcSet: string; type: string; media?: string }[] | undefined
  sources: readonly { src: string; type: string }[]
  /** The poster is the first thing seen on the page: fetch it before anything else. */
  isFirst?: boolean | undefined
  /** Darkens the picture where words stand on it. `--picture-rise` moves the picture from behind them. */
  shade?: 'none' | 'full' | 'start' | 'bottom' | undefined
  /** The corner its control stands in, away from what else can be pressed there. */
  controlPlacement?: keyof typeof controlPlaces | undefined
  pauseLabel: string
  playLabel: string
  children: ReactNode
  className?: string | undefined
}

/** Content upon a moving picture. The poster paints at once; the video comes later, or never, and can be stopped. */
export function VideoBackground({
  poster,
  posterSources = noSources,
  sources,
  isFirst = false,
  shade = 'full',
  controlPlacement = 'top',
  pauseLabel,
  playLabel,
  children,
  className,
}: VideoBackgroundProps) {
  const frame = useRef<HTMLDivElement>(null)
  const mayPlay = useMayPlayVideo()
  const isNear = useNearViewport(frame)
  const [wasNear, setWasNear] = useState(false)
  const [isPaused, setIsPaused] = useState(false)
  if (isNear && !wasNear) setWasNear(true)
  const isAttached = mayPlay && wasNear && sources.length > 0

  return (
    <div ref={frame} className={joinClasses('relative isolate', className)}>
      <div aria-hidden="true" className="absolute inset-0 -z-10 overflow-hidden bg-sunken">
        <picture>
          {posterSources.map((source) => (
            <source key={source.srcSet} {...source} />
          ))}
          <img
            src={poster}
            alt=""
            decoding="async"
            loading={isFirst ? 'eager' : 'lazy'}
            fetchPriority={isFirst ? 'high' : 'auto'}
            className="absolute inset-0 size-full object-cover [translate:0_var(--picture-rise,0)]"
          />
        </picture>
        {isAttached && <BackgroundVideo sources={sources} isPlaying={isNear && !isPaused} />}
        {shade !== 'none' && <div className={joinClasses('absolute inset-0', shades[shade])} />}
      </div>
      {children}
      {isAttached && (
        <IconButton
          label={isPaused ? playLabel : pauseLabel}
          icon={isPaused ? <Icon name="play" /> : <Icon name="pause" />}
          variant="bare"
          size="small"
          className={joinClasses('absolute right-3 z-10', controlPlaces[controlPlacement])}
          onClick={() => setIsPaused(!isPaused)}
        />
      )}
    </div>
  )
}

const noSources: NonNullable<VideoBackgroundProps['posterSources']> = []

/** `below-header` is for the top of a page, where a fixed header would cover the corner. */
const controlPlaces = { top: 'top-3 lg:top-10', bottom: 'bottom-3', 'below-header': 'top-20 lg:top-30' }

const shades = {
  full: 'bg-background/60',
  // Narrow screens have no other side: there, whoever sets the words darkens what is under them.
  start: 'max-lg:hidden bg-linear-to-r from-background via-background/75 to-transparent',
  bottom: 'bg-linear-to-t from-background via-background/40 to-transparent',
}
