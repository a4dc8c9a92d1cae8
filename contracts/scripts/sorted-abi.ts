type Parameter = { name: string; type: string; indexed?: boolean; components?: readonly Parameter[] }
type Entry = { type: string; name?: string; inputs?: readonly Parameter[]; outputs?: readonly Parameter[] }

const kinds = ['constructor', 'function', 'event', 'error']

/** An ABI in an order of its own, of entries and of their fields, so that no tool's order shows in it. */
export function sortedAbi(abi: readonly Entry[]): object[] {
  return abi.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1)).map(sortedEntry)
}

function sortKey({ type, name = '', inputs = [] }: Entry): string {
  return [kinds.indexOf(type), name, ...inputs.map((input) => input.type)].join(' ')
}

function sortedEntry({ type, name, inputs, outputs, ...rest }: Entry): object {
  return { type, name, inputs: inputs?.map(sortedParameter), outputs: outputs?.map(sortedParameter), ...rest }
}

/** Without Solidity's own type names: they are of no use outside, and change with the sources' shape. */
function sortedParameter({ name, type, indexed, components }: Parameter): object {
  return { name, type, indexed, components: components?.map(sortedParameter) }
}
