import { network } from '../../network.ts'
import type { Translation } from '../../translation.ts'
import type * as english from '../../wallet.ts'

export const walletWords: Translation<typeof english.walletWords> = {
  connect: 'Подключить кошелёк',
  opening: 'Открываем…',
  reconnecting: 'Переподключаем…',
  account: 'Ваш кошелёк',
  networks: 'Сеть',
  browserWallet: 'Браузерный кошелёк',
  walletConnect: 'WalletConnect',
  guest: {
    name: 'Гостевой кошелёк (только тестнет)',
    badge: 'Гость',
  },
  wrongChain: {
    notice: `Ваш кошелёк в другой сети. Минтить всё равно можно: для минта нужна только подпись. Переключите его на ${network.testnet.name}, чтобы видеть в нём свои аватары.`,
    switch: 'Сменить сеть',
    switching: 'Проверьте кошелёк…',
    switched: `Теперь ваш кошелёк в сети ${network.testnet.name}.`,
  },
  copy: 'Копировать',
  copied: 'Скопировано.',
  copyFailed: 'Браузер запретил копирование. Выделите текст и скопируйте его вручную.',
  close: 'Закрыть',
  unavailable: {
    notice: 'Не удалось загрузить функции кошелька. Остальная часть страницы работает.',
    retry: 'Повторить',
  },
}

export const walletErrors: Translation<typeof english.walletErrors> = {
  rejected: 'Вы отклонили запрос в кошельке. Ничего не изменилось.',
  pending: 'В кошельке есть открытый запрос. Сначала ответьте на него.',
  noChains: 'В вашем кошельке нет сетей, которые поддерживает этот сайт. Добавьте тестнет и повторите попытку.',
  unknownChain: `В вашем кошельке нет сети ${network.testnet.name}. Добавьте её и повторите попытку.`,
  walletConnectMissing: 'На этом сайте не настроен WalletConnect. Используйте браузерный кошелёк или гостевой кошелёк.',
  connectorMissing: 'Кошелька, который вы использовали раньше, больше нет в этом браузере. Подключите другой.',
  providerMissing: 'В этом браузере не найдено кошельков. Установите кошелёк или используйте гостевой.',
  guestChain: 'Гостевой кошелёк работает только в тестнете.',
  unauthorized: 'Кошелёк не дал доступа к этому аккаунту. Подключите его снова.',
  disconnected: 'Кошелёк больше не подключён. Подключите его снова.',
  insufficientFunds: 'На этом аккаунте недостаточно средств. Сам минт бесплатный.',
  timeout: 'Кошелёк не ответил вовремя. Повторите попытку.',
  unknown: 'Кошелёк сообщил о проблеме. Повторите попытку или переподключите его.',
}

export const addNetworkWords: Translation<typeof english.addNetworkWords> = {
  open: 'Добавить сеть',
  title: network.testnet.name,
  intro: 'Добавьте сеть в кошелёк автоматически или скопируйте её настройки вручную.',
  add: 'Добавить в мой кошелёк',
  added: `Сеть ${network.testnet.name} добавлена в ваш кошелёк.`,
  needsWallet: 'Подключите кошелёк, чтобы добавить сеть автоматически.',
  chainId: 'ID сети',
  chainName: 'Название сети',
  rpcUrl: 'RPC URL',
  currency: 'Символ валюты',
  explorer: 'Обозреватель блоков',
}
