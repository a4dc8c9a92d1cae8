import { AnswerError, readAnswer } from '@network-site/protocol/read-answer'
import { nameLength, type SignedFor, shownNameMessage } from '@network-site/protocol/signed-messages'
import { fillPlaceholders, pluralForm } from '@network-site/protocol/text'
import { brand } from '@network-site/site/brand'
import { rankPanelWords, shownNameMessage as message } from '@network-site/site/rank-panel'
import { controls } from '@network-site/site/site-chrome'
import { language } from '@network-site/site/language'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { PenLine } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { fieldText, TextInput } from '../../ui/fields.tsx'
import { AnswerButton, CanceledError, useAnswer } from '../../ui/unanswered.tsx'
import { useIsWide } from '../../ui/use-browser-value.ts'
import { rankKey, useRank } from './leaderboard-queries.ts'

const words = rankPanelWords.name

interface NameFormProps {
  signer: NameSigner
  signedFor: SignedFor
  describeWalletError: (error: unknown) => string
}

/** Lets players sign the name shown beside their address, or remove it. */
export function NameForm({ signer, signedFor, describeWalletError }: NameFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const client = useQueryClient()
  const { data } = useRank(signer.address)
  const [problem, setProblem] = useState<string>()
  const isWide = useIsWide()
  const { ask, unanswered } = useAnswer()
  const signing = useMutation({
    mutationFn: (name: string) => signName(name, { ...signer, signedFor, ask }),
    onSuccess: async (shown) => {
      if (shown === null) form.current?.reset()
      // The board refetches when it is next shown.
      await client.invalidateQueries({ queryKey: ['leaderboard'] })
      await client.refetchQueries({ queryKey: rankKey(signer.address) })
    },
  })
  const shownName = data?.name ?? null

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (signing.isPending) return
    const name = fieldText(event.currentTarget, 'name').trim()
    const nameProblem = problemOf(name, shownName)
    setProblem(nameProblem)
    if (nameProblem === undefined) signing.mutate(name)
    else signing.reset()
  }

  function remove() {
    setProblem(undefined)
    signing.mutate('')
  }

  const intro = <p className="mt-3 max-w-prose text-small text-muted lg:mt-5">{words.intro}</p>
  const fields = (
    <form ref={form} noValidate onSubmit={submit} className="mt-4 flex flex-col gap-4">
      <TextInput
        label={words.label}
        hint={words.hint}
        error={
          problem ??
          (signing.error && !isCanceled(signing.error) ? messageOf(signing.error, describeWalletError) : undefined)
        }
        name="name"
        autoComplete="nickname"
        spellCheck={false}
      />
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        <AnswerButton
          unanswered={unanswered}
          words={controls.unanswered}
          type="submit"
          variant="secondary"
          icon={<PenLine />}
          isLoading={signing.isPending}
        >
          {signing.isPending ? words.signing : words.action}
        </AnswerButton>
        {shownName !== null && !signing.isPending && (
          <Button variant="ghost" size="small" onClick={remove}>
            {words.remove}
          </Button>
        )}
      </div>
    </form>
  )
  return (
    <Card render={<section aria-labelledby="own-name" />} className="lg:min-h-88">
      <h2 id="own-name" className="type-caption text-muted">
        {words.title}
      </h2>
      {isWide && intro}
      <p className="mt-4 min-h-[1.55em] text-small text-ink">
        {data && (shownName === null ? words.none : fillPlaceholders(words.shown, { name: shownName }))}
      </p>
      {isWide ? (
        fields
      ) : (
        <Disclosure summary={words.action} className="mt-2" summaryClassName="type-label min-h-11 text-caption">
          {intro}
          {fields}
        </Disclosure>
      )}
      <p aria-live="polite" className="mt-4 text-small text-positive empty:mt-0 lg:min-h-[1.55em]">
        {signing.isSuccess &&
          !problem &&
          (signing.data === null ? words.removed : fillPlaceholders(words.done, { name: signing.data }))}
      </p>
    </Card>
  )
}

/** Returns a name's problem, as far as the browser can tell. The service checks the rest. */
function problemOf(name: string, shownName: string | null): string | undefined {
  const count = [...name].length
  if (count === 0) return words.empty
  if (name === shownName) return words.same
  if (count >= nameLength.least && count <= nameLength.most) return undefined
  return fillPlaceholders(pluralForm(words.length, count, language.locale), { ...nameLength, count })
}

function messageOf(error: Error, describeWalletError: NameFormProps['describeWalletError']): string {
  if (error instanceof NotSignedError) return describeWalletError(error.cause)
  return (error instanceof AnswerError ? error.sentence : undefined) ?? words.failed
}

interface NameSigner {
  address: `0x${string}`
  sign: (message: string) => Promise<{ signature: string }>
}

function isCanceled(error: Error): boolean {
  return error instanceof NotSignedError && error.cause instanceof CanceledError
}

class NotSignedError extends Error {
  override name = 'NotSignedError'
}

/** Signs and sends a name, or an empty one to remove it. Resolves to the name shown now. */
async function signName(
  name: string,
  { address, sign, signedFor, ask }: NameSigner & { signedFor: SignedFor; ask: ReturnType<typeof useAnswer>['ask'] },
): Promise<string | null> {
  // Each attempt is signed with its own time, because the service refuses old signatures.
  const { signature, signedAt } = await ask(async () => {
    const now = new Date().toISOString()
    const text = shownNameMessage({ address, name, signedAt: now }, { message, site: brand.name, ...signedFor })
    return { ...(await sign(text)), signedAt: now }
  }).catch((cause: unknown) => {
    throw new NotSignedError('The wallet did not sign.', { cause })
  })
  const shown = await readAnswer('/leaderboard/name', {
    language: language.tag,
    schema: async () => (await import('@network-site/protocol/leaderboard')).shownNameSchema,
    body: { address, name, signedAt, signature },
  })
  return shown.name
}
