/** Where the burner library keeps its key, and where we keep that the visitor chose to be a guest. */
const keyName = 'burnerWallet.pk'
const chosenName = 'guestWallet.chosen'

type Backing = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Whether this visitor chose to be connected as a guest. */
export function isGuestChosen(backing: Backing): boolean {
  return backing.getItem(chosenName) === 'yes'
}

export function chooseGuest(backing: Backing): void {
  backing.setItem(chosenName, 'yes')
}

/** Ends the connection. The key stays: what was minted with it would be lost otherwise. */
export function leaveGuest(backing: Backing): void {
  backing.removeItem(chosenName)
}

/** The guest wallet's private key, for export. */
export function readGuestKey(backing: Backing): string | undefined {
  const stored = backing.getItem(keyName)?.replaceAll('"', '')
  if (!stored || !/^(0x)?[0-9a-f]{64}$/i.test(stored)) return undefined
  return stored.startsWith('0x') ? stored : `0x${stored}`
}
