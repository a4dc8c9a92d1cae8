import type * as english from '../../server-pages.ts'
import type { Translation } from '../../translation.ts'

export const formAnswers: Translation<typeof english.formAnswers> = {
  pages: {
    back: '返回网站',
    refused: '留言没有发送',
    advice: '请返回，修改后再次发送。',
  },
  faults: {
    missing: '为必填项',
    empty: '不能为空',
    notEmail: '应为邮箱地址',
    notText: '应为文本',
    tooLong: '过长（最多 {most} 个字符）',
    nameTooLong: '有字段名过长。',
    tooManyFields: '字段过多。',
  },
}
