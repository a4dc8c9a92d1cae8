import type * as english from '../../ranks-page.ts'
import type { Translation } from '../../translation.ts'

export const ranksPage: Translation<typeof english.ranksPage> = {
  kicker: 'Patentes',
  title: 'Como funcionam as patentes',
  intro: 'As patentes são calculadas a partir da blockchain, por regras que você mesmo pode conferir.',
  toBoard: 'Ver o ranking',
  toProgress: 'Ver seu progresso',
  season: {
    title: 'A temporada',
    dates: '{season}. De {from} a {to}.',
    words: [
      'Só contam os mints em dias da temporada, não importa quem enviou a transação. Um dia de mint pertence à temporada se a data em que ele começa, em UTC, pertence a ela.',
      'Itens que você comprou, trocou ou recebeu não contam.',
      'Durante a temporada, sua patente pode subir e cair. Quando a temporada termina, sua patente final vira a insígnia.',
    ],
  },
  ranks: {
    title: 'As patentes',
    intro: 'Da mais alta à mais baixa. Você tem a patente mais alta cuja regra cumpre e que ainda tem vaga.',
    rule: {
      streak: { one: '{count} dia seguido', other: '{count} dias seguidos' },
      completeDays: { one: '{count} dia completo', other: '{count} dias completos' },
      items: { one: '{count} item', other: '{count} itens diferentes' },
      mints: { one: '{count} mint ou mais', other: '{count} mints ou mais' },
    },
    cap: { one: 'Para a melhor posição', other: 'Para as {count} melhores posições' },
    noCap: 'Para todos que se qualificam',
  },
  order: {
    title: 'Como os jogadores são comparados',
    intro: 'Nesta ordem. Cada linha desempata as de cima.',
    parts: [
      { name: 'Sequência', words: 'A maior série de dias seguidos com todos os 42 itens mintados.' },
      { name: 'Dias completos', words: 'O número de dias com todos os 42 itens mintados.' },
      { name: 'Itens', words: 'O número de itens diferentes, entre os 42.' },
      { name: 'Mints', words: 'O número total de mints em todos os dias.' },
      { name: 'Quem termina antes', words: 'O dia do seu último mint na temporada. Quanto antes, melhor.' },
    ],
  },
  ties: {
    title: 'Empates',
    words: [
      'Jogadores com o mesmo resultado dividem uma posição, e o resultado seguinte fica com a posição seguinte: 1, 1, 2. Jogadores empatados aparecem em ordem de endereço.',
      'Jogadores que dividem uma posição dividem também a patente dela, mesmo que a patente tenha limite de vagas.',
    ],
  },
  caps: {
    title: 'Várias carteiras',
    intro:
      'Uma pessoa pode usar muitas carteiras, e a blockchain não tem como saber. As patentes são feitas para que isso renda pouco.',
    doTitle: 'O que o limite de vagas evita',
    does: [
      'O limite conta resultados, não carteiras. Dez mil carteiras com o mesmo resultado dividem uma posição e não empurram ninguém para baixo.',
      'As patentes mais baixas não têm limite. Todos que cumprem a regra ficam com elas.',
      'Um resultado perfeito sempre fica em primeiro. Complete todos os dias e a posição 1 é sua, não importa o que os outros façam.',
    ],
    cannotTitle: 'O que o limite de vagas não evita',
    cannot: [
      'Carteiras com resultados um pouco diferentes ocupam uma posição cada. Elas podem encher uma patente com limite antes de jogadores com resultados piores.',
      'O site não distingue uma pessoa de um script. Os limites de mint atrasam grandes grupos de carteiras, mas não os impedem. Antes que uma patente renda algo de valor, a equipe examina a lista em busca de grupos assim.',
    ],
  },
  names: {
    title: 'Nomes',
    words: [
      'Os jogadores aparecem por endereço de carteira. Um nome só aparece depois que o jogador o assina, e assinar um nome vazio o remove. Não guardamos mais nada sobre um jogador.',
      'Depois de mintar em uma temporada, você pode assinar um nome. Um nome tem de 3 a 24 letras ou dígitos de um só sistema de escrita. Links, imitações de outros nomes e palavras ofensivas são rejeitados. O que escapar, a equipe oculta.',
    ],
    action: 'Definir seu nome',
  },
  badge: {
    title: 'Uma insígnia por temporada',
    words: 'Suas luzes mostram a patente: uma a mais a cada degrau. As marcas na borda são exclusivas da temporada.',
  },
}
