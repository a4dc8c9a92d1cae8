import { controls } from '@network-site/site/site-chrome'
import type { Backdrop as BackdropFiles } from '@network-site/site/home-page'
import type { ReactNode } from 'react'
import { mediaUrl } from '../../ui/media-url.ts'
import { useBrowserValue } from '../../ui/use-browser-value.ts'
import { VideoBackground, type VideoBackgroundProps } from '../../ui/video-background.tsx'

interface BackdropProps extends Pick<VideoBackgroundProps, 'isFirst' | 'shade' | 'className'> {
  files: BackdropFiles
  children: ReactNode
}

/** Content over one of the operator's background videos, or over its poster alone. */
export function Backdrop({ files, isFirst = false, children, ...rest }: BackdropProps) {
  // Chosen once: a resized window does not restart the video.
  const cut = useBrowserValue(chooseCut, 'small')
  const film = filmOf(files, cut)
  return (
    <VideoBackground
      {...rest}
      isFirst={isFirst}
      controlPlacement={isFirst ? 'below-header' : 'top'}
      poster={mediaUrl(files.poster)}
      posterSources={
        files.portrait && [{ srcSet: mediaUrl(files.portrait.poster), type: 'image/avif', media: uprightScreens }]
      }
      sources={
        film
          ? [
              { src: mediaUrl(film.webm), type: 'video/webm' },
              { src: mediaUrl(film.mp4), type: 'video/mp4' },
            ]
          : noFilm
      }
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

const noFilm: VideoBackgroundProps['sources'] = []
const uprightScreens = '(max-width: 899px) and (orientation: portrait)'
/** A phone on its side too, however wide it is. */
const smallScreens = '(max-width: 899px), (max-height: 500px)'

type Cut = 'wide' | 'small' | 'portrait'

/** A screen that shows the upright poster never gets a film of another shape. */
function filmOf({ film, portrait }: BackdropFiles, cut: Cut) {
  if (cut === 'portrait' && portrait) return portrait.film
  return cut === 'wide' ? film : film?.small
}

function chooseCut(): Cut {
  if (window.matchMedia(uprightScreens).matches) return 'portrait'
  return window.matchMedia(smallScreens).matches ? 'small' : 'wide'
}
