import type * as english from '../../server-pages.ts'
import type { Translation } from '../../translation.ts'

export const formAnswers: Translation<typeof english.formAnswers> = {
  pages: {
    back: '사이트로 돌아가기',
    refused: '메시지가 전송되지 않았습니다',
    advice: '뒤로 돌아가 내용을 고친 다음 다시 보내세요.',
  },
  faults: {
    missing: '항목은 필수입니다',
    empty: '항목은 비워 둘 수 없습니다',
    notEmail: '항목에는 이메일 주소를 입력해야 합니다',
    notText: '항목에는 텍스트를 입력해야 합니다',
    tooLong: '항목이 너무 깁니다(최대 {most}자)',
    nameTooLong: '필드 이름이 너무 깁니다.',
    tooManyFields: '필드가 너무 많습니다.',
  },
}
