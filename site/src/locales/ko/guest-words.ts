import type * as english from '../../guest-words.ts'
import type { Translation } from '../../translation.ts'

export const guestWords: Translation<typeof english.guestWords> = {
  choices: {
    title: '지갑 앱이 없어도 됩니다',
    recommended: '추천',
    create: '비밀번호 관리자에 보관되므로 내 모든 기기에서 복원할 수 있습니다.',
    restore: '이미 게스트 지갑이 있음',
    restoreHint: '이 사이트에서 만든 패스키로 복원하세요.',
    browser: '이 브라우저에만 보관되므로 브라우저 데이터를 지우면 삭제됩니다.',
  },
  unsupported: {
    unsupportedBrowser:
      '이 브라우저는 패스키에 지갑을 보관할 수 없습니다. 게스트 지갑의 키를 내보내 백업하거나, 최신 버전의 Chrome, Edge, Firefox, Safari를 사용하세요.',
    inAppBrowser:
      '이 앱의 내장 브라우저는 패스키를 지원하지 않으며, 앱이 언제든 게스트 지갑을 삭제할 수 있습니다. 복원할 수 있는 지갑을 원하면 브라우저에서 이 페이지를 여세요.',
    noDomain:
      '패스키는 도메인 이름이 있는 HTTPS 주소에서만 작동하며, 이 주소에서는 작동하지 않습니다. 게스트 지갑의 키를 내보내 백업하세요.',
  },
  openBrowser: '브라우저에서 열기',
  copyLink: '링크 복사',
  passkey: {
    name: '패스키 게스트 지갑',
    notice:
      '이 게스트 지갑은 패스키에 보관됩니다. 페이지를 불러올 때마다 첫 서명 전에 브라우저가 패스키를 요청합니다. 다른 곳에서 이 지갑을 쓰려면 그곳에서 ‘이미 게스트 지갑이 있음’을 선택하세요. 테스트넷에서만 사용하고, 가치 있는 것에는 절대 사용하지 마세요.',
    createTitle: '패스키 만들기',
    restoreTitle: '패스키 사용',
    body: '브라우저의 안내를 따르세요. 두 번 묻는 기기도 있습니다.',
    confirm: '패스키 사용',
    restore: '내 지갑 복원',
    browser: '이 브라우저에 게스트 지갑 만들기',
  },
  notice:
    '게스트 지갑을 사용하고 있습니다. 이 지갑은 이 브라우저에만 저장되며, 브라우저 저장 공간을 지우면 삭제됩니다. 테스트넷에서만 사용하고, 가치 있는 것에는 절대 사용하지 마세요.',
  backup:
    '백업하려면 개인 키를 내보낸 다음 비밀번호 관리자에 보관하거나 다른 지갑으로 가져오세요. 패스키에는 이 지갑을 보관할 수 없습니다. 패스키를 만들면 주소가 다르고 PFP가 없는 새 지갑이 생깁니다.',
  backupDone: '확인',
  exportKey: '개인 키 내보내기',
  exportTitle: '게스트 지갑의 개인 키',
  exportWarning:
    '이 키를 가진 사람은 누구나 지갑을 제어할 수 있습니다. 비밀로 유지하고, 이 지갑에 실제 자금을 보내지 마세요. PFP를 계속 보유하려면 이 키를 내 지갑으로 가져오세요.',
  reveal: '키 보기',
  hide: '키 숨기기',
  keyLabel: '개인 키',
}
