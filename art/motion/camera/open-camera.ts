import { spawn } from 'node:child_process'
import { buildTracer } from '../tracer/build-tracer.ts'
import { packFrame } from '../scene/pack-frame.ts'
import type { Scene } from '../scene/scene.ts'
import type { Shot } from '../scene/shot.ts'
import { drawEngraving } from './engraving.ts'

export type Camera = {
  /** Exposes one frame of a scene and returns raw RGBA, rows from the top. */
  expose(scene: Scene, frame: number, shot: Shot): Promise<Buffer>
  close(): void
}

/** Starts the tracer; it stays open, and frames are exposed one after another. */
export async function openCamera(): Promise<Camera> {
  const program = buildTracer()
  const engraving = await drawEngraving()
  const tracer = spawn(program, [engraving.path, String(engraving.width), String(engraving.height)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })

  function expose(scene: Scene, frame: number, shot: Shot): Promise<Buffer> {
    const wanted = shot.width * shot.height * 4
    const picture = Buffer.alloc(wanted)
    return new Promise((resolve, reject) => {
      let filled = 0
      const stop = () => {
        tracer.stdout.off('data', collect)
        tracer.off('close', fail)
      }
      const fail = (code: number | null) => reject(new Error(`The tracer stopped with code ${code}`))
      const collect = (bytes: Buffer) => {
        bytes.copy(picture, filled)
        filled += bytes.length
        if (filled < wanted) return
        stop()
        resolve(picture)
      }
      tracer.stdout.on('data', collect)
      tracer.on('close', fail)
      tracer.stdin.write(packFrame(scene, frame, shot))
    })
  }

  return { expose, close: () => void tracer.stdin.end() }
}
