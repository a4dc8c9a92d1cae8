import { type Address, type Hex, isAddress, isHex } from 'viem'

type Backing = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The guest wallet's private key. The name is that of a library that created it in the past. */
const keyName = 'burnerWallet.pk'
/** The visitor's choice to be a guest. */
const chosenName = 'guestWallet.chosen'
/** The visitor has read how to back up the key. */
const backupName = 'guestWallet.backupExplained'
/** The guest wallet that is kept by a passkey. */
const passkeyName = 'guestWallet.passkey'

/** Returns whether this visitor chose to connect as a guest. */
export function isGuestChosen(backing: Backing): boolean {
  return backing.getItem(chosenName) === 'yes'
}

export function chooseGuest(backing: Backing): void {
  backing.setItem(chosenName, 'yes')
}

/** Ends the guest connection. The private key stays, or everything minted with it would be lost. */
export function leaveGuest(backing: Backing): void {
  backing.removeItem(chosenName)
}

/** Returns the guest wallet's private key. */
export function readGuestKey(backing: Backing): Hex | undefined {
  const stored = backing.getItem(keyName)?.replaceAll('"', '')
  if (!stored || !/^(0x)?[0-9a-f]{64}$/i.test(stored)) return undefined
  return isHex(stored) ? stored : `0x${stored}`
}

export function storeGuestKey(key: Hex, backing: Backing): void {
  backing.setItem(keyName, key)
}

/** Returns whether the visitor still has to be told how to back up the key. */
export function needsBackupAdvice(backing: Backing): boolean {
  return backing.getItem(backupName) === null
}

export function dismissBackupAdvice(backing: Backing): void {
  backing.setItem(backupName, 'yes')
}

/** What this browser knows about a wallet that is kept by a passkey. Its key is never stored. */
export interface PasskeyGuest {
  /** The passkey's ID, base64url-encoded. */
  credentialId: string
  /** Missing if the new passkey has not been confirmed. */
  address?: Address
}

/** Returns the guest wallet that is kept by a passkey. Malformed data counts as none. */
export function readPasskeyGuest(backing: Backing): PasskeyGuest | undefined {
  try {
    const { credentialId, address } = JSON.parse(backing.getItem(passkeyName) ?? '{}') as Partial<PasskeyGuest>
    if (typeof credentialId !== 'string' || !/^[\w-]+$/.test(credentialId)) return undefined
    return { credentialId, ...(address && isAddress(address) ? { address } : {}) }
  } catch {
    return undefined
  }
}

export function rememberPasskeyGuest(guest: PasskeyGuest, backing: Backing): void {
  backing.setItem(passkeyName, JSON.stringify(guest))
}
