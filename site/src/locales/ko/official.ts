import { brand } from '../../brand.ts'
import type * as english from '../../official.ts'
import type { Translation } from '../../translation.ts'

export const officialLinks: Translation<typeof english.officialLinks> = {
  kicker: '안전하게 이용하기',
  title: '공식 링크',
  intro: `${brand.name}의 모든 도메인, 컨트랙트, 계정, 키입니다. 여기에 없는 것은 저희 것이 아닙니다.`,
  domains: [{ name: brand.keyName }, { name: '퀘스트 보드' }, { name: '캠페인' }],
  sections: {
    domains: {
      title: '도메인',
      here: '이 사이트',
      check: '지갑을 연결하기 전에 주소 표시줄을 이 목록과 비교하세요. 저희는 복구 문구를 절대 요구하지 않습니다.',
      elsewhere:
        '이 페이지를 {opened} 주소에서 열었지만, 이 사이트의 주소는 {official}입니다. 예상한 일이 아니라면 이 페이지를 닫고 지갑을 연결하지 마세요.',
    },
    contracts: {
      title: '컨트랙트',
      collection: '컬렉션',
      token: '테스트 토큰',
      developers: '개발자용',
      check:
        '승인하기 전에 전체 주소를 지갑에 표시된 주소와 비교하세요. 같은 주소가 프로그램용 network.json에도 있습니다.',
    },
    accounts: {
      title: '릴레이어 계정',
      relayer: '릴레이어',
      check:
        '가스비 없는 민팅을 대신 전송하는 계정입니다. 이 계정은 아무것도 요구하지 않습니다. 플레이어는 메시지 하나에만 서명하고, 트랜잭션에는 서명하지 않습니다.',
    },
    social: {
      title: '소셜 계정',
      check: '검색하지 말고 이 링크로 여세요. 팀은 절대 먼저 메시지를 보내지 않습니다.',
    },
    software: {
      title: '소프트웨어',
      repository: '소스',
      releases: '다운로드와 해시값',
      check: '모든 다운로드에는 SHA-256 해시값과 이를 검증하는 명령이 있습니다. 해시값이 다르면 파일을 삭제하세요.',
    },
    keys: {
      title: '서명 키',
      none: '저희는 아직 어떤 것에도 키로 서명하지 않습니다. 저희 서명이라고 주장하는 서명은 모두 가짜입니다.',
      check: '전체 지문을 사용 중인 소프트웨어에 표시된 지문과 비교하세요.',
    },
    security: {
      title: '취약점 제보',
      contact: '이메일',
      document: 'security.txt',
      check: '공개하기 전에 저희에게 연락해 주세요. 연구자를 위한 자세한 내용은 security.txt에 있습니다.',
    },
  },
  chain: '{name}(체인 ID {id})',
  onExplorer: '블록 탐색기에서 보기',
  copy: '복사',
  copied: '복사됨',
  copyByHand: '선택되었습니다. Ctrl+C 또는 ⌘C를 눌러 복사하세요.',
  loading: '주소를 불러오는 중…',
  unreadable: '주소를 불러오지 못했습니다. 같은 주소가 network.json에도 있습니다.',
  warning: '테스트넷 토큰과 수집품에는 가치가 없습니다. 이를 판매하는 사람은 모두 사기꾼입니다.',
}
