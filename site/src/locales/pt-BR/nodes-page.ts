import { brand } from '../../brand.ts'
import type * as english from '../../nodes-page.ts'
import type { Translation } from '../../translation.ts'

export const nodesLanding: Translation<typeof english.nodesLanding> = {
  hero: {
    caption: 'Sentry Nodes',
    title: 'Comece a receber recompensas em menos de um minuto',
    subtitle: `Sentry Nodes da ${brand.name} já disponíveis`,
    body: 'Os Sentry Nodes rodam em qualquer máquina e podem ser configurados em instâncias na nuvem',
  },
  film: {
    title: 'Um Sentry Node em ação',
    captionsLabel: 'Português',
    play: 'Ver o filme',
    playAgain: 'Ver o filme de novo',
    soundHint: 'Clique para ouvir o som',
    transcriptTitle: 'Transcrição do filme',
    transcript: [
      'Um zumbido grave de máquina. Uma grande roda de latão leva blocos de aço em volta de um núcleo em chamas, um passo a cada tique do escapo. Na tela: “O rollup: todo bloco chega como proposta. E tem que ser conferido.”',
      'Mais perto, mais escuro. Bloco após bloco passa sem ninguém olhar. Na tela: “O dilema do verificador: conferir custa. Quase nunca aparece erro. E quem fica de vigia?”',
      'O som cresce. Atrás da roda, um instrumento desperta: sua íris se abre, uma luz vermelha a preenche, e ele se volta para os blocos. Na tela: “Sentry Nodes vigiam cada resultado.”',
      'A roda traz um bloco torto; suas bordas ardem em vermelho. O tique-taque para. Na tela: “Desacordo: chega um bloco incorreto.”',
      'Uma trompa suave soa três vezes. O olho do node se inflama, e as lâmpadas em volta da roda respondem, uma após a outra. Na tela: “Alarme: o node soa o alarme.” O bloco é retirado, e um bloco honesto toma seu lugar. Na tela: “Outros entram em cena.”',
      'O tique-taque recomeça, e um acorde caloroso se resolve. A roda inteira gira na luz. Na tela: “Resolvido: o estado honesto prevalece. Operadores recebem recompensas da rede por vigiar.”',
      `Um sino. Na tela: “${brand.name}: rode um Sentry Node.”`,
    ],
  },
  poweredBy: 'Com tecnologia de',
  benefits: {
    title: `Por que ser operador de node no ecossistema da ${brand.name}?`,
    list: [
      {
        title: 'Praticidade',
        body: 'Coloque um Sentry Node para rodar em menos de 60 segundos, em qualquer computador velho.',
      },
      {
        title: 'Recompensas',
        body: `Abra caminho para receber recompensas por contribuir com a rede ${brand.name}.`,
      },
      {
        title: 'Exclusividade',
        body: 'Os nodes são limitados. Quando a rede cresce, crescem também as oportunidades para os poucos escolhidos.',
      },
    ],
  },
  resources: {
    title: 'Recursos',
    body: 'Ficou com alguma dúvida? Fale conosco nas redes sociais ou leia nosso {docs}.',
    docs: 'GitBook',
    buttons: [{ label: 'Discord' }, { label: 'Telegram' }, { label: 'GitBook' }],
  },
}

