import type * as english from '../../contact-words.ts'
import type { Translation } from '../../translation.ts'

export const contact: Translation<typeof english.contact> = {
  title: '함께 만들기',
  intro:
    '무엇을 만들고 있는지, 어떤 엔진을 쓰는지, 언제 출시하고 싶은지 알려 주세요. 모든 메시지는 개발팀이 직접 읽습니다.',
  emailLabel: '이메일',
  emailPlaceholder: '이메일 주소',
  messageLabel: '메시지',
  messagePlaceholder: '메시지',
  send: '보내기',
  sending: '보내는 중…',
  thanks: '보내 주셔서 감사합니다.',
  sentToast: '메시지를 보냈습니다.',
  invalidEmail: '올바르지 않은 이메일',
  unexpectedError: '예기치 않은 오류',
  unreachable: '메시지가 전송되지 않았지만 내용은 여기에 그대로 있습니다. 인터넷 연결을 확인하고 다시 보내세요.',
  close: '닫기',
}
