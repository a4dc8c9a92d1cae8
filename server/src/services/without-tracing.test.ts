import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** Returns the OpenTelemetry packages that importing a module loads. */
function loadedWith(module: string): string[] {
  const program = `await import(${JSON.stringify(new URL(module, import.meta.url).href)})
    const { createRequire } = await import('node:module')
    console.log(JSON.stringify(Object.keys(createRequire(import.meta.url).cache)))
    process.exit()`
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' })
  const files = JSON.parse(printed) as string[]
  return [...new Set(files.flatMap((file) => /@opentelemetry[\\/][\w-]+/.exec(file)?.[0].replace('\\', '/') ?? []))]
}

it('loads the OpenTelemetry SDK only with the tracing module', () => {
  expect(loadedWith('tracing.ts')).toContain('@opentelemetry/sdk-trace')
  // prom-client loads the API package.
  expect(loadedWith('../features.ts')).toEqual(['@opentelemetry/api'])
})
