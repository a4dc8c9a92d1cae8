import type * as english from '../../reminder-words.ts'
import type { Translation } from '../../translation.ts'

export const reminderWords: Translation<typeof english.reminderWords> = {
  title: 'Rappels',
  intro: 'Les rappels restent dans votre navigateur ; rien ne nous est envoyé.',
  file: {
    action: 'Ajouter au calendrier',
    text: 'Un fichier de calendrier avec un rappel quotidien, une heure avant la fin de la journée.',
    summary: 'Minter les objets du jour',
    description: 'La journée de mint se termine dans une heure. Voyez ce qui manque : {url}',
  },
  notification: {
    action: 'Me prévenir',
    stop: 'Ne plus me prévenir',
    text: 'Une notification une heure avant la fin de la journée, s’il manque des objets. Cette page doit rester ouverte.',
    on: 'Vous recevrez une notification chaque jour à {time} tant que cette page est ouverte.',
    denied: 'Votre navigateur bloque les notifications. Autorisez-les pour ce site dans ses réglages, puis réessayez.',
    unsupported: 'Ce navigateur ne prend pas en charge les notifications. Utilisez plutôt le fichier de calendrier.',
    title: 'Plus qu’une heure',
    body: 'Objets qui manquent encore aujourd’hui : {count}.',
  },
}
