import type * as english from '../../social-words.ts'
import type { Translation } from '../../translation.ts'

export const socialWords: Translation<typeof english.socialWords> = {
  connect: 'X verbinden',
  checking: 'Anmeldung läuft …',
  signedInAs: 'Angemeldet als {name}',
  signOut: 'Abmelden',
  signedOut: 'Du bist abgemeldet.',
  ended: 'Deine Anmeldung ist abgelaufen. Verbinde X neu, falls du sie brauchst.',
  unavailable: 'X antwortet nicht. Versuch es später noch einmal.',
  elsewhere: 'Die Anmeldung mit X funktioniert nur unter der Hauptadresse dieser Website. Melde dich dort an: {url}',
}
