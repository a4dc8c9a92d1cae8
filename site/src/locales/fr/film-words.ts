import { brand } from '../../brand.ts'
import type * as english from '../../film-words.ts'
import type { Translation } from '../../translation.ts'

export const filmWords: Translation<typeof english.filmWords> = {
  caption: '{overline} : {text}',
  titles: [
    { overline: 'LE ROLLUP', lines: ['DES BLOCS', 'SONT PROPOSÉS.'] },
    { overline: 'LE ROLLUP', lines: ['QUELQU’UN', 'DOIT LES', 'VÉRIFIER.'] },
    { overline: 'LE DILEMME DU VÉRIFICATEUR', lines: ['VÉRIFIER COÛTE.', 'EN GÉNÉRAL,', 'TOUT VA BIEN.'] },
    { overline: 'LE DILEMME DU VÉRIFICATEUR', lines: ['ALORS QUI', 'MONTE', 'LA GARDE ?'] },
    { overline: 'LES SENTRY NODES', lines: ['SURVEILLENT', 'CHAQUE', 'ASSERTION.'] },
    { overline: 'DISCORDANCE', lines: ['UN BLOC', 'INCORRECT', 'EST PROPOSÉ.'] },
    { overline: 'ALERTE', lines: ['LA SENTINELLE', 'DONNE', 'L’ALERTE.'] },
    { overline: 'ALERTE', lines: ['D’AUTRES', 'INTERVIENNENT.'] },
    { overline: 'RÉSOLU', lines: ['L’ÉTAT HONNÊTE', 'FAIT FOI.'] },
    { overline: 'LES OPÉRATEURS', lines: ['REÇOIVENT', 'DES RÉCOMPENSES', 'RÉSEAU POUR', 'LEUR VEILLE.'] },
    { overline: brand.name.toUpperCase(), lines: ['FAITES', 'TOURNER UN', 'SENTRY NODE'] },
  ],
  sounds: [
    '[Le bourdon grave d’une machine ; un échappement se met à battre]',
    '[Le son enfle tandis que la sentinelle s’éveille]',
    '[Le tic-tac hésite et s’arrête]',
    '[Un cor sonne doucement l’alerte, trois fois]',
    '[Le tic-tac reprend ; un accord chaleureux se résout]',
    '[Une cloche]',
  ],
}
