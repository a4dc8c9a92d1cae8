import { controls } from '@home/site/controls'
import type { Backdrop as BackdropFilm } from '@home/site/schema/home'
import { useSyncExternalStore, type ReactNode } from 'react'
import { VideoBackground, type VideoBackgroundProps } from '../../ui/video-background.tsx'

interface BackdropProps extends Pick<VideoBackgroundProps, 'isFirst' | 'shade' | 'className'> {
  film: BackdropFilm
  children: ReactNode
}

/** Words upon one of the operator's silent films. */
export function Backdrop({ film, isFirst = false, children, ...rest }: BackdropProps) {
  const isNarrow = useSyncExternalStore(
    neverChanges,
    () => window.innerWidth < 900,
    () => true,
  )
  const { webm, mp4 } = isNarrow ? film.small : film
  return (
    <VideoBackground
      {...rest}
      isFirst={isFirst}
      controlPlacement={isFirst ? 'below-header' : 'top'}
      poster={film.poster}
      sources={[
        { src: webm, type: 'video/webm' },
        { src: mp4, type: 'video/mp4' },
      ]}
      pauseLabel={controls.film.pause}
      playLabel={controls.film.play}
    >
      {/* Further down the page a film comes out of the dark and goes back into it. */}
      {!isFirst && (
        <div
          aria-hidden="true"
          className="absolute inset-0 -z-10 bg-linear-to-b from-background via-background/40 to-background"
        />
      )}
      {children}
    </VideoBackground>
  )
}

/** A film under way is not exchanged for another because a window was resized. */
function neverChanges(): () => void {
  return () => {}
}
