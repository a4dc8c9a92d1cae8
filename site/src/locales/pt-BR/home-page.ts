import { brand } from '../../brand.ts'
import type * as english from '../../home-page.ts'
import { network } from '../../network.ts'
import type { Translation } from '../../translation.ts'

export const hero: Translation<typeof english.hero> = {
  caption: `Layer 3 sobre ${brand.rollupName} sobre ${brand.baseChainName}`,
  headline: 'Jogos em blockchain feitos para todo mundo',
  subheader: 'A primeira Layer 3 para jogos AAA',
  body: `Ganhou uma espada, ela é sua: para guardar, emprestar ou vender a um desconhecido a três continentes de distância. A ${brand.name} dá a cada item do jogo um dono em uma blockchain pública e tira carteiras, gás e assinaturas do caminho de quem joga.`,
  investors: {
    title: 'Com o apoio de',
    pause: 'Pausar os logos',
    play: 'Reproduzir os logos',
  },
}

export const node: Translation<typeof english.node> = {
  title: `Rode um ${brand.nodeName}`,
  subtitle: 'Torne-se operador de node e receba recompensas da rede',
  body: `O ${brand.nodeName} é um node de observação que monitora o protocolo de rollup da ${brand.name}. Se um bloco incorreto for proposto, ele dispara um alarme para que outros possam intervir.`,
  dilemma: `Enquanto todo bloco é honesto, ninguém é pago para conferir. Então ninguém confere, e o primeiro bloco desonesto passa. Esse é o dilema do verificador. Os ${brand.nodeName}s o resolvem recompensando a própria vigília, e não só o flagrante.`,
  more: `Como funciona um ${brand.nodeName}`,
  image: {
    alt: `Um ${brand.nodeName} desenhado como instrumento: uma íris de latão sobre uma base pesada, com uma luz vermelha ardendo dentro dela.`,
  },
}

export const ownership: Translation<typeof english.ownership> = {
  title: 'Seu de verdade',
  caption: 'Para quem joga',
  subtitle: 'Vinte anos de loot, e nada daquilo era seu',
  body: `Na maioria dos jogos, um drop raro é uma linha no banco de dados de outra pessoa. Na ${brand.name}, é um token na sua conta, e o jogo é um dos lugares onde você pode usá-lo.`,
  promises: [
    {
      title: 'O registro é público',
      body: 'O dono de cada item está escrito em uma blockchain que qualquer um pode ler e nenhum estúdio pode editar. Um patch pode mudar o que o seu machado faz. Não pode mudar de quem ele é.',
    },
    {
      title: 'A carteira é opcional',
      body: 'Primeiro, você joga. Não há seed phrase antes do tutorial nem gás para comprar antes da primeira luta. Traga uma carteira quando quiser; quem nunca quiser não perde nada.',
    },
    {
      title: 'A saída está aberta',
      body: 'Negocie dentro do jogo, com um amigo ou em qualquer mercado que fale o mesmo padrão de token. Se você parar de jogar, o que conquistou vai com você.',
    },
  ],
  comparison: {
    title: 'O mesmo item, dois jeitos de ser dono',
    question: 'O que acontece quando',
    before: 'Na maioria dos jogos',
    after: `Na ${brand.name}`,
    rows: [
      {
        question: 'você ganha o item',
        before: 'O banco de dados da publisher recebe mais uma linha',
        after: 'A sua conta recebe um token',
      },
      {
        question: 'você vende o item',
        before: 'Os termos de uso proíbem, ou tomam o item de volta',
        after: 'Ele vai para o comprador, e o pagamento, para você',
      },
      {
        question: 'os servidores fecham',
        before: 'Ele some',
        after: 'Ele continua na sua conta, legível para qualquer jogo que o queira',
      },
      {
        question: 'você começa a jogar',
        before: 'Você cria uma conta',
        after: 'Você cria uma conta. Mais nada',
      },
    ],
  },
}

export const technology: Translation<typeof english.technology> = {
  title: 'Tecnologia',
  caption: 'Órbitas dentro de órbitas',
  body: `Três camadas, cada uma dedicada ao que faz de melhor. Os jogos rodam na ${brand.name}. A ${brand.name} liquida na ${brand.rollupName}. A segurança da ${brand.rollupName} vem da ${brand.baseChainName}. Quem joga não vê nada disso, e a ideia é essa.`,
  layers: [
    {
      title: `Layer 3: ${brand.name}`,
      subTitle: 'Processamento paralelo, escalabilidade, eficiência, custo menor',
      description:
        'Os jogos rodam lado a lado, em vez de fazer fila um atrás do outro. O fim de semana de lançamento de um mundo não atrasa uma partida em outro, os blocos levam ações de jogo e quase mais nada, e o custo de uma ação cai tanto que um estúdio pode pagar por ela e esquecer o assunto.',
      image: { alt: 'O topo da máquina: uma esfera em chamas dentro de suas órbitas.' },
    },
    {
      title: `Layer 2: ${brand.rollupName}`,
      subTitle: 'Processamento off-chain, custo menor, velocidade maior',
      description:
        'As transações são executadas fora da blockchain base e publicadas nela em lotes comprimidos. Milhares dividem o preço de uma só, e a resposta chega em instantes, não em minutos.',
      image: { alt: 'O meio da máquina: um mostrador de latão gravado, com suas engrenagens.' },
    },
    {
      title: `Layer 1: ${brand.baseChainName}`,
      subTitle: 'Segurança e descentralização',
      description:
        'O registro definitivo fica com validadores independentes espalhados pelo mundo. O que é liquidado aqui, ninguém reescreve: nem nós, nem um estúdio, nem um governo sozinho.',
      image: { alt: 'A base da máquina: uma roda dentada larga e escura que sustenta o resto.' },
    },
  ],
}

