import { controls } from '@network-site/site/controls'
import type { Games } from '@network-site/site/schema/home'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { mediaUrl } from '../../ui/media-url.ts'
import { newTab } from '../../ui/new-tab.tsx'
import { Picture } from '../../ui/picture.tsx'

interface GameCardProps {
  game: Games['list'][number]
  words: Pick<Games, 'learnMore' | 'comingSoon'>
}

/** One game: key art, name, description, and a link unless it is still to come. */
export function GameCard({ game, words }: GameCardProps) {
  const art = (
    <Picture
      file={game.keyArt}
      alt={game.keyArt.alt}
      sizes="(min-width: 48rem) 50vw, 100vw"
      className="aspect-video w-full bg-sunken object-cover transition-transform duration-(--duration-reveal) ease-settle group-hover/game:scale-[1.03]"
    />
  )
  return (
    <Card
      render={<article />}
      padding="none"
      isInteractive={game.link !== undefined}
      className="group/game flex w-full flex-col"
    >
      <div className="overflow-hidden border-b border-line">
        {game.link === undefined ? (
          art
        ) : (
          <a href={game.link} {...newTab} tabIndex={-1} className="block">
            {art}
          </a>
        )}
      </div>
      <div className="flex flex-1 flex-col items-start p-6">
        <p className="type-caption text-faint">{game.genre}</p>
        <h3 className="type-display mt-2 flex items-center gap-3 text-heading-3">
          <img src={mediaUrl(game.icon)} alt="" width={32} height={32} loading="lazy" className="size-8 shrink-0" />
          {game.title}
        </h3>
        <p className="mt-4 mb-6 text-muted">{game.body}</p>
        {game.link === undefined ? (
          <Button disabled variant="secondary" className="mt-auto">
            {words.comingSoon}
          </Button>
        ) : (
          <LinkButton
            href={game.link}
            newTabHint={controls.opensInNewTab}
            variant="secondary"
            icon={<Icon name="arrow-up-right" />}
            iconPosition="end"
            className="mt-auto"
          >
            {words.learnMore}
            <span className="sr-only">: {game.title}</span>
          </LinkButton>
        )}
      </div>
    </Card>
  )
}
