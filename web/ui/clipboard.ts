import { useEffect, useState, type RefObject } from 'react'

type CopyPhase = 'idle' | 'copied' | 'selected'

/** Copies an element's text. If the browser refuses, it selects the text for copying by keyboard. */
export function useCopy(source: RefObject<HTMLElement | null>): { phase: CopyPhase; copy: () => void } {
  const [phase, setPhase] = useState<CopyPhase>('idle')

  useEffect(() => {
    if (phase === 'idle') return undefined
    const timer = setTimeout(() => setPhase('idle'), 2500)
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

/** Writes text to the clipboard or throws. Over plain HTTP, browsers only support `execCommand`. */
export async function writeClipboard(text: string): Promise<void> {
  if ('clipboard' in navigator) return navigator.clipboard.writeText(text)
  const put = (event: ClipboardEvent) => {
    event.preventDefault()
    event.clipboardData?.setData('text/plain', text)
  }
  document.addEventListener('copy', put, { once: true })
  const isCopied = document.execCommand('copy')
  document.removeEventListener('copy', put)
  if (!isCopied) throw new Error('The browser refused to copy.')
}
