import { hero } from '@network-site/site/home-page'
import { StyleguidePage } from '../features/styleguide/styleguide-page.tsx'
import { mediaUrl } from '../ui/media-url.ts'

const { poster, film } = hero.backdrop

/** The style guide at `/styleguide`, in development only. */
export function Styleguide() {
  return (
    <StyleguidePage
      video={{
        poster: mediaUrl(poster),
        sources: film
          ? [
              { src: mediaUrl(film.small.webm), type: 'video/webm' },
              { src: mediaUrl(film.small.mp4), type: 'video/mp4' },
            ]
          : [],
      }}
    />
  )
}
