import type * as english from '../../progress-strip.ts'
import type { Translation } from '../../translation.ts'

export const progressStripWords: Translation<typeof english.progressStripWords> = {
  label: '내 진행 상황',
  streak: '연속 일수: {count}일',
  today: '오늘 {total}개 중 {minted}개',
  left: '{count}개 남았습니다. {time} 안에 민팅하세요.',
  comeBack: '모두 완료했습니다. {time} 후에 다시 오세요.',
  hours: '{count}시간 {minutes}분',
  minutes: '{count}분',
  remind: '알림 추가',
  guest: '연속 기록과 달력, 퀘스트를 확인하세요.',
  unreadable: '지금은 진행 상황을 표시할 수 없습니다.',
  action: '진행 상황',
  toBoard: '리더보드',
}
