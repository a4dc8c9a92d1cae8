import { prerender } from 'react-dom/static'
import { ServerRouter, type EntryContext } from 'react-router'

/** Draws a page when the site is built. All of it is there by then: no part is sent after the others. */
export default async function drawPage(
  { url }: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const page = <ServerRouter context={context} url={url} />
  const { prelude } = await prerender(page, { progressiveChunkSize: Number.POSITIVE_INFINITY })
  headers.set('Content-Type', 'text/html')
  return new Response(prelude, { headers, status })
}
