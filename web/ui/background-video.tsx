import { useEffect, useRef, useState } from 'react'
import { joinClasses } from './join-classes.ts'

export interface BackgroundVideoProps {
  sources: readonly { src: string; type: string }[]
  isPlaying: boolean
}

/**
 * The moving picture itself: silent, looping, out of the way of readers, and unseen until it really plays. Its poster is
 * its first picture, so it takes over at once: blending the two would draw the whole screen anew sixty times a second.
 */
export function BackgroundVideo({ sources, isPlaying }: BackgroundVideoProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [hasStarted, setHasStarted] = useState(false)

  useEffect(() => {
    const element = video.current
    if (!element) return
    // A browser may refuse to play on its own; the poster then stays, and nothing is missing.
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
