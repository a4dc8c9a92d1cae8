/** A change to a source that makes a test fail. */
export type Mutation = {
  /** The name of the source without its ending. */
  file: string
  /** The text from `start` to `end` becomes `replace`. */
  start: number
  end: number
  replace: string
  /** Test files, at least one of which must fail. */
  caughtBy: readonly string[]
  description: string
}

/** A node of the compiler's syntax tree. */
type Node = { nodeType: string; src: string; [field: string]: unknown }

type Source = { file: string; text: string; ast: object; caughtBy: readonly string[] }

/**
 * A mutation for each direction of each branch of a source: conditions forced to true and to false, operands of && and ||
 * taken out, modifiers removed. A test suite that catches them all depends on every direction.
 */
export function branchMutations({ file, text, ast, caughtBy }: Source): Mutation[] {
  return nodes(ast).flatMap((node) =>
    forced(node).map(({ target, replace }) => {
      const { start, end } = range(target)
      const line = text.slice(0, start).split('\n').length
      const description = `${file}:${line} ${text.slice(start, end).replaceAll(/\s+/g, ' ')} -> ${replace || '(removed)'}`
      return { file, start, end, replace, caughtBy, description }
    }),
  )
}

/** The clauses of try statements. What forces one depends on what it does, so their mutations are written by hand. */
export function tryClauses(ast: object): { start: number; end: number }[] {
  return nodes(ast)
    .filter(({ nodeType }) => nodeType === 'TryCatchClause')
    .map((clause) => range(clause['block'] as Node))
}

function forced(node: Node): { target: Node; replace: string }[] {
  const both = (target: unknown, values: readonly string[]) =>
    values.map((replace) => ({ target: target as Node, replace }))
  switch (node.nodeType) {
    case 'IfStatement':
    case 'Conditional':
    case 'ForStatement':
    case 'WhileStatement':
    case 'DoWhileStatement':
      return both(node['condition'], ['true', 'false'])
    case 'YulIf':
    case 'YulForLoop':
      return both(node['condition'], ['1', '0'])
    case 'BinaryOperation':
      if (node['operator'] !== '&&' && node['operator'] !== '||') return []
      return [node['leftExpression'], node['rightExpression']].flatMap((operand) =>
        both(operand, [node['operator'] === '&&' ? 'true' : 'false']),
      )
    case 'ModifierInvocation':
      return node['kind'] === 'modifierInvocation' ? both(node, ['']) : []
    case 'YulSwitch':
      throw new Error('branch-mutations.ts does not know how to force the cases of a switch.')
    default:
      return []
  }
}

function nodes(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodes)
  if (value === null || typeof value !== 'object') return []
  const inside = Object.values(value).flatMap(nodes)
  return 'nodeType' in value ? [value as Node, ...inside] : inside
}

/** The compiler counts bytes. The sources are plain ASCII, so these are characters too. */
function range({ src }: Node): { start: number; end: number } {
  const [start = 0, length = 0] = src.split(':').map(Number)
  return { start, end: start + length }
}
