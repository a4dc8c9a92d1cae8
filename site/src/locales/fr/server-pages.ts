import type * as english from '../../server-pages.ts'
import type { Translation } from '../../translation.ts'

export const formAnswers: Translation<typeof english.formAnswers> = {
  pages: {
    back: 'Retour au site',
    refused: 'Le message n’a pas été envoyé',
    advice: 'Revenez en arrière, corrigez-le et renvoyez-le.',
  },
  faults: {
    missing: 'est obligatoire',
    empty: 'ne doit pas être vide',
    notEmail: 'doit être une adresse e-mail',
    notText: 'doit être du texte',
    tooLong: 'dépasse la limite de {most} caractères',
    nameTooLong: 'Un nom de champ est trop long.',
    tooManyFields: 'Il y a trop de champs.',
  },
}
