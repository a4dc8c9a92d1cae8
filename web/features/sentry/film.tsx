import { brand } from '@network-site/site/brand'
import { sentryLanding } from '@network-site/site/sentry/landing'
import { useEffect, useRef, useState } from 'react'
import { mediaUrl } from '../../ui/media-url.ts'
import { useAsksForLess } from '../../ui/use-asks-for-less.ts'
import { useMayPlayVideo } from '../../ui/use-may-play-video.ts'
import { FilmTranscript } from './film-transcript.tsx'
import { FilmVeil } from './film-veil.tsx'
import { SoundHint } from './sound-hint.tsx'
import { unmuteOnClick } from './unmute-on-click.ts'

const { film } = sentryLanding

/** The film: starts by itself without sound, a click gives it its sound, and a veil offers to go on when it stops. */
export function Film() {
  const video = useRef<HTMLVideoElement>(null)
  const [phase, setPhase] = useState<'waiting' | 'playing' | 'paused' | 'ended'>('waiting')
  const [isMuted, setIsMuted] = useState(true)
  const mayPlay = useMayPlayVideo()
  const asksForLess = useAsksForLess()
  const isVeiled = phase === 'paused' || phase === 'ended' || (phase === 'waiting' && asksForLess)

  useEffect(() => {
    const element = video.current
    // Whoever has been at the controls already has decided for themselves.
    if (!mayPlay || !element || element.played.length > 0) return
    // A browser may refuse to start it; the veil then offers to.
    element.play().catch(() => setPhase('paused'))
  }, [mayPlay])

  function goOn() {
    if (!video.current) return
    if (phase === 'ended') video.current.currentTime = 0
    // The veil goes away under the finger; the keyboard must not be left with nothing.
    video.current.focus({ preventScroll: true })
    video.current.play().catch(() => setPhase('paused'))
  }

  return (
    <figure>
      <div className="corner-ticks relative border border-line bg-sunken shadow-ember">
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
          onClick={unmuteOnClick}
          onPlay={() => setPhase('playing')}
          onPause={(event) => setPhase(event.currentTarget.ended ? 'ended' : 'paused')}
          onEnded={() => setPhase('ended')}
          onVolumeChange={(event) => setIsMuted(event.currentTarget.muted)}
          className="aspect-video w-full object-cover"
        >
          <source src={mediaUrl(film.small)} type="video/mp4" media="(max-width: 700px)" />
          <source src={mediaUrl(film.webm)} type="video/webm" />
          <source src={mediaUrl(film.mp4)} type="video/mp4" />
          {/* From here, wherever the film comes from: captions of another origin would need its consent. */}
          <track kind="captions" src={film.captions} srcLang={brand.language} label={film.captionsLabel} />
        </video>
        {isVeiled && <FilmVeil label={phase === 'ended' ? film.playAgain : film.play} onPress={goOn} />}
        {phase === 'playing' && isMuted && <SoundHint />}
      </div>
      <FilmTranscript />
    </figure>
  )
}
