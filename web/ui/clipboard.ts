import { useEffect, useState, type RefObject } from 'react'

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

/** Writes a text to the clipboard, or throws. Over plain http browsers have no Clipboard API, only `execCommand`. */
export async function writeClipboard(text: string): Promise<void> {
  if ('clipboard' in navigator) return navigator.clipboard.writeText(text)
  const put = (event: ClipboardEvent) => {
    event.preventDefault()
    event.clipboardData?.setData('text/plain', text)
  }
  document.addEventListener('copy', put, { once: true })
  const isCopied = document.execCommand('copy')
  document.removeEventListener('copy', put)
  if (!isCopied) throw new Error('The browser did not copy.')
}
