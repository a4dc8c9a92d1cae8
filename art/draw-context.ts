import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type GpuRenderer, openGpuRenderer } from './gpu-renderer/open-gpu-renderer.ts'
import { openTracer, type Tracer } from './motion/tracer/open-tracer.ts'

export const siteMedia = join(import.meta.dirname, '../site/media')

/** The command's options and the renderers. */
export type DrawContext = {
  /** The output folder, with the layout of `site/media`. */
  media: string
  /** Draws small and fast, for a preview or to compare two runs. */
  isPreview: boolean
  /** Limits a part to these names. */
  only: readonly string[] | undefined
  /** Returns an image of this run or, if there is none, of the site. */
  drawn: (path: string) => string
  /** Starts the browser that renders shaders and pages on first use. */
  gpuRenderer: () => Promise<GpuRenderer>
  /** Compiles and starts the ray tracer on first use. */
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
