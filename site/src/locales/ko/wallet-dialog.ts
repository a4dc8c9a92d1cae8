import type { Translation } from '../../translation.ts'
import type * as english from '../../wallet-dialog.ts'

export const walletDialog: Translation<typeof english.walletDialog> = {
  back: '모든 지갑으로 돌아가기',
  connect: {
    title: '지갑 연결',
    installed: '이 브라우저에서 찾음',
    scan: '휴대폰 지갑으로 코드 스캔',
    otherDevice: '다른 기기의 지갑 연결',
    embedded: '샌드박스: 이 사이트의 자체 릴레이로 페어링',
    onPhone: '이 휴대폰의 지갑',
    otherWays: '다른 방법',
    lastUsed: '최근 사용',
    promise: '연결하면 주소만 공유됩니다. 서명 전에는 항상 지갑이 먼저 확인을 요청합니다.',
  },
  asking: {
    title: '지갑을 확인하세요',
    body: '이 사이트와 주소를 공유하는 요청을 승인하세요.',
    retry: '다시 시도',
    failedTitle: '연결되지 않음',
  },
  pairing: {
    title: '휴대폰으로 스캔하세요',
    code: '페어링 코드',
    steps: ['휴대폰에서 지갑을 열고 스캐너를 시작하세요.', '이 코드를 스캔하세요.', '연결을 승인하세요.'],
    worksWith: '지원 지갑: {wallets}.',
    embedded:
      '샌드박스에서는 이 사이트의 자체 릴레이로 페어링합니다. 이 릴레이를 쓰는 테스트 지갑만 연결할 수 있으며, 실제 휴대폰의 지갑은 연결할 수 없습니다.',
    preparing: '코드를 만드는 중…',
    copy: '링크 복사',
  },
  opening: {
    title: '지갑에서 계속하세요',
    body: '지갑에서 연결을 승인한 다음 이 페이지로 돌아오세요. 지갑이 열리지 않았다면 아래 버튼을 사용하세요.',
    open: '{wallet} 열기',
    anyWallet: '다른 지갑',
  },
  account: {
    title: '내 지갑',
    by: '연결된 지갑',
    address: '주소',
    network: '네트워크',
    change: '변경',
    explorer: '블록 탐색기',
    disconnect: '연결 해제',
  },
  networks: {
    title: '네트워크',
    current: '현재',
    switch: '전환',
    asking: '지갑을 확인하세요…',
    elsewhere: '지갑이 이 사이트에서 지원하지 않는 네트워크에 있습니다.',
    testnet: '민팅용',
    main: '메인넷',
  },
}
