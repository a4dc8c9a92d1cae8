import type * as english from '../../server-pages.ts'
import type { Translation } from '../../translation.ts'

export const formAnswers: Translation<typeof english.formAnswers> = {
  pages: {
    back: 'Zurück zur Website',
    refused: 'Die Nachricht wurde nicht gesendet',
    advice: 'Geh zurück, korrigiere sie und sende sie noch einmal.',
  },
  faults: {
    missing: 'ist erforderlich',
    empty: 'darf nicht leer sein',
    notEmail: 'sollte eine E-Mail-Adresse sein',
    notText: 'sollte Text sein',
    tooLong: 'ist zu lang (höchstens {most} Zeichen)',
    nameTooLong: 'Ein Feldname ist zu lang.',
    tooManyFields: 'Es gibt zu viele Felder.',
  },
}
