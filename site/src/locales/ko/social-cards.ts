import type * as english from '../../social-cards.ts'
import type { Translation } from '../../translation.ts'

export const socialCards: Translation<typeof english.socialCards> = [
  { headline: ['대중화를 위해 설계한', '블록체인 게임'], line: 'AAA 게임을 위한 최초의 레이어 3' },
  { headline: ['테스트넷', '스왑'], line: 'Odyssey에서 테스트 토큰 거래하기' },
  { headline: ['매일', 'VANGUARD 42개'], line: 'Odyssey Vanguard PFP 연장 민팅' },
  { headline: ['나의', 'VANGUARD'], line: '보유한 컬렉션 보기' },
  { headline: ['연속 기록을', '이어 가세요'], line: '오늘의 42개, 연속 일수, 퀘스트' },
  { headline: ['이번 시즌의', '선두는?'], line: '체인에서 읽은 모든 지갑의 순위' },
  { headline: ['실시간', '네트워크 상태'], line: '블록, 민팅, 90일간의 가동률' },
  { headline: ['연결하기 전에', '확인하세요'], line: '모든 공식 도메인, 컨트랙트, 계정' },
  { headline: ['SENTRY NODE', '운영하기'], line: '1분 안에 설치 완료' },
  { headline: ['SENTRY NODE', '계약서'], line: '약관 전문' },
]
