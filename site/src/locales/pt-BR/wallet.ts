import { network } from '../../network.ts'
import type { Translation } from '../../translation.ts'
import type * as english from '../../wallet.ts'

export const walletWords: Translation<typeof english.walletWords> = {
  connect: 'Conectar carteira',
  opening: 'Abrindo…',
  reconnecting: 'Reconectando…',
  account: 'Sua carteira',
  networks: 'Rede',
  browserWallet: 'Carteira do navegador',
  walletConnect: 'WalletConnect',
  guest: {
    name: 'Carteira de visitante (só na testnet)',
    badge: 'Visitante',
  },
  wrongChain: {
    notice: `Sua carteira está em outra rede. Mesmo assim você pode mintar, porque o mint só precisa de uma assinatura. Mude para ${network.testnet.name} para ver suas imagens na carteira.`,
    switch: 'Mudar de rede',
    switching: 'Confira sua carteira…',
    switched: `Sua carteira agora está na ${network.testnet.name}.`,
  },
  copy: 'Copiar',
  copied: 'Copiado.',
  copyFailed: 'Seu navegador bloqueou a cópia. Selecione o texto e copie à mão.',
  close: 'Fechar',
  unavailable: {
    notice: 'Não foi possível carregar os recursos de carteira. O resto da página continua funcionando.',
    retry: 'Tentar novamente',
  },
}

export const walletErrors: Translation<typeof english.walletErrors> = {
  rejected: 'Você recusou o pedido na sua carteira. Nada mudou.',
  pending: 'Sua carteira tem um pedido em aberto. Responda a ele primeiro.',
  noChains: 'Sua carteira não tem nenhuma rede que este site aceite. Adicione a testnet e tente novamente.',
  unknownChain: `Sua carteira não tem a ${network.testnet.name}. Adicione a rede e tente novamente.`,
  walletConnectMissing:
    'O WalletConnect não está configurado neste site. Use uma carteira do navegador ou a carteira de visitante.',
  connectorMissing: 'A carteira que você usou antes não está mais neste navegador. Conecte outra.',
  providerMissing: 'Nenhuma carteira foi encontrada neste navegador. Instale uma ou use a carteira de visitante.',
  guestChain: 'A carteira de visitante só funciona na testnet.',
  unauthorized: 'Sua carteira não deu acesso a esta conta. Conecte-a de novo.',
  disconnected: 'Sua carteira não está mais conectada. Conecte-a de novo.',
  insufficientFunds: 'Esta conta não tem saldo suficiente para isso. O mint em si é gratuito.',
  timeout: 'Sua carteira não respondeu a tempo. Tente novamente.',
  unknown: 'Sua carteira relatou um problema. Tente novamente ou reconecte-a.',
}

export const addNetworkWords: Translation<typeof english.addNetworkWords> = {
  open: 'Adicionar rede',
  title: network.testnet.name,
  intro: 'Adicione a rede à sua carteira automaticamente ou copie as configurações à mão.',
  add: 'Adicionar à minha carteira',
  added: `A ${network.testnet.name} foi adicionada à sua carteira.`,
  needsWallet: 'Conecte uma carteira para adicionar a rede automaticamente.',
  chainId: 'ID da rede',
  chainName: 'Nome da rede',
  rpcUrl: 'URL do RPC',
  currency: 'Símbolo da moeda',
  explorer: 'Explorador de blocos',
}
