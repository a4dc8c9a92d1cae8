import { concatHex, encodeAbiParameters, keccak256, type Address, type Hex } from 'viem'

/** A wallet and a number, as a contract is told them. */
export type Leaf = { address: Address; value: bigint }

/** What `StandardMerkleTree.dump()` of OpenZeppelin's library writes, and its `load` reads. */
export type MerkleTree = {
  format: 'standard-v1'
  leafEncoding: ['address', 'uint256']
  /** The root first; the children of node i are 2i + 1 and 2i + 2. */
  tree: Hex[]
  values: Array<{ value: [address: Address, value: string]; treeIndex: number }>
}

/**
 * OpenZeppelin's standard tree: leaves are hashed twice, so that no inner node can be taken for one, and sorted by their
 * hashes; pairs are sorted too, so that a proof needs no directions. `MerkleProof.sol` verifies it.
 */
export function createMerkleTree(leaves: Leaf[]): MerkleTree {
  if (leaves.length === 0) throw new Error('a tree needs a leaf')
  const hashed = leaves
    .map((leaf, index) => ({ index, hash: hashLeaf(leaf) }))
    .toSorted((one, other) => (one.hash < other.hash ? -1 : 1))
  const size = 2 * leaves.length - 1
  const tree = Array.from({ length: size }, (): Hex => '0x')
  const treeIndexOf = new Map<number, number>()
  hashed.forEach(({ index, hash }, order) => {
    tree[size - 1 - order] = hash
    treeIndexOf.set(index, size - 1 - order)
  })
  for (let node = leaves.length - 2; node >= 0; node--)
    tree[node] = hashPair(nodeAt(tree, 2 * node + 1), nodeAt(tree, 2 * node + 2))
  return {
    format: 'standard-v1',
    leafEncoding: ['address', 'uint256'],
    tree,
    values: leaves.map(({ address, value }, index) => ({
      value: [address, String(value)],
      treeIndex: treeIndexOf.get(index) ?? 0,
    })),
  }
}

/** The hashes that lead from a wallet's leaf to the root; nothing where it has none. */
export function proofOf({ tree, values }: MerkleTree, address: Address): { value: string; proof: Hex[] } | undefined {
  const leaf = values.find(({ value: [owner] }) => owner.toLowerCase() === address.toLowerCase())
  if (!leaf) return undefined
  const proof: Hex[] = []
  for (let node = leaf.treeIndex; node > 0; node = Math.floor((node - 1) / 2))
    proof.push(nodeAt(tree, node % 2 === 1 ? node + 1 : node - 1))
  return { value: leaf.value[1], proof }
}

function hashLeaf({ address, value }: Leaf): Hex {
  return keccak256(keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [address, value])))
}

function hashPair(one: Hex, other: Hex): Hex {
  return keccak256(concatHex(one < other ? [one, other] : [other, one]))
}

function nodeAt(tree: Hex[], index: number): Hex {
  const node = tree[index]
  if (node === undefined) throw new Error('the tree is broken')
  return node
}
