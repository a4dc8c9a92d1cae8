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

/** Content over a background video, or over its poster if there is no video. */
export function Backdrop({ files, isFirst = false, children, ...rest }: BackdropProps) {
  // Chosen once, so that resizing the window does not restart the video.
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
          : []
      }
      pauseLabel={controls.film.pause}
      playLabel={controls.film.play}
    >
      {/* Below the first screen, the video fades into the page at both ends. */}
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
/** Includes phones in landscape orientation. */
const smallScreens = '(max-width: 899px), (max-height: 500px)'

type Cut = 'wide' | 'small' | 'portrait'

/** Returns the video for a screen. With the portrait poster, only the portrait video fits. */
function filmOf({ film, portrait }: BackdropFiles, cut: Cut) {
  if (cut === 'portrait' && portrait) return portrait.film
  return cut === 'wide' ? film : film?.small
}

function chooseCut(): Cut {
  if (window.matchMedia(uprightScreens).matches) return 'portrait'
  return window.matchMedia(smallScreens).matches ? 'small' : 'wide'
}
