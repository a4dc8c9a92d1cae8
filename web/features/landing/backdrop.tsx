import { controls } from '@network-site/site/controls'
import type { Backdrop as BackdropFilm } from '@network-site/site/schema/home'
import type { ReactNode } from 'react'
import { mediaUrl } from '../../ui/media-url.ts'
import { useBrowserValue } from '../../ui/use-browser-value.ts'
import { VideoBackground, type VideoBackgroundProps } from '../../ui/video-background.tsx'

interface BackdropProps extends Pick<VideoBackgroundProps, 'isFirst' | 'shade' | 'className'> {
  film: BackdropFilm
  children: ReactNode
}

/** Content over one of the operator's background videos. */
export function Backdrop({ film, isFirst = false, children, ...rest }: BackdropProps) {
  // Chosen once: a resized window does not restart the video.
  const cut = useBrowserValue(chooseCut, 'small')
  const { webm, mp4 } = cut === 'wide' ? film : (cut === 'portrait' && film.portrait) || film.small
  return (
    <VideoBackground
      {...rest}
      isFirst={isFirst}
      controlPlacement={isFirst ? 'below-header' : 'top'}
      poster={mediaUrl(film.poster)}
      posterSources={
        film.portrait && [{ srcSet: mediaUrl(film.portrait.poster), type: 'image/avif', media: uprightScreens }]
      }
      sources={[
        { src: mediaUrl(webm), type: 'video/webm' },
        { src: mediaUrl(mp4), type: 'video/mp4' },
      ]}
      pauseLabel={controls.film.pause}
      playLabel={controls.film.play}
    >
      {/* Below the first screen the video fades into the page at both ends. */}
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

const uprightScreens = '(max-width: 899px) and (orientation: portrait)'
/** A phone on its side too, however wide it is. */
const smallScreens = '(max-width: 899px), (max-height: 500px)'

function chooseCut(): 'wide' | 'small' | 'portrait' {
  if (window.matchMedia(uprightScreens).matches) return 'portrait'
  return window.matchMedia(smallScreens).matches ? 'small' : 'wide'
}
