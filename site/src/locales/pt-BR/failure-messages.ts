import type * as english from '../../failure-messages.ts'
import { network } from '../../network.ts'
import type { Translation } from '../../translation.ts'

const currency = network.testnet.nativeCurrency.name

export const failures: Translation<typeof english.failures> = {
  SIGNATURE_INVALID: 'A assinatura não corresponde a esta carteira. Assine a mensagem de novo.',
  SIGN_IN_REQUIRED: 'Conecte sua conta social primeiro e depois minte de novo.',
  SIGN_IN_UNAVAILABLE:
    'O X não está respondendo, então não conseguimos verificar sua conta. Tente novamente em alguns minutos.',
  SOCIAL_ACCOUNT_USED: 'Sua conta social já mintou para outra carteira hoje. Use aquela carteira ou volte amanhã.',
  PROOF_REQUIRED: 'Antes, seu navegador precisa resolver um pequeno desafio. Recarregue a página e tente novamente.',
  MINT_CLOSED: 'O mint está fechado no momento.',
  MINT_NOT_STARTED: 'O mint ainda não começou.',
  RECEIVER_REFUSED: 'Sua carteira é um contrato que se recusou a receber este item.',
  ALREADY_MINTED: 'Você já mintou este item hoje. Volte amanhã.',
  DAY_OVER:
    'O dia terminou antes que seu mint fosse confirmado, então o item não foi mintado. Minte de novo no novo dia.',
  BUDGET_SPENT: 'Os mints gratuitos de hoje acabaram. Haverá mais quando o próximo dia de mint começar.',
  BUDGET_SPENT_FOR_NEW:
    'Os mints gratuitos de hoje para carteiras novas acabaram. Haverá mais quando o próximo dia de mint começar.',
  BUDGET_SPENT_FOR_SOURCE:
    'Sua conexão já usou os mints gratuitos dela hoje. Haverá mais quando o próximo dia de mint começar.',
  QUEUE_FULL: 'Há gente demais mintando agora. Tente novamente em um minuto.',
  RELAYER_UNAVAILABLE: 'O mint está temporariamente indisponível. Tente novamente em alguns minutos.',
  STILL_PENDING:
    'Seu mint ainda está sendo processado e está demorando mais do que o normal. Você pode fechar esta página e verificar de novo em um minuto.',
  RESTARTING: 'O serviço está reiniciando. Seu mint continua; verifique de novo em alguns segundos.',
  CHAIN_RESET: 'A testnet foi reiniciada, e este mint se perdeu. Minte de novo.',
  TRANSACTION_FAILED: 'A rede rejeitou o mint. Tente novamente em instantes.',

  ALREADY_GIVEN: `Esta carteira já recebeu seu ${currency} de teste de hoje. Volte amanhã.`,
  ALREADY_FUNDED: 'Esta carteira já tem saldo suficiente para começar. A faucet é para carteiras que têm menos.',
  NETWORK_SHARE_GIVEN: `Sua conexão com a internet atingiu o limite de ${currency} de teste de hoje. Volte amanhã.`,
  DAY_SPENT: `A faucet já distribuiu todo o ${currency} de teste de hoje. Volte amanhã.`,
  FAUCET_LOW: 'A faucet está vazia e precisa ser reabastecida. Tente novamente mais tarde.',
  FAUCET_BUSY: 'A faucet está ocupada. Tente novamente em alguns segundos.',
  FAUCET_UNAVAILABLE: 'A faucet não consegue acessar a rede. Tente novamente em instantes.',
  TRANSFER_REFUSED: `Este endereço é um contrato que rejeita ${currency}.`,

  SIGN_IN_NOT_OFFERED: 'O login não está disponível neste site.',
  SIGN_IN_DENIED: 'Você recusou o login. Nada foi compartilhado conosco.',
  SIGN_IN_STATE: 'Este login não foi iniciado nesta aba. Inicie-o de novo na página de mint.',
  SIGN_IN_EXPIRED: 'O login expirou ou já foi usado. Inicie-o de novo na página de mint.',
  SIGN_IN_ENDED: 'Seu login expirou. Faça login de novo.',
  SIGN_IN_BUSY: 'O X está limitando nossas solicitações. Tente novamente em alguns minutos.',
  SIGN_IN_MISCONFIGURED:
    'O X rejeitou as configurações de login deste site. O problema é nosso; tente novamente mais tarde.',

  UNKNOWN_QUEST: 'Esta missão não existe.',
  QUEST_KEY_WRONG: 'Não foi possível verificar esta missão: a plataforma não enviou a chave certa.',
  MINT_INDEX_UNAVAILABLE:
    'A blockchain ainda está sendo indexada, então ainda não podemos verificar isso. Tente novamente em {wait}; nada se perdeu.',
  NO_WALLET_LINKED:
    'Nenhuma carteira está vinculada à sua conta naquela plataforma. Vincule a carteira com que você minta e tente novamente.',
  ACCOUNT_CONNECTED_ELSEWHERE: 'Esta conta já está vinculada a outra carteira.',
  WALLET_HAS_ACCOUNT: 'Outra conta já está vinculada a esta carteira.',
  ACCOUNT_RESERVED:
    'Esta carteira ou conta já esteve vinculada a outra nesta temporada. Até o fim da temporada, só pode ser vinculada de novo àquela.',
  ACCOUNT_NOT_CONNECTED: 'Esta carteira e esta conta não estão vinculadas.',
  SIGNED_OUTDATED:
    'Esta assinatura é antiga demais, ou você assinou uma mensagem mais recente desde então. Assine de novo.',

  UNKNOWN_SEASON: 'Esta temporada não existe.',
  NAME_REFUSED:
    'Este nome não é permitido. Use de 3 a 24 letras ou dígitos de um só sistema de escrita, com espaços ou hifens simples entre eles. Links, palavras ofensivas e nomes que afirmam falar por nós são rejeitados.',
  NAME_TAKEN: 'Outro jogador já usa este nome ou um parecido.',
  NAME_WITHOUT_MINT:
    'Minte um item com esta carteira primeiro. Você pode assinar um nome quando a carteira estiver no ranking.',
  NAME_HIDDEN: 'A equipe ocultou o nome desta carteira. Fale conosco se foi um engano.',
  NAME_OUTDATED:
    'Esta assinatura é antiga demais, ou você assinou uma mensagem mais recente desde então. Assine de novo.',

  FORM_NOT_FOUND: 'Este formulário não existe.',
  FORM_PROOF_REQUIRED:
    'Estamos recebendo muitas mensagens hoje, então seu navegador precisa resolver um pequeno desafio antes. Sua mensagem não foi enviada. Ative o JavaScript, recarregue a página e envie de novo, ou espere até amanhã.',
  NO_FILE_UPLOADS: 'O envio de arquivos não é aceito.',
  UNREADABLE: 'Não foi possível ler o formulário.',
  DAY_FULL: 'Recebemos mensagens demais hoje, então a sua não foi salva. Envie de novo amanhã.',
  FULL: 'Nossa caixa de entrada está cheia, então sua mensagem não foi salva. Mande um e-mail ou envie de novo outro dia.',
  UNAVAILABLE: 'Não foi possível salvar sua mensagem. Envie de novo em um minuto.',

  BUSY: 'Há imagens demais sendo geradas. Tente novamente em instantes.',
  CHAIN_SILENT: 'A blockchain não está respondendo. Tente novamente em instantes.',
  UNKNOWN_TOKEN: 'A coleção não tem um token com este ID.',
  RELEASE_UNKNOWN: 'A versão mais recente ainda não é conhecida. Tente novamente em um minuto.',

  BAD_REQUEST: 'Não foi possível ler a solicitação.',
  MALFORMED: 'A solicitação é inválida: {details}.',
  NOT_FOUND: 'Não há nada neste endereço.',
  REQUEST_TIMEOUT: 'A solicitação demorou demais para chegar.',
  TOO_LARGE: 'A solicitação é grande demais.',
  UNSUPPORTED_CONTENT: 'Este tipo de conteúdo não é aceito.',
  TOO_MANY_REQUESTS: 'Há solicitações demais vindas da sua conexão. Tente novamente em {wait}.',
  TOO_MANY_STREAMS:
    'Há conexões ao vivo demais abertas a partir da sua rede. Feche as outras abas deste site e recarregue a página.',
  HEADERS_TOO_LARGE: 'Os cabeçalhos da solicitação são grandes demais.',
  INTERNAL: 'Algo deu errado do nosso lado. Tente novamente em instantes.',
  OVERLOADED: 'O site está muito ocupado. Tente novamente em alguns segundos.',
}
