import { spawn } from 'node:child_process'
import { buildTracer } from './build-tracer.ts'
import { packFrame } from '../scene/pack-frame.ts'
import type { FrameSettings, Scene } from '../scene/scene.ts'
import { drawEngraving } from './engraving.ts'

export type Tracer = {
  /** Renders one frame of a scene and returns raw RGBA, rows from the top. */
  renderFrame(scene: Scene, frame: number, settings: FrameSettings): Promise<Buffer>
  close(): void
}

/** Starts the tracer, which stays open and renders frames one after another. */
export async function openTracer(): Promise<Tracer> {
  const program = buildTracer()
  const engraving = await drawEngraving()
  const child = spawn(program, [engraving.path, String(engraving.width), String(engraving.height)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })

  function renderFrame(scene: Scene, frame: number, settings: FrameSettings): Promise<Buffer> {
    const wanted = settings.width * settings.height * 4
    const picture = Buffer.alloc(wanted)
    return new Promise((resolve, reject) => {
      let filled = 0
      const stop = () => {
        child.stdout.off('data', collect)
        child.off('close', fail)
      }
      const fail = (code: number | null) => reject(new Error(`The tracer stopped with code ${code}`))
      const collect = (bytes: Buffer) => {
        bytes.copy(picture, filled)
        filled += bytes.length
        if (filled < wanted) return
        stop()
        resolve(picture)
      }
      child.stdout.on('data', collect)
      child.on('close', fail)
      child.stdin.write(packFrame(scene, frame, settings))
    })
  }

  return { renderFrame, close: () => void child.stdin.end() }
}
