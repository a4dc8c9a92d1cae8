import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openCamera, type Camera } from './motion/camera/open-camera.ts'
import { openStage, type Stage } from './stage/open-stage.ts'

/** Where the site reads its media from. */
export const siteMedia = join(import.meta.dirname, '../site/media')

/** What the media are drawn with, and where to. */
export type Studio = {
  /** The folder they go to, laid out as `site/media`. */
  media: string
  /** Small and quick: to look at, or to check that two runs agree. */
  isPreview: boolean
  /** Names within a part, where not all of it is asked for. */
  only: readonly string[] | undefined
  /** A picture drawn before: in this run, or else the one that the site has. */
  drawn: (path: string) => string
  /** The browser that paints stills, started when it is first needed. */
  stage: () => Promise<Stage>
  /** The tracer that exposes films, compiled and started when it is first needed. */
  camera: () => Promise<Camera>
}

/** Opens a studio; whoever opens it closes it. */
export function openStudio(
  options: Pick<Studio, 'media' | 'isPreview' | 'only'>,
): Studio & { close: () => Promise<void> } {
  let stage: Promise<Stage> | undefined
  let camera: Promise<Camera> | undefined
  return {
    ...options,
    drawn: (path) => [options.media, siteMedia].map((folder) => join(folder, path)).find(existsSync) ?? path,
    stage: () => (stage ??= openStage()),
    camera: () => (camera ??= openCamera()),
    close: async () => {
      await (await stage)?.close()
      ;(await camera)?.close()
    },
  }
}
