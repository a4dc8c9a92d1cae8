import { network } from '../../network.ts'
import type * as english from '../../games.ts'
import type { Translation } from '../../translation.ts'

export const games: Translation<typeof english.games> = {
  title: 'Jeux',
  caption: 'En développement',
  subtitle: `Les prochains jeux ${network.chainName}`,
  body: `Voici les jeux qui préparent activement leur déploiement sur le réseau ${network.chainName}, avec des liens pour en savoir plus :`,
  learnMore: 'En savoir plus',
  comingSoon: 'Bientôt disponible',
  carouselLabel: 'Les prochains jeux',
  list: [
    {
      slug: 'roche-line',
      genre: 'Course en apesanteur',
      body: 'Courez sur l’anneau d’un monde qui dévore ses lunes. La piste : onze mille kilomètres de glace, qui bougent pendant que vous y êtes. La coque que vous ramenez est à vous : chaque cicatrice se répare, se porte ou se vend.',
      keyArt: {
        alt: 'Illustration de Roche Line : des engins de course dans l’anneau de glace d’une planète géante.',
      },
    },
    {
      slug: 'brassmarch',
      genre: 'Siège tactique',
      body: 'Tenez le mur face à des géants remontés avant la naissance de votre grand-mère. Vous avez un corps de garde, quarante piques et un seul bon canon. Les pièces que vous arrachez à un géant se boulonnent droit sur vos défenses, chacune avec son numéro de série et son histoire.',
      keyArt: {
        alt: 'Illustration de Brassmarch : un géant mécanique au-dessus d’un mur fortifié, au crépuscule.',
      },
    },
    {
      slug: 'fathom-debt',
      genre: 'Extraction en eaux profondes',
      body: 'Tout ce qui gît au fond appartient à quelqu’un, et une partie ne dort pas. Des équipages de trois plongent avec de l’air emprunté et un sous-marin de location. Remontez avec la cargaison, et elle est à vous sans réserve ; restez trop longtemps, et l’on viendra en personne percevoir les intérêts.',
      keyArt: {
        alt: 'Illustration de Fathom Debt : les phares d’un petit sous-marin découvrent un œil dans le noir.',
      },
    },
    {
      slug: 'lofthold',
      genre: 'Construction d’archipel céleste',
      body: 'Bâtissez un village sur un rocher que le vent emporte. Tendez des ponts avant que le courant ne vous sépare, et prêtez votre moulin à un voisin contre la farine d’une saison. Ce que vous concevez, d’autres peuvent le construire, et votre nom y reste.',
      keyArt: {
        alt: 'Illustration de Lofthold : un village et son moulin à vent sur une île flottante.',
      },
    },
    {
      slug: 'vesperine',
      genre: 'Non dévoilé',
      body: 'Une éclipse. Une porte. Un anneau se dresse sur le sel, là où tombe l’ombre. Nous pouvons dire que l’on y entre seul, que l’autre côté se souvient de vous, et que ce que vous en rapportez n’a jamais existé auparavant. Nous ne pouvons pas encore en dire plus.',
      keyArt: {
        alt: 'Illustration de Vesperine : un grand anneau dressé sur une plaine de sel, sous une éclipse.',
      },
    },
  ],
}
