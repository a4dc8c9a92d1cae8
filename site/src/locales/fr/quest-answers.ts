import type * as english from '../../quest-answers.ts'
import type { Translation } from '../../translation.ts'

export const questAnswers: Translation<typeof english.questAnswers> = {
  empty: 'Collez d’abord une réponse.',
  unknown:
    'Nous n’envoyons pas cette réponse. Elle vient peut-être de la plateforme elle-même. Réessayez là-bas, puis vérifiez ci-dessus.',
  done: 'Réponse reçue par {platform} : la quête est accomplie. Si cela ne s’affiche pas, rechargez la quête sur {platform}.',
  notDone:
    'Réponse reçue par {platform} : la quête n’est pas accomplie. Vérifiez ci-dessus ce qui manque, et pour quel wallet.',
  notDoneBecause: 'Réponse reçue par {platform} : la quête n’est pas accomplie. {reason}',
  noVerdict: 'Aucun résultat pour {platform}. {reason} Cela ne dit rien de votre progression ; réessayez là-bas.',
  reasonUnknown: 'Aucun motif n’a été indiqué.',
  expression: 'Un identifiant Galxe (credential) a traduit notre réponse par {value} : {meaning}',
  one: 'quête accomplie.',
  zero: 'quête non accomplie, ou pas revérifiée depuis. Vérifiez ci-dessus, puis relancez la vérification là-bas.',
  platforms: {
    galxe: 'Galxe',
    zealy: 'Zealy',
    taskon: 'TaskOn ou CARV',
    questn: 'QuestN ou Intract',
    layer3: 'Layer3',
    any: 'la plateforme',
  },
  statuses: {
    '200': 'La requête a abouti. C’est la réponse elle-même qui dit si la quête est accomplie ; collez-la.',
    '400':
      'Pour Zealy, cela signifie que la quête n’est pas accomplie. Toute autre plateforme a envoyé une adresse de wallet non valide : vérifiez quel wallet y est lié.',
    '401':
      'La plateforme a envoyé une mauvaise clé. Merci de prévenir l’équipe ; vous ne pouvez pas y remédier vous-même.',
    '404':
      'La plateforme a demandé une quête qui n’existe pas. Merci de prévenir l’équipe ; vous ne pouvez pas y remédier vous-même.',
    '429': 'La plateforme a envoyé trop de requêtes. Attendez une minute et réessayez.',
    '500': 'Un problème est survenu de notre côté. Cela ne dit rien de votre progression ; réessayez dans un instant.',
    '503':
      'La chaîne ou l’index des mints était indisponible ou en retard. Cela ne dit rien de votre progression ; réessayez dans un instant.',
  },
  otherStatus:
    'Nous n’envoyons pas le statut HTTP {status}. Il vient peut-être de la plateforme ou d’un proxy intermédiaire.',
}
