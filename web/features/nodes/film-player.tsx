import { language } from '@network-site/site/language'
import type { Film } from '@network-site/site/nodes-page'
import { Play, VolumeX } from 'lucide-react'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { mediaUrl } from '../../ui/media-url.ts'
import { canPlay, useMayPlayVideo, useNearViewport } from '../../ui/use-at-rest.ts'
import { useBrowserValue, useReducedMotionOrData } from '../../ui/use-browser-value.ts'

/** The height of the browser's controls at the bottom of the film. */
const controlsHeightPx = 72

/**
 * Plays the film: autoplays muted, unmutes on click, and shows a play button while paused or ended. If the browser cannot
 * play it, shows its poster and its transcript.
 */
export function FilmPlayer({ film }: { film: Film }) {
  const video = useRef<HTMLVideoElement>(null)
  const [phase, setPhase] = useState<'waiting' | 'playing' | 'paused' | 'ended'>('waiting')
  const [isMuted, setIsMuted] = useState(true)
  const isNear = useNearViewport(video)
  const mayPlay = useMayPlayVideo() && isNear
  const isReduced = useReducedMotionOrData()
  const isPlayable = useBrowserValue(canPlayFilms, true)
  const isStopped = phase === 'paused' || phase === 'ended' || (phase === 'waiting' && isReduced)

  useEffect(() => {
    const element = video.current
    // Respects visitors who have already used the controls.
    if (!mayPlay || !element || element.played.length > 0) return
    // If the browser blocks autoplay, the overlay offers to start the film.
    element.play().catch(() => setPhase('paused'))
  }, [mayPlay])

  function resume() {
    if (!video.current) return
    if (phase === 'ended') video.current.currentTime = 0
    // Moves the focus to the film, because the pressed button disappears.
    video.current.focus({ preventScroll: true })
    video.current.play().catch(() => setPhase('paused'))
  }

  return (
    <figure>
      <div className="corner-ticks relative border border-line bg-sunken shadow-ember">
        <video
          ref={video}
          controls={isPlayable}
          muted
          playsInline
          preload="none"
          poster={mediaUrl(film.poster)}
          width={1920}
          height={1080}
          aria-label={film.title}
          onClick={unmuteOnClick}
          onPlay={() => setPhase('playing')}
          onPause={(event) => setPhase(event.currentTarget.ended ? 'ended' : 'paused')}
          onEnded={() => setPhase('ended')}
          onVolumeChange={(event) => setIsMuted(event.currentTarget.muted)}
          className="aspect-video w-full object-cover"
        >
          <source src={mediaUrl(film.small)} type="video/mp4" media="(max-width: 900px), (max-height: 500px)" />
          <source src={mediaUrl(film.webm)} type="video/webm" />
          <source src={mediaUrl(film.mp4)} type="video/mp4" />
          {/* Served from this origin: captions from another origin would need CORS headers. */}
          <track kind="captions" src={film.captions} srcLang={language.tag} label={film.captionsLabel} />
        </video>
        {isPlayable && isStopped && (
          <PlayOverlay label={phase === 'ended' ? film.playAgain : film.play} onPress={resume} />
        )}
        {phase === 'playing' && isMuted && <MutedHint words={film.soundHint} />}
      </div>
      <figcaption className="mt-4 text-small text-muted">
        <details open={!isPlayable}>
          <summary className="w-fit underline decoration-line-strong underline-offset-4">
            {film.transcriptTitle}
          </summary>
          <div className="mt-4 flex max-w-prose flex-col gap-3">
            {film.transcript.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </details>
      </figcaption>
    </figure>
  )
}

function canPlayFilms(): boolean {
  return canPlay([{ type: 'video/webm' }, { type: 'video/mp4' }])
}

/** Covers the film except the browser's controls. */
function PlayOverlay({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    // Delayed, because browsers briefly pause a film while the visitor seeks.
    <div className="absolute inset-0 bg-background/45 transition-opacity delay-150 starting:opacity-0 pointer-events-none">
      <button
        type="button"
        aria-label={label}
        onClick={onPress}
        style={{ bottom: controlsHeightPx }}
        className="group/overlay pointer-events-auto absolute inset-x-0 top-0 flex items-center justify-center focus-visible:-outline-offset-4"
      >
        <span className="inline-flex size-20 items-center justify-center rounded-round border border-accent bg-background/60 text-ink transition-[background-color,box-shadow] group-hover/overlay:bg-accent-fill group-hover/overlay:shadow-glow lg:size-24">
          <Play aria-hidden="true" className="size-7 translate-x-0.5 fill-current" />
        </span>
      </button>
    </div>
  )
}

/** A hint for sighted visitors; screen readers have the browser's mute button. Clicks pass through to the film. */
function MutedHint({ words }: { words: string }) {
  return (
    <p
      aria-hidden="true"
      className="type-caption pointer-events-none absolute top-4 end-4 flex items-center gap-2 border border-line bg-background/80 px-3 py-2 text-ink max-sm:top-2 max-sm:end-2 max-sm:px-2 max-sm:py-1.5 max-sm:text-micro"
    >
      <VolumeX className="size-4 text-accent-text" />
      {words}
    </p>
  )
}

/** Unmutes a muted film. The browser handles all other clicks. */
function unmuteOnClick(event: MouseEvent<HTMLVideoElement>): void {
  const { muted, clientHeight } = event.currentTarget
  // Some browsers report a press on their controls as a click on the film.
  if (!muted || event.nativeEvent.offsetY > clientHeight - controlsHeightPx) return
  // Keeps the browser from pausing the film.
  event.preventDefault()
  event.currentTarget.muted = false
}