export const nodesGuide: Translation<typeof english.nodesGuide> = {
  chapters: {
    title: 'Nesta página',
    list: [
      { id: 'all-downloads', label: 'Todos os downloads' },
      { id: 'what-it-does', label: 'O que ele faz' },
      { id: 'what-it-needs', label: 'Do que ele precisa' },
      { id: 'in-the-cloud', label: 'Na nuvem' },
      { id: 'keys-and-rewards', label: 'Chaves e recompensas' },
      { id: 'questions', label: 'Perguntas' },
    ],
  },
  watch: {
    title: 'O que o node faz o dia todo',
    subtitle: 'Ele confere o que todo mundo aceita sem conferir',
    body: `A ${brand.name} é um rollup: trabalha fora da blockchain base e informa o resultado. Alguém precisa conferir esse resultado.`,
    steps: [
      {
        title: 'Proposta',
        drawing:
          'Transações se juntam em um bloco. Nove pontos em sua face mostram o estado que ele declara, e ele parte por um trilho.',
        body: `Um validador agrupa as transações mais recentes e propõe o estado da rede depois delas. A proposta é publicada na ${brand.rollupName}, onde fica à espera.`,
      },
      {
        title: 'Asserção',
        drawing:
          'Sob o olhar de um Sentry Node, o bloco para ao lado do resultado do próprio node. Um sinal de igual aparece entre os dois padrões; com outro bloco, o sinal aparece riscado.',
        body: 'Seu node reexecuta as mesmas transações e calcula o estado por conta própria. Se os dois coincidem, ele assina uma asserção que atesta isso e segue vigiando.',
      },
      {
        title: 'Contestação',
        drawing:
          'Antes da finalização há um portão. O bloco que coincidiu passa. Para o que não coincidiu, três lâmpadas se acendem, o portão continua fechado e o bloco é riscado.',
        body: 'Se não coincidem, o node dispara o alarme com as provas anexadas, enquanto a proposta ainda está à espera. Qualquer um que tenha stake pode então contestá-la, e o bloco errado nunca se torna final.',
      },
    ],
    pauseFigure: 'Pausar o desenho',
    playFigure: 'Reproduzir o desenho',
    dilemma: {
      title: 'O dilema do verificador',
      body: 'Um sistema que nunca falha não dá a ninguém motivo para conferi-lo, e um sistema que ninguém confere vai falhar. Pagar só pelos erros flagrados piora tudo: quanto melhor o sistema funciona, menos ganham os seus guardas. Os Sentry Nodes são recompensados por conferir, haja ou não algo a encontrar, e assim a guarda se mantém também nos dias calmos.',
      chart: {
        label:
          'Um gráfico. Quanto mais à direita, melhor a rede funciona. O pagamento por erro flagrado cai abaixo do custo de conferir; desse ponto em diante, ninguém confere. O pagamento pela vigília se mantém estável, acima do custo.',
        progress: 'Quanto melhor a rede funciona',
        perCatch: 'Pago por flagrante',
        perWatch: 'Pago pela vigília',
        cost: 'Quanto custa conferir',
        gap: 'Ninguém confere',
      },
    },
  },
  requirements: {
    title: 'Do que ele precisa',
    body: 'Menos do que um jogo. O node compara resultados; não armazena a blockchain, não minera e não usa a placa de vídeo.',
    columns: { part: 'Componente', least: 'No mínimo', better: 'Com folga' },
    rows: [
      { part: 'Processador', least: '1 núcleo, 64 bits', better: '2 núcleos' },
      { part: 'Memória', least: '2 GB', better: '4 GB' },
      { part: 'Disco', least: '2 GB livres', better: '10 GB livres' },
      { part: 'Conexão', least: '2 Mbps', better: '10 Mbps, ligada o dia todo' },
      { part: 'Sistema', least: 'Windows 10, macOS 12 ou Linux, 64 bits', better: 'O mesmo, sempre atualizado' },
    ],
  },
  cloud: {
    title: 'Na nuvem, pela linha de comando',
    body: 'Qualquer instância pequena de Linux serve. Três passos, e ela vigia enquanto a sua máquina dorme.',
    steps: [
      {
        title: 'Baixe, verifique, descompacte',
        body: 'A segunda linha precisa exibir OK antes que você execute a terceira. Se ela só exibir um hash, compare-o com o da página da versão.',
      },
      {
        title: 'Inicie uma vez à mão',
        body: 'A primeira inicialização cria um endereço de operador e o exibe. Atribua sua Sentry Key a esse endereço; a chave em si nunca precisa sair da sua carteira.',
      },
      {
        title: 'Mantenha rodando',
        body: 'Um serviço inicia o node junto com a máquina e o reinicia sempre que ele para, na sua própria conta de usuário. A última linha mostra o que ele está fazendo; Ctrl+C sai do log, não do node.',
      },
    ],
    terminal: 'Terminal',
    copy: 'Copiar',
    copied: 'Copiado',
    copyByHand: 'Selecionado. Pressione Ctrl+C ou ⌘C para copiar.',
  },
  keys: {
    title: 'Chaves e recompensas',
    body: 'Qualquer pessoa pode rodar o software e vigiar. Para fazer stake, e para ganhar Recompensas da Rede pela vigília, o node precisa de uma Sentry Key.',
    points: [
      {
        title: 'Uma chave, um node',
        body: 'Uma Sentry Key é uma chave de upgrade em forma de NFT. Cada node que ganha recompensas precisa da sua; dez nodes precisam de dez chaves.',
      },
      {
        title: 'Intransferível',
        body: 'A chave fica com a carteira que a comprou. Não pode ser vendida, emprestada nem movida; por isso, leia o acordo antes de comprar uma.',
      },
      {
        title: 'As recompensas seguem a vigília',
        body: 'As Recompensas da Rede se acumulam nas chaves cujos nodes enviam asserções corretas. Não são salário nem retorno sobre o preço da chave, e ninguém pode prometer de quanto serão.',
      },
      {
        title: 'Verificação antes do pagamento',
        body: 'Antes que as recompensas possam ser resgatadas, a identidade do titular é verificada. Operadores precisam ter pelo menos 18 anos, não podem ser pessoas dos EUA (“U.S. persons”) e não podem morar em uma região restrita.',
      },
    ],
    agreement: 'Ler o acordo',
  },
  questions: {
    title: 'Perguntas frequentes',
    list: [
      {
        question: 'Posso rodar um node sem uma Sentry Key?',
        answer:
          'Pode. Ele vigia e dispara alarmes como qualquer outro. Só não pode fazer stake e não ganha Recompensas da Rede.',
      },
      {
        question: 'Meu computador precisa ficar ligado o tempo todo?',
        answer:
          'O node só vigia enquanto roda. Você pode desligá-lo e ligá-lo de novo sem penalidade, mas ele perde o que acontece nesse meio-tempo. Uma instância na nuvem é o que perde menos.',
      },
      {
        question: 'Vários nodes podem dividir a mesma máquina?',
        answer: 'Podem. Cada node que ganha recompensas ainda precisa da própria chave.',
      },
      {
        question: 'Por que o botão do Windows aparece no meu Mac?',
        answer:
          'Muitos operadores baixam em uma máquina e instalam em outra. A versão para macOS vem primeiro, e todas estão na tabela de todos os downloads.',
      },
      {
        question: 'Eu uso Linux. Onde está o meu download?',
        answer:
          'Na tabela de todos os downloads: o cliente para desktop como AppImage e o node de linha de comando como arquivo compactado.',
      },
      {
        question: 'O que acontece quando meu node encontra um bloco errado?',
        answer:
          'Ele dispara um alarme com as provas anexadas. Você não precisa fazer nada. Quem tem stake no rollup precisa, e tem tempo para isso, porque uma proposta contestada não pode se tornar final.',
      },
      {
        question: 'Onde estão as regras?',
        answer: 'No Acordo de Software do Sentry Node, com link no rodapé de todas as páginas.',
      },
    ],
  },
}
