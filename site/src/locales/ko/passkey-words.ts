import { brand } from '../../brand.ts'
import type * as english from '../../passkey-words.ts'
import type { Translation } from '../../translation.ts'

export const passkeyWords: Translation<typeof english.passkeyWords> = {
  userName: `${brand.name} 게스트 지갑`,
  errors: {
    closed: '패스키 창이 닫혔거나 패스키를 찾지 못했습니다. 아무것도 서명되지 않았습니다.',
    exists: '비밀번호 관리자에 이 사이트의 게스트 지갑이 이미 있습니다. 새로 만들지 말고 그 지갑을 복원하세요.',
    noPrf: `기기나 비밀번호 관리자에 필요한 PRF 기능이 없어 이 패스키에는 지갑을 보관할 수 없습니다. 이 패스키는 삭제해도 됩니다. 패스키 목록에서 ‘${brand.name} 게스트 지갑’ 항목을 찾으세요. 이 브라우저에 보관하는 게스트 지갑은 계속 사용할 수 있습니다.`,
    unconfirmed: '패스키를 만들었습니다. 지갑을 열려면 패스키를 한 번 사용하세요.',
    otherWallet:
      '다른 게스트 지갑의 패스키이므로 아무것도 서명되지 않았습니다. 이 지갑의 패스키를 사용하거나, 연결을 해제하고 다른 지갑을 복원하세요.',
    unavailable:
      '브라우저가 이 페이지에서 패스키를 사용하지 못했습니다. 이 브라우저에 보관하는 게스트 지갑은 계속 사용할 수 있습니다.',
  },
}
