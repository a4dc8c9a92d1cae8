import type { Hero } from '@network-site/site/schema/home'
import type { Partners } from '@network-site/site/schema/partners'
import { Marquee } from '../../ui/marquee.tsx'
import { mediaUrl } from '../../ui/media-url.ts'

interface InvestorScrollerProps {
  words: Hero['investors']
  investors: Partners['investors']
}

/** The investors' logos in an endless marquee. They are repeated, to fill a wide window. */
export function InvestorScroller({ words, investors }: InvestorScrollerProps) {
  const logos = investors.map(({ url, alt, ...size }) => ({
    id: url,
    content: <img src={mediaUrl(url)} alt={alt} {...size} loading="lazy" className="h-7 w-auto" />,
  }))
  return (
    <div className="mt-12 flex items-center gap-6 border-t border-line py-5 lg:mt-16">
      <p className="type-caption shrink-0 text-faint max-md:sr-only">{words.title}</p>
      <Marquee
        label={words.title}
        items={logos}
        repeat={2}
        durationSeconds={80}
        pauseLabel={words.pause}
        playLabel={words.play}
        className="flex-1"
        listClassName="opacity-70 invert"
      />
    </div>
  )
}
