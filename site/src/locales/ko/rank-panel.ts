import type * as english from '../../rank-panel.ts'
import type { Translation } from '../../translation.ts'

export const rankPanelWords: Translation<typeof english.rankPanelWords> = {
  title: '계급',
  place: '순위 {places}개 중 {place}위',
  sharedPlace: '순위 {places}개 중 {place}위, 공동 {count}명',
  noPlace: '이번 시즌에는 아직 순위가 없습니다. 한 번 민팅하면 순위에 오릅니다.',
  noRank: '아직 계급 없음',
  next: '다음: {rank}',
  highest: '가장 높은 계급입니다. 시즌이 끝날 때까지 지키세요.',
  over: '시즌이 끝났습니다. 최종 결과입니다.',
  badges: '배지',
  toBoard: '리더보드 보기',
  toRanks: '계급 안내',
  unreadable: '지금은 계급을 표시할 수 없습니다. 이 페이지가 자동으로 다시 시도합니다.',
  retry: '다시 시도',
  loading: '계급을 불러오는 중',
  name: {
    title: '내 이름',
    intro:
      '리더보드에는 플레이어가 주소로 표시됩니다. 서명해 이름을 설정하면 내 주소 옆에 표시되어 누구나 볼 수 있습니다. 서명은 무료입니다.',
    shown: '현재 이름: {name}',
    none: '설정한 이름이 없습니다.',
    label: '이름',
    hint: '한 가지 문자 체계의 글자와 숫자 3~24자. 그 사이에는 공백이나 하이픈을 하나씩만 넣을 수 있습니다.',
    action: '서명하고 이름 설정',
    remove: '이름 삭제',
    signing: '지갑에서 서명하세요',
    done: '이름을 설정했습니다: “{name}”.',
    removed: '이름을 삭제했습니다.',
    empty: '이름을 입력하세요.',
    length: { other: '이름은 {least}~{most}자여야 하는데, 입력한 이름은 {count}자입니다.' },
    same: '이미 사용 중인 내 이름입니다.',
    failed: '이름이 저장되지 않았습니다. 인터넷 연결을 확인한 다음 다시 서명하세요.',
  },
}
