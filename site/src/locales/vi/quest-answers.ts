import type * as english from '../../quest-answers.ts'
import type { Translation } from '../../translation.ts'

export const questAnswers: Translation<typeof english.questAnswers> = {
  empty: 'Hãy dán một phản hồi trước.',
  unknown: 'Chúng tôi không gửi phản hồi này. Có thể nó đến từ chính nền tảng. Hãy thử lại ở đó, rồi kiểm tra ở trên.',
  done: '{platform} đã nhận được kết quả là nhiệm vụ hoàn thành. Nếu ở đó chưa hiện, hãy tải lại nhiệm vụ trên {platform}.',
  notDone:
    '{platform} đã nhận được kết quả là nhiệm vụ chưa hoàn thành. Hãy kiểm tra ở trên xem còn thiếu gì, và thiếu ở ví nào.',
  notDoneBecause: '{platform} đã nhận được kết quả là nhiệm vụ chưa hoàn thành: {reason}',
  noVerdict:
    '{platform} không nhận được kết quả: {reason} Điều này không nói lên gì về tiến độ của bạn; hãy thử lại ở đó.',
  reasonUnknown: 'không có lý do nào được đưa ra.',
  expression: 'Một credential của Galxe đã chuyển phản hồi của chúng tôi thành {value}: {meaning}',
  one: 'hoàn thành.',
  zero: 'chưa hoàn thành, hoặc từ đó chưa kiểm tra lại. Hãy kiểm tra ở trên, rồi xác minh lại ở đó.',
  platforms: {
    galxe: 'Galxe',
    zealy: 'Zealy',
    taskon: 'TaskOn hoặc CARV',
    questn: 'QuestN hoặc Intract',
    layer3: 'Layer3',
    any: 'Nền tảng',
  },
  statuses: {
    '200': 'Yêu cầu đã thành công. Chính phản hồi cho biết nhiệm vụ đã hoàn thành hay chưa; hãy dán nội dung đó.',
    '400':
      'Với Zealy, điều này nghĩa là nhiệm vụ chưa hoàn thành. Còn với nền tảng khác, nền tảng đã gửi một địa chỉ ví không hợp lệ: hãy kiểm tra ví nào được liên kết ở đó.',
    '401': 'Nền tảng đã gửi sai khóa. Hãy báo cho đội ngũ; bạn không thể tự khắc phục.',
    '404': 'Nền tảng đã hỏi về một nhiệm vụ không tồn tại. Hãy báo cho đội ngũ; bạn không thể tự khắc phục.',
    '429': 'Nền tảng đã gửi quá nhiều yêu cầu. Hãy chờ một phút rồi thử lại.',
    '500': 'Có lỗi ở phía chúng tôi. Điều này không nói lên gì về tiến độ của bạn; hãy thử lại sau giây lát.',
    '503':
      'Chain hoặc chỉ mục mint không khả dụng hoặc đang chậm. Điều này không nói lên gì về tiến độ của bạn; hãy thử lại sau giây lát.',
  },
  otherStatus: 'Chúng tôi không gửi trạng thái HTTP {status}. Có thể nó đến từ nền tảng hoặc từ một proxy ở giữa.',
}
