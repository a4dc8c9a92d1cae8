import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { workFolder } from '../work-folder.ts'

const sources = fileURLToPath(new URL('.', import.meta.url))

/** Compiles the tracer with the machine's own C++ compiler when its sources are newer; returns the program's path. */
export function buildTracer(): string {
  mkdirSync(workFolder, { recursive: true })
  const program = `${workFolder}/tracer`
  const newest = Math.max(...readdirSync(sources).map((name) => statSync(sources + name).mtimeMs))
  if (existsSync(program) && statSync(program).mtimeMs > newest) return program
  execFileSync(
    process.env.CXX ?? 'c++',
    [
      '-std=c++20',
      '-O3',
      '-march=native',
      '-ffast-math',
      '-Wno-psabi',
      '-pthread',
      `${sources}main.cpp`,
      '-o',
      program,
    ],
    { stdio: 'inherit' },
  )
  return program
}
