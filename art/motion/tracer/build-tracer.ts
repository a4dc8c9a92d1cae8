import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { workFolder } from '../work-folder.ts'

/** Compiles the tracer with the machine's own C++ compiler, once for its present sources; returns the program's path. */
export function buildTracer(): string {
  mkdirSync(workFolder, { recursive: true })
  const name = createHash('sha256').update(tracerSources()).digest('hex').slice(0, 12)
  const program = join(workFolder, `tracer-${name}`)
  if (existsSync(program)) return program
  execFileSync(
    process.env['CXX'] ?? 'c++',
    [
      '-std=c++20',
      '-O3',
      '-march=native',
      '-ffast-math',
      '-Wno-psabi',
      '-pthread',
      join(import.meta.dirname, 'main.cpp'),
      '-o',
      program,
    ],
    { stdio: 'inherit' },
  )
  return program
}

/** Every line the tracer is compiled from. */
export function tracerSources(): string {
  const files = readdirSync(import.meta.dirname).filter((name) => /\.(cpp|h)$/.test(name))
  return files
    .toSorted()
    .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
    .join('')
}
