import type * as english from '../../ranks-page.ts'
import type { Translation } from '../../translation.ts'

export const ranksPage: Translation<typeof english.ranksPage> = {
  kicker: 'Cấp bậc',
  title: 'Cách tính cấp bậc',
  intro: 'Cấp bậc được tính từ chain, theo những quy tắc bạn có thể tự kiểm tra.',
  toBoard: 'Xem bảng xếp hạng',
  toProgress: 'Xem tiến độ của bạn',
  season: {
    title: 'Mùa này',
    dates: '{season}. Từ ngày {from} đến ngày {to}.',
    words: [
      'Chỉ những lượt mint vào các ngày trong mùa mới được tính, bất kể ai gửi giao dịch. Một ngày mint thuộc về mùa nếu ngày bắt đầu của nó theo UTC nằm trong mùa.',
      'Vật phẩm bạn mua, đổi hoặc được nhận không được tính.',
      'Trong mùa, cấp bậc của bạn có thể lên và xuống. Khi mùa kết thúc, cấp bậc cuối cùng trở thành huy hiệu của mùa.',
    ],
  },
  ranks: {
    title: 'Các cấp bậc',
    intro: 'Từ cao nhất đến thấp nhất. Bạn giữ cấp bậc cao nhất mà bạn đáp ứng quy tắc và còn chỗ.',
    rule: {
      streak: { other: '{count} ngày liên tiếp' },
      completeDays: { other: '{count} ngày đủ' },
      items: { other: '{count} vật phẩm khác nhau' },
      mints: { other: '{count} lượt mint trở lên' },
    },
    cap: { other: 'Cho {count} hạng cao nhất' },
    noCap: 'Cho tất cả những ai đạt điều kiện',
  },
  order: {
    title: 'Cách so sánh người chơi',
    intro: 'Theo thứ tự này. Mỗi dòng phân định khi các dòng trên bằng nhau.',
    parts: [
      { name: 'Chuỗi ngày', words: 'Chuỗi dài nhất những ngày liên tiếp mint đủ 42 vật phẩm.' },
      { name: 'Ngày đủ', words: 'Số ngày mint đủ 42 vật phẩm.' },
      { name: 'Vật phẩm', words: 'Số vật phẩm khác nhau, trên tổng số 42.' },
      { name: 'Lượt mint', words: 'Tổng số lượt mint trong mọi ngày.' },
      { name: 'Về đích sớm nhất', words: 'Ngày của lượt mint cuối cùng của bạn trong mùa. Càng sớm càng tốt.' },
    ],
  },
  ties: {
    title: 'Đồng hạng',
    words: [
      'Người chơi có cùng kết quả thì đồng hạng, và kết quả tiếp theo nhận hạng tiếp theo: 1, 1, 2. Những người đồng hạng được xếp theo địa chỉ.',
      'Những người đồng hạng cùng nhận cấp bậc của hạng đó, kể cả khi cấp bậc có giới hạn.',
    ],
  },
  caps: {
    title: 'Nhiều ví',
    intro:
      'Một người có thể dùng nhiều ví, và chain không phân biệt được. Cấp bậc được thiết kế để làm vậy chẳng lợi bao nhiêu.',
    doTitle: 'Giới hạn ngăn được gì',
    does: [
      'Giới hạn đếm kết quả, không đếm ví. Mười nghìn ví có cùng kết quả chỉ chiếm một hạng và không đẩy ai xuống.',
      'Các cấp bậc thấp không có giới hạn. Ai đáp ứng quy tắc đều giữ được.',
      'Kết quả trọn vẹn luôn đứng đầu. Ngày nào cũng hoàn thành thì bạn có hạng 1, bất kể người khác làm gì.',
    ],
    cannotTitle: 'Giới hạn không ngăn được gì',
    cannot: [
      'Những ví có kết quả hơi khác nhau thì mỗi ví chiếm một hạng. Chúng có thể lấp đầy một cấp bậc có giới hạn trước những người chơi có kết quả thấp hơn.',
      'Trang web không phân biệt được người với script. Hạn mức mint làm chậm việc dùng nhiều ví chứ không chặn được. Trước khi một cấp bậc mang lại bất cứ thứ gì có giá trị, đội ngũ sẽ rà soát danh sách để tìm những nhóm như vậy.',
    ],
  },
  names: {
    title: 'Tên',
    words: [
      'Người chơi được liệt kê theo địa chỉ ví. Tên chỉ hiện sau khi người chơi ký tên đó, và ký một tên trống sẽ gỡ tên. Chúng tôi không lưu gì khác về người chơi.',
      'Khi đã mint trong một mùa, bạn có thể ký một tên. Tên gồm 3 đến 24 chữ cái hoặc chữ số thuộc cùng một hệ chữ viết. Liên kết, tên trông giống tên khác và từ ngữ xúc phạm đều bị từ chối. Đội ngũ sẽ ẩn những gì lọt qua.',
    ],
    action: 'Đặt tên của bạn',
  },
  badge: {
    title: 'Mỗi mùa một huy hiệu',
    words:
      'Các đốm sáng trên huy hiệu thể hiện cấp bậc: lên một bậc thêm một đốm. Những vạch quanh vành là của riêng từng mùa.',
  },
}
