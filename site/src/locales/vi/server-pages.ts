import type * as english from '../../server-pages.ts'
import type { Translation } from '../../translation.ts'

export const formAnswers: Translation<typeof english.formAnswers> = {
  pages: {
    back: 'Quay lại trang web',
    refused: 'Tin nhắn chưa được gửi',
    advice: 'Hãy quay lại, sửa rồi gửi lại.',
  },
  faults: {
    missing: 'là bắt buộc',
    empty: 'không được để trống',
    notEmail: 'phải là một địa chỉ email',
    notText: 'phải là văn bản',
    tooLong: 'quá dài (tối đa {most} ký tự)',
    nameTooLong: 'Tên trường quá dài.',
    tooManyFields: 'Có quá nhiều trường.',
  },
}
