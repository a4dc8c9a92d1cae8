import { brand } from '../../brand.ts'
import type * as english from '../../site-chrome.ts'
import { anchors } from '../../site-chrome.ts'
import type { Translation } from '../../translation.ts'

export const header: Translation<typeof english.header> = {
  homeLabel: `${brand.name}, 홈`,
  navigationLabel: '주 메뉴',
  sectionsLabel: '이 페이지의 섹션',
  skipLink: '본문으로 건너뛰기',
  docs: '문서',
  buildWithUs: '함께 만들기',
  openMenu: '메뉴 열기',
  closeMenu: '메뉴 닫기',
  social: [
    { label: `${brand.name} Telegram 채널` },
    { label: `${brand.name} X 계정` },
    { label: `${brand.name} Discord 서버` },
  ],
  menuSocial: [
    { label: `${brand.name} Discord 서버` },
    { label: `${brand.name} X 계정` },
    { label: `${brand.name} Telegram 채널` },
  ],
  sections: [
    { title: `${brand.name} 소개`, id: 'introducing' },
    { title: '진정한 소유권', id: 'ownership' },
    { title: '기술', id: 'technology' },
    { title: `${brand.name} 재단`, id: 'foundation' },
    { title: '제네시스 기여자', id: anchors.contributor },
    { title: '제네시스 게임', id: 'games' },
    { title: brand.leagueName, id: anchors.league },
    { title: '커뮤니티 참여', id: 'community' },
  ],
}

export const footer: Translation<typeof english.footer> = {
  copyright: `©${brand.copyrightYear} ${brand.name}. 모든 권리 보유`,
  agreement: `${brand.nodeName} 계약서`,
  navigationLabel: '바닥글',
  networkLabel: '네트워크',
  status: '네트워크 상태',
  officialLinks: '공식 링크',
  social: [
    { label: `${brand.name} Discord 서버` },
    { label: `${brand.name} X 계정` },
    { label: `${brand.name} GitBook 문서` },
    { label: `${brand.name} Telegram 채널` },
  ],
}

export const controls: Translation<typeof english.controls> = {
  opensInNewTab: '새 탭에서 열림',
  dismiss: '닫기',
  unanswered: { waiting: '지갑이 응답하지 않았습니다.', tryAgain: '다시 시도', cancel: '취소' },
  film: { pause: '배경 영상 일시 정지', play: '배경 영상 재생' },
  carousel: {
    carousel: '캐러셀',
    slide: '슬라이드',
    position: '{count}개 중 {position}번째',
    dots: '슬라이드 선택',
    pause: '자동 넘김 일시 정지',
    play: '자동 넘김 시작',
  },
}

export const notices: Translation<typeof english.notices> = {
  failure: {
    title: '문제가 발생했습니다',
    body: '이 페이지를 표시하지 못했습니다. 소유한 것과 서명한 것에는 아무 영향이 없습니다. 페이지를 새로 고침하고, 그래도 해결되지 않으면 홈 페이지로 이동하세요.',
    offline:
      '이 페이지의 일부를 불러오지 못했습니다. 인터넷 연결이 끊겼거나 새 버전이 게시되었을 수 있습니다. 새로 고침해 최신 버전을 불러오세요.',
    reload: '페이지 새로 고침',
    home: '홈 페이지로 이동',
    details: '오류 세부 정보',
  },
}
