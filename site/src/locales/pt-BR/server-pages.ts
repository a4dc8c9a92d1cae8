import type * as english from '../../server-pages.ts'
import type { Translation } from '../../translation.ts'

export const formAnswers: Translation<typeof english.formAnswers> = {
  pages: {
    back: 'Voltar ao site',
    refused: 'A mensagem não foi enviada',
    advice: 'Volte, corrija a mensagem e envie de novo.',
  },
  faults: {
    missing: 'é um campo obrigatório',
    empty: 'não pode ficar em branco',
    notEmail: 'deve ser um endereço de e-mail',
    notText: 'deve ser texto',
    tooLong: 'passa do limite de {most} caracteres',
    nameTooLong: 'O nome de um campo é longo demais.',
    tooManyFields: 'Há campos demais.',
  },
}