export const foundation: Translation<typeof english.foundation> = {
  title: `Fundação ${brand.name}`,
  caption: 'Zelo',
  subtitle: 'Alguém precisa dar corda na máquina sem ser dono dos planetas',
  body: `A Fundação ${brand.name} cuida do protocolo para que os estúdios possam contar com ele por mais tempo do que dura o roadmap de qualquer empresa. Ela publica o código, financia as ferramentas que faltam aos jogos e prepara o dia em que não será mais necessária.`,
  duties: [
    {
      title: 'Manter tudo aberto',
      body: 'O software do node e suas versões são públicos, com hashes que qualquer um pode verificar. Um estúdio pode ler cada linha em que sua economia vai se apoiar antes de escrever a primeira.',
    },
    {
      title: 'Pagar pelo que falta',
      body: 'Os grants vão para trabalhos de que mais de um jogo precisa: plug-ins de engine, padrões de itens, indexadores, auditorias. Cada grant é anunciado com o que foi prometido e, depois, com o que foi entregue.',
    },
    {
      title: 'Abrir mão de propósito',
      body: 'As decisões passam da Fundação para as pessoas que operam a rede, um poder de cada vez, em público e em uma ordem escrita de antemão.',
    },
  ],
  limit:
    'A Fundação não tem a guarda dos itens dos jogadores, não pode movê-los e não fica com nenhuma parte do que rendem na venda.',
}

export const contributor: Translation<typeof english.contributor> = {
  title: 'Contribuidores Genesis',
  caption: 'Antes do bloco um',
  subtitle: 'Toda blockchain tem um primeiro bloco. Houve quem chegasse antes dele',
  body: `Os contribuidores Genesis constroem na ${brand.name}, ou ficam de guarda nela, enquanto ainda está inacabada: quando a documentação é escassa, a testnet reinicia sem aviso e um relato de bug vale mais do que um comunicado à imprensa. Pretendemos lembrar quem foram.`,
  tracks: [
    {
      title: 'Builders',
      who: 'Estúdios, modders e criadores de ferramentas que fazem deploy com a tinta ainda fresca.',
      counts: [
        'Um jogo, um modo ou uma ferramenta que rode na testnet',
        'Uma mudança aceita no node, em um plug-in de engine ou na documentação',
        'Um relato que levou a uma correção, sobretudo de segurança',
      ],
    },
    {
      title: 'Operadores de node',
      who: 'Pessoas que rodam um Sentry Node antes que a rede tenha muito o que vigiar.',
      counts: [
        'Um node que se manteve de guarda durante a testnet',
        'Um alarme disparado em uma simulação, com as provas anexadas',
        'Um guia que ajudou outra pessoa a configurar o próprio node',
      ],
    },
  ],
  honors: {
    title: 'O que isso traz',
    items: [
      'Seu nome, ou o do seu estúdio, no registro gênese da rede principal',
      'Um cargo Genesis permanente na comunidade, que nunca estará à venda',
      'Uma linha direta com os engenheiros que escrevem o protocolo',
      'Os primeiros lugares quando abrir uma nova testnet ou um novo plug-in de engine',
    ],
  },
  callToAction: 'Conte o que você está construindo',
}

export const league: Translation<typeof english.league> = {
  title: brand.leagueName,
  caption: 'Em todos os jogos',
  body: `A ${brand.leagueName} é a principal liga de jogos da ${brand.name}. Não há formulário de inscrição nem taxa de entrada: quem desbloqueia conquistas de elite nos jogos da rede vira Vanguard e leva o título de um jogo para o outro.`,
  image: {
    alt: 'O troféu Vanguard: órbitas de latão em volta de um núcleo de luz vermelha.',
  },
  carouselLabel: 'Como a liga funciona',
  features: [
    {
      title: 'Entrada automática',
      body: 'Ninguém se inscreve. Alcance uma das conquistas de elite de um jogo e você entra automaticamente: a conquista é o convite.',
    },
    {
      title: 'Em desenvolvimento',
      body: 'A liga está em desenvolvimento. A integração com os jogos é esperada para o lançamento da Layer 3.',
    },
    {
      title: 'Recompensas exclusivas',
      body: 'Membros desbloqueiam recompensas exclusivas: itens, títulos e acessos que se conquistam jogando e não podem ser comprados.',
    },
  ],
}

export const community: Translation<typeof english.community> = {
  title: 'Entre na comunidade',
  caption: 'Aberta a todos',
  subtitle: `Prepare-se para subir de nível com a ${network.chainName}`,
  body: `A ${brand.name} é a primeira Layer 3 para jogos AAA, e está sendo construída às claras. Pergunte aos engenheiros o que eles quebraram esta semana, pegue uma missão, encontre mais três para uma raid ou mostre o jogo que você está fazendo.`,
  buildWithUs: 'Construa conosco',
  socialTitle: 'Onde nos encontrar',
  social: [
    { label: 'X', purpose: 'As notícias, primeiro' },
    { label: 'Discord', purpose: 'Fale conosco e com a comunidade' },
    { label: 'Telegram', purpose: 'Anúncios e conversa' },
    { label: 'Zealy', purpose: 'Missões diárias' },
    { label: 'Galxe', purpose: 'Campanhas e insígnias' },
  ],
}
