import { language } from '@network-site/site/language'
import { fillPlaceholders, pluralForm } from '@network-site/protocol/text'
import { paths } from '@network-site/site/paths'
import { season } from '@network-site/site/season'
import { ranking } from '@network-site/site/ranking'
import { ranksPage as words } from '@network-site/site/ranks-page'
import { Check, X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { formatCount, formatDay, resultFields } from './leaderboard-format.ts'
import { PathLink } from './leaderboard-path.tsx'
import { RankBadge } from './rank-badge.tsx'

const { ranks } = ranking

/** Explains how ranks work, based on the site's ranks and season. */
export function RanksGuide() {
  return (
    <>
      <SectionHeading level={1} caption={words.kicker} title={words.title} subtitle={words.intro} />
      <div className="mt-8 flex flex-wrap gap-x-8 gap-y-3">
        <PathLink to={paths.leaderboard}>{words.toBoard}</PathLink>
        <PathLink to={paths.progress}>{words.toProgress}</PathLink>
      </div>
      <div className="mt-section flex flex-col gap-section">
        <Part title={words.ranks.title} intro={words.ranks.intro}>
          <ol className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
            {ranks.map((rank) => (
              <RankCard key={rank.id} rank={rank} />
            ))}
          </ol>
        </Part>
        <Part title={words.order.title} intro={words.order.intro}>
          <ol className="border-t border-line">
            {words.order.parts.map(({ name, words: meaning }, index) => (
              <li
                key={name}
                className="grid grid-cols-[2.5rem_1fr] gap-x-4 border-b border-line py-5 md:grid-cols-[4rem_16rem_1fr] md:items-baseline"
              >
                <span aria-hidden="true" className="font-display text-title text-brass-bright tabular-nums">
                  {index + 1}
                </span>
                <h3 className="type-label text-title">{name}</h3>
                <p className="col-start-2 mt-2 max-w-prose text-muted md:col-start-3 md:mt-0">{meaning}</p>
              </li>
            ))}
          </ol>
        </Part>
        <Part title={words.ties.title}>
          <Paragraphs sentences={words.ties.words} />
        </Part>
        <Part title={words.caps.title} intro={words.caps.intro}>
          <div className="grid gap-4 lg:grid-cols-2">
            <Points title={words.caps.doTitle} sentences={words.caps.does} icon={<Check />} />
            <Points title={words.caps.cannotTitle} sentences={words.caps.cannot} icon={<X />} />
          </div>
        </Part>
        <Part
          title={words.season.title}
          intro={fillPlaceholders(words.season.dates, {
            season: season.name,
            from: formatDay(season.from),
            to: formatDay(season.to),
          })}
        >
          <Paragraphs sentences={words.season.words} />
        </Part>
        <Part title={words.badge.title}>
          <div className="flex flex-wrap items-center gap-8">
            <RankBadge rank={ranks[0]?.id ?? ''} season={season.id} className="size-40" />
            <p className="type-prose flex-1 basis-72">{words.badge.words}</p>
          </div>
        </Part>
        <Part title={words.names.title}>
          <Paragraphs sentences={words.names.words} />
          <div className="mt-6">
            <PathLink to={paths.progress}>{words.names.action}</PathLink>
          </div>
        </Part>
      </div>
    </>
  )
}

function RankCard({ rank }: { rank: (typeof ranks)[number] }) {
  return (
    <Card render={<li />} className="flex flex-col">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <RankBadge rank={rank.id} season={season.id} className="size-20 shrink-0" />
        <h3 className="type-display text-heading-3">{rank.name}</h3>
      </div>
      <p className="mt-5 text-muted">{rank.words}</p>
      <ul className="mt-5 mb-6 flex flex-col gap-1.5 text-small text-ink tabular-nums">
        {resultFields.map((rule) => {
          const count = rank.rule[rule]
          return count ? (
            <li key={rule}>
              {fillPlaceholders(pluralForm(words.ranks.rule[rule], count, language.locale), {
                count: formatCount(count),
              })}
            </li>
          ) : null
        })}
      </ul>
      <p className="type-caption mt-auto border-t border-line pt-4 text-faint tabular-nums">
        {rank.cap === null
          ? words.ranks.noCap
          : fillPlaceholders(pluralForm(words.ranks.cap, rank.cap, language.locale), { count: formatCount(rank.cap) })}
      </p>
    </Card>
  )
}

function Part({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="type-display text-heading-2">
        {title}
      </h2>
      {intro !== undefined && <p className="type-prose mt-5">{intro}</p>}
      <div className="mt-8">{children}</div>
    </section>
  )
}

function Paragraphs({ sentences }: { sentences: readonly string[] }) {
  return (
    <div className="flex flex-col gap-4">
      {sentences.map((sentence) => (
        <p key={sentence} className="type-prose">
          {sentence}
        </p>
      ))}
    </div>
  )
}

function Points({ title, sentences, icon }: { title: string; sentences: readonly string[]; icon: ReactNode }) {
  return (
    <Card>
      <h3 className="type-label text-title">{title}</h3>
      <ul className="mt-5 flex flex-col gap-4 text-muted">
        {sentences.map((sentence) => (
          <li key={sentence} className="grid grid-cols-[1.25rem_1fr] gap-x-4">
            <span aria-hidden="true" className="mt-1 text-brass-bright [&>svg]:size-5">
              {icon}
            </span>
            {sentence}
          </li>
        ))}
      </ul>
    </Card>
  )
}
