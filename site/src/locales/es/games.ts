import type * as english from '../../games.ts'
import { network } from '../../network.ts'
import type { Translation } from '../../translation.ts'

export const games: Translation<typeof english.games> = {
  title: 'Juegos',
  caption: 'En desarrollo',
  subtitle: `Próximos juegos de ${network.chainName}`,
  body: `Estos son los juegos que trabajan activamente para desplegarse en la red de ${network.chainName}, con enlaces para leer más sobre ellos:`,
  learnMore: 'Más información',
  comingSoon: 'Próximamente',
  carouselLabel: 'Próximos juegos',
  list: [
    {
      slug: 'roche-line',
      genre: 'Carreras en gravedad cero',
      body: 'Corre por el anillo de un mundo que devora sus lunas. La pista son once mil kilómetros de hielo, y se mueve mientras corres por ella. El casco de la nave que traigas de vuelta es tuyo: cada cicatriz puedes repararla, lucirla o venderla.',
      keyArt: { alt: 'Arte principal de Roche Line: naves de carreras en el anillo helado de un planeta gigante.' },
    },
    {
      slug: 'brassmarch',
      genre: 'Asedio táctico',
      body: 'Defiende la muralla contra gigantes a los que dieron cuerda antes de que naciera tu abuela. Tienes una puerta fortificada, cuarenta picas y un solo cañón bueno. Las piezas que le arrancas a un gigante se atornillan directamente a tus defensas, cada una con su número de serie y su historia.',
      keyArt: { alt: 'Arte principal de Brassmarch: un gigante mecánico sobre una muralla al anochecer.' },
    },
    {
      slug: 'fathom-debt',
      genre: 'Extracción en aguas profundas',
      body: 'Todo lo que hay en el fondo del mar es de alguien, y parte de ello está despierto. Tripulaciones de tres bajan con aire prestado y un submarino alquilado. Sal a la superficie con la carga y será del todo tuya; quédate demasiado y los intereses se cobran en persona.',
      keyArt: {
        alt: 'Arte principal de Fathom Debt: las luces de un pequeño submarino encuentran un ojo en la oscuridad.',
      },
    },
    {
      slug: 'lofthold',
      genre: 'Construcción en un archipiélago celeste',
      body: 'Levanta una aldea sobre una roca que el viento se lleva. Tiende puentes antes de que la corriente te aleje de tus vecinos, y préstale tu molino a uno a cambio de la harina de una temporada. Lo que diseñes pueden construirlo otros, y tu nombre seguirá en ello.',
      keyArt: { alt: 'Arte principal de Lofthold: una aldea con un molino de viento en una isla flotante.' },
    },
    {
      slug: 'vesperine',
      genre: 'Sin revelar',
      body: 'Un eclipse. Una puerta. Un anillo se alza sobre la sal donde cae la sombra. Podemos decir que entras a solas, que el otro lado te recuerda y que lo que saques de allí no ha existido nunca. Más no podemos decir todavía.',
      keyArt: { alt: 'Arte principal de Vesperine: un gran anillo en pie sobre un salar, bajo un eclipse.' },
    },
  ],
}
