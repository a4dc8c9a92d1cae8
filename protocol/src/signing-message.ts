/** The fixed text a wallet signs to ask for a gasless mint. */
export function signingMessage(chainName: string): string {
  return `${chainName} Testnet Drop`
}
