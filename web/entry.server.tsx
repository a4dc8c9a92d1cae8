import { prerender } from 'react-dom/static'
import { ServerRouter, type EntryContext } from 'react-router'

/** Renders a page at build time, whole: no part is streamed after the others. */
export default async function renderPage(
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
