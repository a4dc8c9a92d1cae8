import type * as english from '../../quests.ts'
import type { Translation } from '../../translation.ts'

export const quests: Translation<typeof english.quests> = {
  done: '체인에서 완료되었습니다.',
  list: [
    {
      id: 'first-mint',
      title: '첫 민팅',
      task: '컬렉션의 아이템을 아무거나 하나 민팅하세요.',
      missing: '이 지갑은 아직 아무것도 민팅하지 않았습니다.',
    },
    {
      id: 'ten-today',
      title: '오늘 열 개',
      task: '하루에 아이템 10개를 민팅하세요. 기회는 매일 새로 주어집니다.',
      missing: '오늘 민팅한 아이템: {need}개 중 {have}개.',
    },
    {
      id: 'all-today',
      title: '오늘 42개 모두',
      task: '민팅일이 끝나기 전에 아이템 42개를 모두 민팅하세요.',
      missing: '오늘 민팅한 아이템: {need}개 중 {have}개.',
    },
    {
      id: 'streak-3',
      title: '3일 연속',
      task: '3일 연속으로 아이템 42개를 모두 민팅하세요.',
      missing: '현재 연속 기록: {need}일 중 {have}일.',
    },
    {
      id: 'streak-7',
      title: '7일 연속',
      task: '7일 연속으로 아이템 42개를 모두 민팅하세요.',
      missing: '현재 연속 기록: {need}일 중 {have}일.',
    },
    {
      id: 'every-item',
      title: '모든 아이템 한 번씩',
      task: '아이템 42개를 각각 한 번 이상 민팅하세요. 며칠이 걸려도 됩니다.',
      missing: '지금까지 민팅한 아이템 종류: {need}개 중 {have}개.',
    },
    {
      id: 'thousand-mints',
      title: '천 번의 민팅',
      task: '아이템을 모두 합해 1,000개 민팅하세요. 며칠이 걸려도 됩니다.',
      missing: '지금까지 민팅한 아이템: {need}개 중 {have}개.',
    },
    {
      id: 'season-100',
      title: '시즌 1에 백 개',
      task: '시즌 1이 진행되는 동안 아이템 100개를 민팅하세요.',
      missing: '시즌 1에 민팅한 아이템: {need}개 중 {have}개.',
    },
    {
      id: 'first-swap',
      title: '첫 스왑',
      task: '테스트 토큰을 한 번 사거나 파세요.',
      missing: '이 지갑은 아직 테스트 토큰을 사거나 판 적이 없습니다.',
    },
    {
      id: 'hold-token',
      title: '테스트 토큰 백 개',
      task: '민팅일이 시작될 때 테스트 토큰을 100개 이상 보유하세요. 오늘 얻은 토큰은 내일부터 반영됩니다.',
      missing: '민팅일 시작 시점의 잔액: 테스트 토큰 {need}개 중 {have}개.',
    },
    {
      id: 'connect-account',
      title: '이름을 알리다',
      task: '지갑에 소셜 계정을 연결하세요.',
      missing: '이 지갑에는 아직 연결된 소셜 계정이 없습니다.',
    },
  ],
}

export const questDetails: Translation<typeof english.questDetails> = {
  itemsToday: '오늘 {count}개 더 민팅하세요(대상: {items}번).',
  itemsOnDay: '가장 많이 민팅한 {date}에는 {count}개가 부족했습니다(대상: {items}번).',
  todayCounts: '오늘 몫은 이미 채웠습니다. 내일 다시 오세요.',
  streakBroken: '연속 기록은 {date}에 아이템 {needed}개 중 {minted}개로 끊겼습니다.',
  neverMinted: '아직 민팅하지 않은 아이템: {items}번.',
  windowAhead: '{from}에 시작해 {to}에 끝납니다.',
  windowRunning: '{to}까지 진행됩니다.',
  windowOver: '{from}부터 {to}까지 진행되었으며, 종료되었습니다.',
}
