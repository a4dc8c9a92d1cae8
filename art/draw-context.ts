import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type GpuRenderer, openGpuRenderer } from './gpu-renderer/open-gpu-renderer.ts'
import { openTracer, type Tracer } from './motion/tracer/open-tracer.ts'

/** Where the site reads its media from. */
export const siteMedia = join(import.meta.dirname, '../site/media')

/** What every part is drawn with: the options of the command, and the renderers. */
export type DrawContext = {
  /** The folder for the results, laid out as `site/media`. */
  media: string
  /** Small and quick: to look at, or to check that two runs agree. */
  isPreview: boolean
  /** Names within a part, where not all of it is asked for. */
  only: readonly string[] | undefined
  /** A picture drawn before: in this run, or else the one that the site has. */
  drawn: (path: string) => string
  /** The browser that renders shaders and pages, started when it is first needed. */
  gpuRenderer: () => Promise<GpuRenderer>
  /** The ray tracer, compiled and started when it is first needed. */
  tracer: () => Promise<Tracer>
}

/** Opens a context; the caller closes it. */
export function openDrawContext(
  options: Pick<DrawContext, 'media' | 'isPreview' | 'only'>,
): DrawContext & { close: () => Promise<void> } {
  let gpuRenderer: Promise<GpuRenderer> | undefined
  let tracer: Promise<Tracer> | undefined
  return {
    ...options,
    drawn: (path) => [options.media, siteMedia].map((folder) => join(folder, path)).find(existsSync) ?? path,
    gpuRenderer: () => (gpuRenderer ??= openGpuRenderer()),
    tracer: () => (tracer ??= openTracer()),
    close: async () => {
      await (await gpuRenderer)?.close()
      ;(await tracer)?.close()
    },
  }
}
