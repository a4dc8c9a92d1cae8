import { brand } from '../../brand.ts'
import type * as english from '../../film-words.ts'
import type { Translation } from '../../translation.ts'

export const filmWords: Translation<typeof english.filmWords> = {
  caption: '{overline}: {text}',
  titles: [
    { overline: 'Rollup', lines: ['Các khối', 'được đề xuất.'] },
    { overline: 'Rollup', lines: ['Phải có người', 'kiểm tra chúng.'] },
    { overline: 'Thế lưỡng nan của người xác minh', lines: ['Kiểm tra thì tốn kém.', 'Thường chẳng có', 'gì sai.'] },
    { overline: 'Thế lưỡng nan của người xác minh', lines: ['Vậy ai', 'canh gác?'] },
    { overline: brand.nodeName, lines: ['Dõi theo', 'từng khẳng định.'] },
    { overline: 'Không khớp', lines: ['Một khối sai', 'được đề xuất.'] },
    { overline: 'Báo động', lines: ['Node gác', 'phát báo động.'] },
    { overline: 'Báo động', lines: ['Những người khác', 'can thiệp.'] },
    { overline: 'Giải quyết xong', lines: ['Trạng thái trung thực', 'đứng vững.'] },
    { overline: 'Người vận hành', lines: ['Nhận phần thưởng', 'mạng lưới', 'nhờ canh gác.'] },
    { overline: brand.name, lines: ['Vận hành', brand.nodeName] },
  ],
  sounds: [
    '[Tiếng máy rền trầm; bộ thoát bắt đầu tích tắc]',
    '[Âm thanh dâng lên khi node gác thức giấc]',
    '[Tiếng tích tắc chập chờn rồi tắt hẳn]',
    '[Tiếng tù và khẽ báo động, ba hồi]',
    '[Tiếng tích tắc trở lại; một hợp âm ấm lắng xuống]',
    '[Một tiếng chuông]',
  ],
}
