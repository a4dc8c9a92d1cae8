import { leaderboardWords } from '@network-site/site/leaderboard'
import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '@network-site/site/paths'
import { Button } from '../../ui/button.tsx'
import { fieldText } from '../../ui/field-text.ts'
import { TextInput } from '../../ui/text-input.tsx'
import { boardAnchor, boardLink, mostSearched, type BoardQuery } from './board-link.ts'

const words = leaderboardWords.search

/** A field for the beginning of a name or an address. What is searched for stands in the address of the page. */
export function BoardSearch({ query }: { query: BoardQuery }) {
  const navigate = useNavigate()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const search = fieldText(event.currentTarget, 'search').trim()
    void navigate(boardLink({ ...query, search, page: 1 }))
  }

  return (
    <search>
      <form
        // Sent before the page is hydrated, it leads to the same page.
        action={`${paths.leaderboard}#${boardAnchor}`}
        onSubmit={submit}
        className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-start"
      >
        <TextInput
          label={words.label}
          placeholder={words.placeholder}
          hint={words.hint}
          name="search"
          type="search"
          defaultValue={query.search}
          maxLength={mostSearched}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        {query.season !== undefined && <input type="hidden" name="season" value={query.season} />}
        {query.address !== undefined && <input type="hidden" name="address" value={query.address} />}
        <Button type="submit" variant="secondary" icon={<Search />} className="sm:mt-[1.55rem]">
          {words.action}
        </Button>
      </form>
    </search>
  )
}
