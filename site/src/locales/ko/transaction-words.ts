import type * as english from '../../transaction-words.ts'
import type { Translation } from '../../translation.ts'

export const transactionWords: Translation<typeof english.transactionWords> = {
  hash: '트랜잭션 해시',
  status: '상태',
  states: { pending: '대기 중', success: '성공', reverted: '실패(리버트)' },
  block: '블록',
  blockValue: '{block}(컨펌 {count}회)',
  from: '보내는 주소',
  to: '받는 주소',
  creates: '생성한 컨트랙트',
  value: '금액',
  gas: '가스',
  gasValue: '{limit} 중 {used}',
  fee: '수수료',
  mints: '민팅한 아이템',
  noMints: '없음',
  mint: '{items}, 받는 주소: {receiver}',
  notYet: '아직 블록에 포함되지 않음',
}
