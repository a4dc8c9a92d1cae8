import type * as english from '../../share-words.ts'
import type { Translation } from '../../translation.ts'

export const shareWords: Translation<typeof english.shareWords> = {
  action: '공유',
  title: '진행 상황 공유',
  intro: '이 링크로 누구나 이 지갑의 진행 상황을 볼 수 있습니다. 링크 미리보기에는 다음 이미지가 표시됩니다.',
  link: '링크',
  copy: '링크 복사',
  copied: '복사됨',
  selected: '선택되었습니다. Ctrl+C 또는 ⌘C를 눌러 복사하세요.',
  close: '닫기',
  drawing: '진행 상황을 그리는 중…',
  undrawn: '이미지를 만들지 못했습니다. 이 창을 닫고 다시 시도하세요.',
  alt: '연속 기록, 등불로 나타낸 오늘의 아이템, 계급 배지를 담은 카드.',
  card: {
    streak: { other: '일 연속' },
    today: '오늘 {total}개 중 {minted}개',
    place: '순위 {places}개 중 {place}위',
    noRank: '아직 계급 없음',
  },
}
