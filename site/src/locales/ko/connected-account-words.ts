import type * as english from '../../connected-account-words.ts'
import type { Translation } from '../../translation.ts'

export const connectedAccount: Translation<typeof english.connectedAccount> = {
  signIn: '먼저 로그인하세요. 로그인하면 민팅 페이지로 돌아가니, 다시 이 페이지로 와서 연결하세요.',
  connect: '이 지갑에 연결',
  connected: '계정이 이 지갑에 연결되어 있습니다.',
  disconnect: '계정 연결 해제',
  disconnectHint: '시즌이 끝날 때까지 이 계정과 이 지갑은 서로에게만 다시 연결할 수 있습니다.',
  disconnected: '계정과 이 지갑의 연결을 해제했습니다.',
  elsewhere: {
    hint: '이 계정은 다른 지갑에 연결되어 있습니다. 직접 연결한 것이 아니라면 연결을 해제하세요. 해제한 뒤에는 시즌이 끝날 때까지 그 지갑에만 다시 연결할 수 있습니다. 단, 저희가 제한을 풀어 드리는 경우는 예외입니다.',
    disconnect: '다른 지갑과의 연결 해제',
    disconnected: '계정과 {address} 지갑의 연결을 해제했습니다.',
  },
  failed: '서버가 응답하지 않았습니다. 잠시 후 다시 시도하세요.',
}
