interface Options {
  url: string
  text: string
  share: (content: ShareData) => Promise<void>
  canShare: ((content: ShareData) => boolean) | undefined
  fetch: typeof fetch
}

/** Hands the picture itself to the device's share sheet, or its address where files cannot be shared. */
export async function shareCard({ url, text, share, canShare, fetch }: Options): Promise<void> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  const files = [new File([await response.blob()], 'collection.jpg', { type: 'image/jpeg' })]
  try {
    await share(canShare?.({ files }) ? { files, text } : { url, text })
  } catch (error) {
    // Closing the sheet is an answer, not a failure.
    if ((error as Error).name !== 'AbortError') throw error
  }
}
