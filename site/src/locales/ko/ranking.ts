import type * as english from '../../ranking.ts'
import type { Translation } from '../../translation.ts'

export const ranking: Translation<typeof english.ranking> = {
  ranks: [
    { id: 'marshal', name: '원수', words: '30일 연속 42개를 모두 민팅하며 시즌을 이끌었습니다.' },
    { id: 'captain', name: '대위', words: '2주 동안 빈틈없이 전선을 지켰습니다.' },
    { id: 'lieutenant', name: '중위', words: '7일 연속 42개를 모두 민팅했습니다.' },
    { id: 'sentinel', name: '파수병', words: '3일 연속 42개를 모두 민팅했습니다.' },
    { id: 'scout', name: '정찰병', words: '며칠이 걸리든 42개를 하나씩 모두 민팅했습니다.' },
    { id: 'recruit', name: '신병', words: '첫걸음을 내디뎠습니다.' },
  ],
  badge: {
    earned: '{season} {rank}, {place}위.',
    running: '현재 {season} {rank}, {place}위. 시즌이 아직 진행 중입니다.',
  },
  next: {
    streak: '{rank} 계급까지 더 필요한 연속 일수: {count}일.',
    completeDays: '{rank} 계급까지 더 필요한 완료 일수: {count}일.',
    items: '{rank} 계급까지 더 필요한 서로 다른 아이템: {count}개.',
    mints: '{rank} 계급까지 더 필요한 민팅: {count}회.',
    full: '{rank} 계급의 {cap}자리는 현재 더 좋은 결과가 모두 차지하고 있습니다.',
  },
}
