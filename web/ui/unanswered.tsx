import { X } from 'lucide-react'
import { useCallback, useRef, useState, type ComponentProps } from 'react'
import { Button, IconButton } from './button.tsx'

/** How long a wallet may take before the visitor can cancel or try again. */
export const patienceMilliseconds = 10_000

/** A request that has waited too long for its answer. */
export interface Unanswered {
  /** Rejects the request with a CanceledError. A late answer is ignored. */
  cancel: () => void
  /** Asks again. The first answer counts, whichever attempt it belongs to. */
  tryAgain: () => void
}

/** The visitor canceled a request that was not answered. */
export class CanceledError extends Error {
  override name = 'CanceledError'
}

/**
 * Asks for something that a person approves elsewhere, such as in a wallet. Calls `onUnanswered` if there is no answer in
 * time, and with undefined once the visitor has tried again or the request has ended.
 */
export function waitForAnswer<Answer>(
  ask: () => Promise<Answer>,
  onUnanswered: (unanswered: Unanswered | undefined) => void,
): Promise<Answer> {
  let latest = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  return new Promise<Answer>((resolve, reject) => {
    const unanswered = { cancel: () => reject(new CanceledError('Canceled before it was answered.')), tryAgain }
    function tryAgain(): void {
      const mine = ++latest
      onUnanswered(undefined)
      clearTimeout(timer)
      timer = setTimeout(() => onUnanswered(unanswered), patienceMilliseconds)
      ask().then(resolve, (error: unknown) => {
        // A wallet may refuse an earlier attempt because of a later one.
        if (mine === latest) reject(error)
      })
    }
    tryAgain()
  }).finally(() => {
    clearTimeout(timer)
    onUnanswered(undefined)
  })
}

/** Returns `ask`, which waits like `waitForAnswer`, and the latest request while it is unanswered. */
export function useAnswer() {
  const [unanswered, setUnanswered] = useState<Unanswered>()
  const ask = useCallback(<Answer,>(request: () => Promise<Answer>) => waitForAnswer(request, setUnanswered), [])
  return { ask, unanswered }
}

interface AnswerButtonProps extends ComponentProps<typeof Button> {
  unanswered: Unanswered | undefined
  words: {
    /** Announced when the buttons change. */
    waiting: string
    tryAgain: string
    cancel: string
  }
  /** Follows the accessible names of both buttons. */
  nameSuffix?: string
  /** Shows only an icon for cancel. */
  isCompact?: boolean
}

/** A button whose request may stay unanswered. It then offers to try again, beside a button that cancels. */
export function AnswerButton({ unanswered, words, nameSuffix = '', isCompact = false, ...button }: AnswerButtonProps) {
  // The button stays the same element, so that it keeps the focus.
  const again = unanswered && {
    type: 'button' as const,
    isLoading: false,
    'aria-label': `${words.tryAgain}${nameSuffix}`,
    onClick: unanswered.tryAgain,
    children: words.tryAgain,
  }
  const main = useRef<HTMLButtonElement>(null)
  function cancel() {
    // The pressed button disappears.
    main.current?.focus()
    unanswered?.cancel()
  }
  return (
    <>
      <Button {...button} {...again} ref={main} />
      {unanswered && <CancelButton {...button} {...{ words, nameSuffix, isCompact }} onClick={cancel} />}
    </>
  )
}

type CancelButtonProps = Pick<AnswerButtonProps, 'words' | 'nameSuffix' | 'isCompact' | 'size' | 'className'> & {
  onClick: () => void
}

function CancelButton({ words, nameSuffix, isCompact, size, className, onClick }: CancelButtonProps) {
  const label = `${words.cancel}${nameSuffix}`
  return (
    <>
      {isCompact ? (
        <IconButton label={label} size="small" icon={<X />} onClick={onClick} />
      ) : (
        <Button variant="secondary" size={size} className={className} aria-label={label} onClick={onClick}>
          {words.cancel}
        </Button>
      )}
      <span role="alert" className="sr-only">
        {words.waiting}
      </span>
    </>
  )
}
