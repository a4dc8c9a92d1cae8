import type * as english from '../../games.ts'
import { network } from '../../network.ts'
import type { Translation } from '../../translation.ts'

export const games: Translation<typeof english.games> = {
  title: 'Jogos',
  caption: 'Em desenvolvimento',
  subtitle: `Próximos jogos da ${network.chainName}`,
  body: `Estes jogos se preparam para estrear na rede ${network.chainName}. Os links levam ao que já dá para ler sobre eles:`,
  learnMore: 'Saiba mais',
  comingSoon: 'Em breve',
  carouselLabel: 'Próximos jogos',
  list: [
    {
      slug: 'roche-line',
      genre: 'Corrida em gravidade zero',
      body: 'Corra no anel de um mundo que devora as próprias luas. A pista são onze mil quilômetros de gelo, e ela se move com você em cima. O casco que você traz para casa é seu: cada cicatriz, para consertar, exibir ou vender.',
      keyArt: { alt: 'Arte de Roche Line: naves de corrida no anel gelado de um planeta gigante.' },
    },
    {
      slug: 'brassmarch',
      genre: 'Cerco tático',
      body: 'Defenda a muralha contra gigantes que receberam corda antes de a sua avó nascer. Você tem uma casa da guarda, quarenta lanças e um único canhão que presta. As peças que você corta de um gigante são aparafusadas direto nas suas defesas, cada uma com número de série e uma história.',
      keyArt: { alt: 'Arte de Brassmarch: um gigante mecânico acima de uma muralha fortificada ao anoitecer.' },
    },
    {
      slug: 'fathom-debt',
      genre: 'Extração no fundo do mar',
      body: 'Tudo no fundo do mar pertence a alguém, e uma parte está acordada. Tripulações de três mergulham com ar emprestado e um submarino alugado. Volte à tona com a carga e ela é toda sua; demore demais e os juros são cobrados pessoalmente.',
      keyArt: { alt: 'Arte de Fathom Debt: os faróis de um pequeno submarino encontram um olho no escuro.' },
    },
    {
      slug: 'lofthold',
      genre: 'Construção em ilhas celestes',
      body: 'Erga um vilarejo em uma rocha que o vento está levando embora. Estenda pontes antes que a corrente separe vocês e empreste seu moinho a um vizinho pela farinha de uma safra. Tudo o que você projeta pode ser construído por outros, com o seu nome sempre ali.',
      keyArt: { alt: 'Arte de Lofthold: um vilarejo com moinho de vento em uma ilha flutuante.' },
    },
    {
      slug: 'vesperine',
      genre: 'Não revelado',
      body: 'Um eclipse. Uma porta. Um anel se ergue no sal, onde cai a sombra. Podemos dizer que só você entra, que o outro lado se lembra de você e que o que você traz de lá nunca existiu antes. Mais que isso, ainda não podemos dizer.',
      keyArt: { alt: 'Arte de Vesperine: um grande anel de pé em uma planície de sal, sob um eclipse.' },
    },
  ],
}
