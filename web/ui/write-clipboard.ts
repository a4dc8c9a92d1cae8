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
