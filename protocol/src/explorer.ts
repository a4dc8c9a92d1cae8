/** Returns a page of the block explorer (EIP-3091), or undefined if the network has no explorer. */
export function explorerLink(
  explorerUrl: string | undefined,
  kind: 'tx' | 'address' | 'block',
  value: string | number,
): string | undefined {
  return explorerUrl === undefined ? undefined : `${explorerUrl.replace(/\/+$/, '')}/${kind}/${value}`
}
