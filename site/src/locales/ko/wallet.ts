import { network } from '../../network.ts'
import type { Translation } from '../../translation.ts'
import type * as english from '../../wallet.ts'

export const walletWords: Translation<typeof english.walletWords> = {
  connect: '지갑 연결',
  opening: '여는 중…',
  reconnecting: '다시 연결하는 중…',
  account: '내 지갑',
  networks: '네트워크',
  browserWallet: '브라우저 지갑',
  walletConnect: 'WalletConnect',
  guest: {
    name: '게스트 지갑(테스트넷 전용)',
    badge: '게스트 지갑',
  },
  wrongChain: {
    notice: `지갑이 다른 네트워크에 있습니다. 민팅에는 서명만 필요하므로 그대로 민팅할 수 있습니다. 지갑에서 PFP를 보려면 ${network.testnet.name} 네트워크로 전환하세요.`,
    switch: '네트워크 전환',
    switching: '지갑을 확인하세요…',
    switched: `이제 지갑이 ${network.testnet.name} 네트워크에 있습니다.`,
  },
  copy: '복사',
  copied: '복사했습니다.',
  copyFailed: '브라우저가 복사를 차단했습니다. 텍스트를 선택해 직접 복사하세요.',
  close: '닫기',
  unavailable: {
    notice: '지갑 기능을 불러오지 못했습니다. 페이지의 나머지 기능은 정상입니다.',
    retry: '다시 시도',
  },
}

export const walletErrors: Translation<typeof english.walletErrors> = {
  rejected: '지갑에서 요청을 거부했습니다. 변경된 것은 없습니다.',
  pending: '지갑에 처리하지 않은 요청이 있습니다. 그 요청에 먼저 응답하세요.',
  noChains: '지갑에 이 사이트가 지원하는 네트워크가 없습니다. 테스트넷을 추가하고 다시 시도하세요.',
  unknownChain: `지갑에 ${network.testnet.name} 네트워크가 없습니다. 네트워크를 추가하고 다시 시도하세요.`,
  walletConnectMissing:
    '이 사이트에는 WalletConnect가 설정되어 있지 않습니다. 브라우저 지갑이나 게스트 지갑을 사용하세요.',
  connectorMissing: '전에 사용한 지갑이 이 브라우저에 더 이상 없습니다. 다른 지갑을 연결하세요.',
  providerMissing: '이 브라우저에서 지갑을 찾지 못했습니다. 지갑을 설치하거나 게스트 지갑을 사용하세요.',
  guestChain: '게스트 지갑은 테스트넷에서만 작동합니다.',
  unauthorized: '지갑이 이 계정에 대한 접근을 허용하지 않았습니다. 다시 연결하세요.',
  disconnected: '지갑 연결이 끊어졌습니다. 다시 연결하세요.',
  insufficientFunds: '이 계정의 잔액이 부족합니다. 민팅 자체는 무료입니다.',
  timeout: '지갑이 제시간에 응답하지 않았습니다. 다시 시도하세요.',
  unknown: '지갑에서 문제가 보고되었습니다. 다시 시도하거나 지갑을 다시 연결하세요.',
}

export const addNetworkWords: Translation<typeof english.addNetworkWords> = {
  open: '네트워크 추가',
  title: network.testnet.name,
  intro: '지갑에 네트워크를 자동으로 추가하거나, 설정을 복사해 직접 추가하세요.',
  add: '내 지갑에 추가',
  added: `지갑에 ${network.testnet.name} 네트워크를 추가했습니다.`,
  needsWallet: '네트워크를 자동으로 추가하려면 지갑을 연결하세요.',
  chainId: '체인 ID',
  chainName: '네트워크 이름',
  rpcUrl: 'RPC URL',
  currency: '통화 기호',
  explorer: '블록 탐색기',
}
