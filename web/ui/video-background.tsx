import { useEffect, useRef, useState, type ReactNode } from 'react'
import { IconButton } from './button.tsx'
import { Icon } from './icon.tsx'
import { joinClasses } from './join-classes.ts'
import { canPlay, useMayPlayVideo, useNearViewport } from './use-at-rest.ts'

export interface VideoBackgroundProps {
  poster: string
  /** Alternative poster files, best first. */
  posterSources?: readonly { srcSet: string; type: string; media?: string }[] | undefined
  sources: readonly { src: string; type: string }[]
  /** Fetches the poster with high priority, for the first screen. */
  isFirst?: boolean | undefined
  /** Darkens the picture behind text. `--picture-rise` moves the picture up. */
  shade?: keyof typeof shades | undefined
  /** The position of the pause button. */
  controlPlacement?: keyof typeof controlPlaces | undefined
  pauseLabel: string
  playLabel: string
  children: ReactNode
  className?: string | undefined
}

/** Content over a background video that can be paused. The poster paints first; the video may load later. */
export function VideoBackground({
  poster,
  posterSources,
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
  const isAttached = mayPlay && wasNear && canPlay(sources)

  return (
    <div ref={frame} className={joinClasses('relative isolate', className)}>
      {/* A layer from the first paint on. WebKit shows nothing above a layer that it adds later until it has repainted it. */}
      <div aria-hidden="true" className="absolute inset-0 -z-10 overflow-hidden bg-sunken will-change-transform">
        {/* The subject is opposite the text. Moved, not mirrored, because it has engraved numerals. */}
        <div className={joinClasses('absolute inset-0', shade === 'start' && 'lg:rtl:-translate-x-1/3')}>
          <picture>
            {posterSources?.map((source) => (
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
          {isAttached && <LoopingVideo sources={sources} isPlaying={isNear && !isPaused} />}
        </div>
        <div className={joinClasses('absolute inset-0', shades[shade])} />
      </div>
      {children}
      {isAttached && (
        <IconButton
          label={isPaused ? playLabel : pauseLabel}
          icon={isPaused ? <Icon name="play" /> : <Icon name="pause" />}
          variant="bare"
          size="small"
          className={joinClasses('absolute end-3 z-10', controlPlaces[controlPlacement])}
          onClick={() => setIsPaused(!isPaused)}
        />
      )}
    </div>
  )
}

/** A muted video that replaces the poster, its first frame, without a cross-fade, which would repaint the screen. */
function LoopingVideo({ sources, isPlaying }: Pick<VideoBackgroundProps, 'sources'> & { isPlaying: boolean }) {
  const video = useRef<HTMLVideoElement>(null)
  const [hasStarted, setHasStarted] = useState(false)

  useEffect(() => {
    const element = video.current
    if (!element) return
    // If the browser blocks autoplay, the poster stays.
    if (isPlaying) element.play().catch(() => {})
    else element.pause()
  }, [isPlaying])

  return (
    <video
      ref={video}
      muted
      loop
      playsInline
      preload="auto"
      disablePictureInPicture
      aria-hidden="true"
      tabIndex={-1}
      onPlaying={() => setHasStarted(true)}
      className={joinClasses(
        'absolute inset-0 size-full object-cover [translate:0_var(--picture-rise,0)]',
        hasStarted ? 'opacity-100' : 'opacity-0',
      )}
    >
      {sources.map((source) => (
        <source key={source.src} src={source.src} type={source.type} />
      ))}
    </video>
  )
}

/** `below-header` is for the top of a page, whose corner the fixed header covers. */
const controlPlaces = { top: 'top-3 lg:top-10', 'below-header': 'top-20 lg:top-30' }

const shades = {
  full: 'bg-background/60',
  // On narrow screens, text covers the whole width and the caller darkens the picture.
  start:
    'max-lg:hidden bg-linear-to-r from-background via-background/75 to-transparent rtl:bg-linear-to-l rtl:from-35% rtl:via-60%',
}
