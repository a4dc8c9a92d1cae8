import type * as english from '../../status-page.ts'
import type { Translation } from '../../translation.ts'

export const statusWords: Translation<typeof english.statusWords> = {
  kicker: 'État du réseau',
  headlines: {
    loading: 'Vérification de tous les systèmes',
    well: 'Tous les systèmes fonctionnent',
    closed: 'Tous les systèmes fonctionnent, mint fermé',
    degraded: 'Tous les systèmes fonctionnent, dont un en secours',
    unknown: 'État indisponible',
  },
  parts: {
    chain: { name: 'Réseau de test', failing: 'Le réseau de test ne répond pas' },
    minting: { name: 'Mint', failing: 'Le mint est perturbé' },
    database: { name: 'Base de données', failing: 'La base de données est injoignable' },
    mail: { name: 'E-mail', failing: 'L’envoi des e-mails est perturbé' },
  },
  checked: 'Vérifié {age}. Cette page s’actualise à quelques secondes d’intervalle.',
  stale: 'Dernière mise à jour {age}. Le serveur n’a pas répondu depuis.',
  unreadable: 'L’état n’a pas pu être chargé. Vérifiez votre connexion, ou réessayez dans un instant.',
  retry: 'Réessayer',
  withoutScript:
    'Cette page a besoin de JavaScript pour afficher l’état actuel. Les mêmes données sont disponibles en JSON :',
  states: { well: 'Opérationnel', degraded: 'Dégradé', failing: 'En panne', unknown: 'Inconnu', off: 'Non utilisé' },
  facts: {
    block: 'Dernier bloc',
    blockAge: 'Produit {age}',
    open: 'Le mint est ouvert',
    closed: 'Le mint est fermé',
    noDelay: 'Aucun mint n’est retardé',
    delay: 'Plus ancien mint en attente demandé {age}',
    relayers: 'Relayeurs actifs : {working} sur {total}',
    noMailWaiting: 'Aucun e-mail en attente',
    mailWaiting: 'E-mails en attente : {count}',
    mailOff: 'Les messages sont conservés sur le serveur',
    database: 'Enregistre les mints et les messages',
    version: 'Version',
    started: 'Dernier déploiement {age}',
  },
  history: {
    title: '90 derniers jours',
    intro:
      'Une barre par jour, en UTC. Chaque système est vérifié toutes les dix secondes ; une minute compte comme défaillante si une de ses vérifications échoue. Les jours sans données restent vides.',
    first: 'Il y a 90 jours',
    last: 'Aujourd’hui',
    share: 'Disponibilité : {percent}',
    noRecord: 'Pas encore de données',
    row: {
      one: '{part} : disponibilité de {percent} sur {count} jour enregistré.',
      other: '{part} : disponibilité de {percent} sur {count} jours enregistrés.',
    },
    day: '{day} : disponibilité de {percent}, {minutes} min de panne',
    dayWithoutRecord: '{day} : pas de données',
    incomplete: 'Enregistré pendant {percent} de la journée',
    troubles: 'Jours avec des pannes',
    trouble: '{part} : {minutes} min',
    noTroubles: 'Aucune panne enregistrée.',
  },
  document: 'L’état en JSON',
  developers: 'Pour les développeurs : se connecter au réseau',
}
