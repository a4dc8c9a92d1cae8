import type * as english from '../../ranks-page.ts'
import type { Translation } from '../../translation.ts'

export const ranksPage: Translation<typeof english.ranksPage> = {
  kicker: 'Rangs',
  title: 'Comment fonctionnent les rangs',
  intro: 'Les rangs sont calculés à partir de la chaîne, selon des règles que vous pouvez vérifier vous-même.',
  toBoard: 'Voir le classement',
  toProgress: 'Voir votre progression',
  season: {
    title: 'La saison',
    dates: '{season}. Du {from} au {to}.',
    words: [
      'Seuls comptent les mints des jours de la saison, peu importe qui a envoyé la transaction. Une journée de mint appartient à la saison si sa date de début en UTC y appartient.',
      'Les objets achetés, échangés ou reçus ne comptent pas.',
      'Pendant la saison, votre rang peut monter et descendre. À la fin de la saison, votre rang final devient son badge.',
    ],
  },
  ranks: {
    title: 'Les rangs',
    intro:
      'Du plus haut au plus bas. Vous occupez le plus haut rang dont vous remplissez les conditions et où il reste une place.',
    rule: {
      streak: { one: '{count} jour d’affilée', other: '{count} jours d’affilée' },
      completeDays: { one: '{count} jour complet', other: '{count} jours complets' },
      items: { one: '{count} objet', other: '{count} objets différents' },
      mints: { one: '{count} mint ou plus', other: '{count} mints ou plus' },
    },
    cap: { one: 'Pour la meilleure place', other: 'Pour les {count} meilleures places' },
    noCap: 'Pour tous ceux qui remplissent les conditions',
  },
  order: {
    title: 'Comment les joueurs sont comparés',
    intro: 'Dans cet ordre. Chaque ligne départage les égalités des lignes précédentes.',
    parts: [
      { name: 'Série', words: 'La plus longue suite de jours consécutifs avec les 42 objets mintés.' },
      { name: 'Jours complets', words: 'Le nombre de jours avec les 42 objets mintés.' },
      { name: 'Objets', words: 'Le nombre d’objets différents, sur 42.' },
      { name: 'Mints', words: 'Le nombre total de mints, tous jours confondus.' },
      {
        name: 'Fin la plus précoce',
        words: 'Le jour de votre dernier mint de la saison. Le plus tôt est le mieux.',
      },
    ],
  },
  ties: {
    title: 'Égalités',
    words: [
      'Les joueurs qui ont le même résultat partagent une place, et le résultat suivant prend la place suivante : 1, 1, 2. Les joueurs à égalité sont classés par adresse.',
      'Les joueurs qui partagent une place partagent son rang, même si le rang a un quota.',
    ],
  },
  caps: {
    title: 'Plusieurs wallets',
    intro:
      'Une même personne peut utiliser beaucoup de wallets, et la chaîne ne peut pas le voir. Les rangs sont conçus pour que cela rapporte peu.',
    doTitle: 'Ce que les quotas empêchent',
    does: [
      'Un quota compte les résultats, pas les wallets. Dix mille wallets avec le même résultat partagent une seule place et ne font reculer personne.',
      'Les rangs inférieurs n’ont pas de quota. Tous ceux qui en remplissent les conditions les occupent.',
      'Un résultat parfait est toujours premier. Complétez chaque journée et vous aurez la place 1, quoi que fassent les autres.',
    ],
    cannotTitle: 'Ce que les quotas ne peuvent pas empêcher',
    cannot: [
      'Des wallets aux résultats légèrement différents prennent une place chacun. Ils peuvent remplir un rang à quota devant des joueurs aux résultats inférieurs.',
      'Le site ne peut pas distinguer une personne d’un script. Les limites de mint ralentissent les wallets en masse, mais ne les arrêtent pas. Avant qu’un rang ne donne droit à quoi que ce soit de valeur, l’équipe cherche de tels groupes dans la liste.',
    ],
  },
  names: {
    title: 'Noms',
    words: [
      'Les joueurs sont listés par adresse de wallet. Un nom n’apparaît qu’une fois que le joueur l’a signé, et signer un nom vide le supprime. Nous n’enregistrons rien d’autre sur un joueur.',
      'Dès que vous avez minté pendant une saison, vous pouvez signer un nom. Un nom compte 3 à 24 lettres ou chiffres d’un même alphabet. Les liens, les sosies d’autres noms et les mots offensants sont refusés. L’équipe masque ce qui passe entre les mailles.',
    ],
    action: 'Définir votre nom',
  },
  badge: {
    title: 'Un badge par saison',
    words:
      'Ses lumières indiquent le rang : une de plus à chaque échelon. Les marques sur son pourtour sont propres à la saison.',
  },
}
