import { parseSync } from 'oxc-parser'

export type Import = { specifier: string; isTypeOnly: boolean; line: number }

/** Every module that a source file names: imports, re-exports and literal dynamic imports. */
export function readImports(path: string, source: string): Import[] {
  const { module, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  const lineOf = (offset: number) => source.slice(0, offset).split('\n').length
  const imports = module.staticImports.map(({ moduleRequest, entries, start }) => ({
    specifier: moduleRequest.value,
    isTypeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
    line: lineOf(start),
  }))
  const reExports = module.staticExports.flatMap(({ entries, start }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, isTypeOnly: isType, line: lineOf(start) }] : [],
    ),
  )
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest, start }) => {
    const literal = /^['"]([^'"]+)['"]$/.exec(source.slice(moduleRequest.start, moduleRequest.end))
    return literal?.[1] ? [{ specifier: literal[1], isTypeOnly: false, line: lineOf(start) }] : []
  })
  return [...imports, ...reExports, ...dynamic]
}
