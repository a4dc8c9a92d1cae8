import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packFrame } from '../pack-frame.ts'
import type { FrameSettings, Scene } from '../scene.ts'
import { drawEngraving } from './engraving.ts'

/** The folder of frames and the compiled tracer, kept between runs so that a render can be resumed. */
export const workFolder = process.env['MEDIA_WORK'] ?? join(tmpdir(), 'media-frames')

export type Tracer = Awaited<ReturnType<typeof openTracer>>

/** Starts the tracer, which stays open and renders frames one after another. */
export async function openTracer() {
  const program = buildTracer()
  const engraving = await drawEngraving(workFolder)
  const child = spawn(program, [engraving.path, String(engraving.width), String(engraving.height)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })

  /** Renders one frame of a scene and returns raw RGBA, rows from the top. */
  function renderFrame(scene: Scene, frame: number, settings: FrameSettings): Promise<Buffer> {
    const wanted = settings.width * settings.height * 4
    const picture = Buffer.alloc(wanted)
    return new Promise((resolve, reject) => {
      let filled = 0
      const stop = () => {
        child.stdout.off('data', collect)
        child.off('close', fail)
      }
      const fail = (code: number | null) => reject(new Error(`The tracer exited with code ${code}.`))
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

/** Compiles the tracer with the system's C++ compiler if its sources changed. Returns the program's path. */
function buildTracer(): string {
  mkdirSync(workFolder, { recursive: true })
  const name = createHash('sha256').update(tracerSources()).digest('hex').slice(0, 12)
  const program = join(workFolder, `tracer-${name}`)
  if (existsSync(program)) return program
  const flags = ['-std=c++20', '-O3', '-march=native', '-ffast-math', '-Wno-psabi', '-pthread']
  const main = join(import.meta.dirname, 'main.cpp')
  execFileSync(process.env['CXX'] ?? 'c++', [...flags, main, '-o', program], { stdio: 'inherit' })
  return program
}

export function tracerSources(): string {
  const files = readdirSync(import.meta.dirname).filter((name) => /\.(cpp|h)$/.test(name))
  return files
    .toSorted()
    .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
    .join('')
}
