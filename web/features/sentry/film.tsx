import { brand } from '@home/site/brand'
import { sentryLanding } from '@home/site/sentry/landing'
import { Play } from 'lucide-react'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { mediaUrl } from '../../ui/media-url.ts'
import { useMayPlayVideo } from '../../ui/use-may-play-video.ts'
import { useReducedMotion } from '../../ui/use-reduced-motion.ts'

const { film } = sentryLanding
/** The strip along the bottom that belongs to the browser's own controls. */
const controlsHeightPx = 72

/** The film: starts by itself without sound, a click gives it its sound, and a veil offers to go on when it stops. */
export function Film() {
  const video = useRef<HTMLVideoElement>(null)
  const [phase, setPhase] = useState<'waiting' | 'playing' | 'paused' | 'ended'>('waiting')
  const mayPlay = useMayPlayVideo()
  const isReducedMotion = useReducedMotion()
  const isVeiled = phase === 'paused' || phase === 'ended' || (phase === 'waiting' && isReducedMotion)

  useEffect(() => {
    // A browser may refuse to start it; the veil then offers to.
    if (mayPlay) video.current?.play().catch(() => setPhase('paused'))
  }, [mayPlay])

  function goOn() {
    if (!video.current) return
    if (phase === 'ended') video.current.currentTime = 0
    video.current.play().catch(() => setPhase('paused'))
  }

  return (
    <figure className="mt-block">
      <div className="corner-ticks relative border border-line bg-sunken">
        <video
          ref={video}
          controls
          muted
          playsInline
          preload="none"
          poster={mediaUrl(film.poster)}
          width={1920}
          height={1080}
          aria-label={film.title}
          onClick={unmute}
          onPlay={() => setPhase('playing')}
          onPause={(event) => setPhase(event.currentTarget.ended ? 'ended' : 'paused')}
          onEnded={() => setPhase('ended')}
          className="aspect-video w-full object-cover"
        >
          <source src={mediaUrl(film.small)} type="video/mp4" media="(max-width: 700px)" />
          <source src={mediaUrl(film.webm)} type="video/webm" />
          <source src={mediaUrl(film.mp4)} type="video/mp4" />
          {/* From here, wherever the film comes from: captions of another origin would need its consent. */}
          <track kind="captions" src={film.captions} srcLang={brand.language} label={film.captionsLabel} />
        </video>
        {isVeiled && (
          <button
            type="button"
            aria-label={phase === 'ended' ? film.playAgain : film.play}
            onClick={goOn}
            className="group/veil absolute inset-0 flex items-center justify-center bg-scrim focus-visible:-outline-offset-4"
          >
            <span className="inline-flex size-20 items-center justify-center rounded-round border border-accent text-ink transition-[background-color,box-shadow] group-hover/veil:bg-accent-fill group-hover/veil:shadow-glow">
              <Play aria-hidden="true" className="size-7 translate-x-0.5" />
            </span>
          </button>
        )}
      </div>
      <figcaption className="mt-4 text-small text-muted">
        <details>
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

function unmute(event: MouseEvent<HTMLVideoElement>) {
  const { muted, clientHeight } = event.currentTarget
  if (!muted || event.nativeEvent.offsetY > clientHeight - controlsHeightPx) return
  // Otherwise the browser would also take the click as a wish to pause.
  event.preventDefault()
  event.currentTarget.muted = false
}
