import type * as english from '../../server-pages.ts'
import type { Translation } from '../../translation.ts'

export const formAnswers: Translation<typeof english.formAnswers> = {
  pages: {
    back: 'Volver al sitio',
    refused: 'El mensaje no se envió',
    advice: 'Vuelve atrás, corrígelo y envíalo de nuevo.',
  },
  faults: {
    missing: 'no puede faltar',
    empty: 'no puede estar en blanco',
    notEmail: 'debe ser una dirección de correo',
    notText: 'debe ser texto',
    tooLong: 'supera el máximo de {most} caracteres',
    nameTooLong: 'El nombre de un campo es demasiado largo.',
    tooManyFields: 'Hay demasiados campos.',
  },
}
