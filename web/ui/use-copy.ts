import { useEffect, useState, type RefObject } from 'react'
import { writeClipboard } from './write-clipboard.ts'

export type CopyPhase = 'idle' | 'copied' | 'selected'

const shownMs = 2500

/** Copies an element's text. Where the browser refuses, it selects the text, so that the user can copy it by keyboard. */
export function useCopy(source: RefObject<HTMLElement | null>): { phase: CopyPhase; copy: () => void } {
  const [phase, setPhase] = useState<CopyPhase>('idle')

  useEffect(() => {
    if (phase === 'idle') return undefined
    const timer = setTimeout(() => setPhase('idle'), shownMs)
    return () => clearTimeout(timer)
  }, [phase])

  async function copyText(element: HTMLElement) {
    try {
      await writeClipboard(element.textContent)
      setPhase('copied')
    } catch {
      window.getSelection()?.selectAllChildren(element)
      setPhase('selected')
    }
  }

  return { phase, copy: () => void (source.current && copyText(source.current)) }
}
