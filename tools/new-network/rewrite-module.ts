import { parseSync, type Expression, type ObjectExpression, type Program } from 'oxc-parser'

/** Changes to a value: omitted fields stay, undefined fields are removed, and arrays are replaced. */
export type Changes<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { [Field in keyof Value]?: Changes<Value[Field]> | undefined }
    : Value

type Edit = { start: number; end: number; text: string }
type Declaration = { start: number; end: number; names: string[] }

// No answer can contain this character, so text is never mistaken for code.
const mark = '\0'

/** Marks an expression such as `brand.name` to be written as code. */
export function code(expression: string): string {
  return mark + expression + mark
}

/**
 * Returns the source of a module with new values in its constants. Everything else stays unchanged. `moduleOf` maps each
 * name in the new values to the module that exports it.
 */
export function rewriteModule(
  source: string,
  { changes, moduleOf }: { changes: Record<string, unknown>; moduleOf: ReadonlyMap<string, string> },
): string {
  const constants = constantsOf(parse(source))
  const edits = Object.entries(changes).flatMap(([name, value]) => {
    const constant = constants.get(name)
    if (!constant) throw new Error(`site/src has no constant ${name}`)
    return changeValue(source, constant, value)
  })
  return addImports(dropUnused(apply(source, edits)), moduleOf)
}

function parse(source: string): Program {
  const { program, errors } = parseSync('module.ts', source)
  if (errors[0]) throw new Error(`${errors[0].message} in:\n${source}`)
  return program
}

function constantsOf(program: Program): Map<string, Expression> {
  const declarations = program.body.map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node))
  const variables = declarations.flatMap((node) => (node?.type === 'VariableDeclaration' ? node.declarations : []))
  return new Map(
    variables.flatMap(({ id, init }) => (id.type === 'Identifier' && init ? [[id.name, init] as const] : [])),
  )
}

function changeValue(source: string, expression: Expression, value: unknown): Edit[] {
  const inner = withoutTypes(expression)
  if (inner.type === 'ObjectExpression' && isPlainObject(value)) return changeFields(source, inner, value)
  return [{ start: inner.start, end: inner.end, text: print(value) }]
}

function changeFields(source: string, object: ObjectExpression, changes: Record<string, unknown>): Edit[] {
  return Object.entries(changes).flatMap(([name, value]) => {
    const at = object.properties.findIndex((property) => nameOf(property) === name)
    const property = object.properties[at]
    if (property?.type !== 'Property') {
      const text = value === undefined ? '' : `\n${print({ [name]: value }).slice(1, -1)}`
      return [{ start: object.start + 1, end: object.start + 1, text }]
    }
    if (value !== undefined) return changeValue(source, property.value, value)
    // Keeps a type that allows undefined, so that readers of the field still compile.
    if (property.value.type === 'TSAsExpression')
      return [{ start: property.value.start, end: property.value.expression.end, text: 'undefined' }]
    const start = source.indexOf(',', object.properties[at - 1]?.end ?? Infinity) + 1 || object.start + 1
    return [{ start, end: source[property.end] === ',' ? property.end + 1 : property.end, text: '' }]
  })
}

function nameOf(property: ObjectExpression['properties'][number]): string | undefined {
  if (property.type !== 'Property') return undefined
  if (property.key.type === 'Identifier') return property.key.name
  return property.key.type === 'Literal' ? String(property.key.value) : undefined
}

function withoutTypes(expression: Expression): Expression {
  const isTyped = expression.type === 'TSAsExpression' || expression.type === 'TSSatisfiesExpression'
  return isTyped ? withoutTypes(expression.expression) : expression
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns a value as source code. */
function print(value: unknown): string {
  if (typeof value === 'string') return printText(value)
  if (Array.isArray(value)) return `[${value.map(print).join(', ')}]`
  if (!isPlainObject(value)) return String(value)
  const fields = Object.entries(value).map(([name, field]) => `${JSON.stringify(name)}: ${print(field)},`)
  return `{ ${fields.join(' ')} }`
}

function printText(text: string): string {
  const parts = text.split(mark)
  if (parts.length === 1) return JSON.stringify(text)
  if (parts.length === 3 && !parts[0] && !parts[2]) return parts[1] ?? ''
  // Every second part is code.
  const printed = parts.map((part, at) => (at % 2 === 1 ? `\${${part}}` : part.replaceAll(/[`\\]|\$(?=\{)/g, '\\$&')))
  return `\`${printed.join('')}\``
}

/** Removes unused imports and constants. */
function dropUnused(source: string): string {
  const program = parse(source)
  const unused = privateDeclarations(program).filter(
    ({ names, start, end }) => !names.some((name) => namesIn(program, { start, end }).has(name)),
  )
  const specifiers = program.body.flatMap((node) => (node.type === 'ImportDeclaration' ? node.specifiers : []))
  const used = namesIn(program)
  const edits = specifiers
    .filter(
      ({ local, start }) => !used.has(local.name) && !unused.some((part) => part.start <= start && start < part.end),
    )
    .map(({ start, end }) => ({ start, end: source[end] === ',' ? end + 1 : end, text: '' }))
  if (unused.length + edits.length === 0) return source
  return dropUnused(apply(source, [...edits, ...unused.map((part) => ({ ...part, text: '' }))]))
}

function privateDeclarations(program: Program): Declaration[] {
  return program.body.flatMap((node): Declaration[] => {
    const { start, end } = node
    if (node.type === 'ImportDeclaration')
      return [{ start, end, names: node.specifiers.map(({ local }) => local.name) }]
    if (node.type === 'TSTypeAliasDeclaration') return [{ start, end, names: [node.id.name] }]
    if (node.type !== 'VariableDeclaration') return []
    return [{ start, end, names: node.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : [])) }]
  })
}

/** Returns the names that code refers to, without imports and the given range. */
function namesIn(program: Program, except?: { start: number; end: number }): Set<string> {
  const names = new Set<string>()
  function visit(node: unknown): void {
    if (Array.isArray(node)) return node.forEach(visit)
    if (typeof node !== 'object' || node === null) return
    const { type, computed, name, ...parts } = node as Record<string, unknown>
    if (type === 'ImportDeclaration') return
    if (except && parts['start'] === except.start && parts['end'] === except.end) return
    if (type === 'Identifier') names.add(String(name))
    if ((type === 'Property' || type === 'TSPropertySignature') && !computed) delete parts['key']
    if (type === 'MemberExpression' && !computed) delete parts['property']
    if (type === 'VariableDeclarator' || type === 'TSTypeAliasDeclaration') delete parts['id']
    Object.values(parts).forEach(visit)
  }
  visit(program.body)
  return names
}

function addImports(source: string, moduleOf: ReadonlyMap<string, string>): string {
  const program = parse(source)
  const imported = program.body.flatMap((node) => (node.type === 'ImportDeclaration' ? node.specifiers : []))
  const known = new Set([...imported.map(({ local }) => local.name), ...constantsOf(program).keys()])
  const missing = [...namesIn(program)].filter((name) => moduleOf.has(name) && !known.has(name))
  const edits = missing.map((name) => {
    const from = `./${moduleOf.get(name)}`
    const first = program.body.find((node) => node.type === 'ImportDeclaration' && node.source.value === from)
    if (first?.type !== 'ImportDeclaration') return { start: 0, end: 0, text: `import { ${name} } from '${from}'\n` }
    const at = first.specifiers[0]?.start ?? 0
    return { start: at, end: at, text: `${name}, ` }
  })
  return apply(source, edits)
}

function apply(source: string, edits: Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: replacement }) => text.slice(0, start) + replacement + text.slice(end), source)
}
