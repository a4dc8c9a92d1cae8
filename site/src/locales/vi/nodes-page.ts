import { brand } from '../../brand.ts'
import type * as english from '../../nodes-page.ts'
import type { Translation } from '../../translation.ts'

export const nodesLanding: Translation<typeof english.nodesLanding> = {
  hero: {
    caption: brand.nodeName,
    title: 'Bắt đầu nhận thưởng sau chưa đầy một phút',
    subtitle: `${brand.name} ${brand.nodeName} đã có mặt`,
    body: `${brand.nodeName} chạy được trên mọi máy và có thể thiết lập trên máy chủ đám mây`,
  },
  film: {
    title: `Một ${brand.nodeName} đang làm việc`,
    captionsLabel: 'Tiếng Việt',
    play: 'Phát phim',
    playAgain: 'Phát lại phim',
    soundHint: 'Nhấp để bật âm thanh',
    transcriptTitle: 'Nội dung phim bằng chữ',
    transcript: [
      'Tiếng máy rền trầm. Một bánh xe đồng thau khổng lồ chở những khối thép quanh một lõi rực cháy, mỗi tiếng tích tắc của bộ thoát là một bước. Trên màn hình: “Rollup: Các khối được đề xuất. Phải có người kiểm tra chúng.”',
      'Gần hơn, tối hơn. Hết khối này đến khối khác đi qua, không ai canh. Trên màn hình: “Thế lưỡng nan của người xác minh: Kiểm tra thì tốn kém. Thường chẳng có gì sai. Vậy ai canh gác?”',
      `Âm thanh dâng lên. Sau bánh xe, một khí cụ thức giấc: mống mắt mở ra, ánh đỏ tràn đầy bên trong, và nó quay về phía các khối. Trên màn hình: “${brand.nodeName}: Dõi theo từng khẳng định.”`,
      'Bánh xe đưa tới một khối nằm lệch; các cạnh của nó cháy đỏ. Tiếng tích tắc ngừng hẳn. Trên màn hình: “Không khớp: Một khối sai được đề xuất.”',
      'Tiếng tù và khẽ vang ba hồi. Con mắt của node gác lóe sáng, những ngọn đèn quanh bánh xe lần lượt đáp lại. Trên màn hình: “Báo động: Node gác phát báo động.” Khối sai bị nhấc ra, một khối trung thực thế chỗ. Trên màn hình: “Những người khác can thiệp.”',
      'Tiếng tích tắc trở lại, một hợp âm ấm lắng xuống. Cả bánh xe quay trong ánh sáng. Trên màn hình: “Giải quyết xong: Trạng thái trung thực đứng vững. Người vận hành nhận phần thưởng mạng lưới nhờ canh gác.”',
      `Một tiếng chuông. Trên màn hình: “${brand.name}: Vận hành ${brand.nodeName}.”`,
    ],
  },
  poweredBy: 'Vận hành bởi',
  benefits: {
    title: `Vì sao nên trở thành người vận hành node trong hệ sinh thái ${brand.name}?`,
    list: [
      {
        title: 'Tiện lợi',
        body: `Chạy một ${brand.nodeName} trong chưa đầy 60 giây, máy tính nào cũng được.`,
      },
      {
        title: 'Phần thưởng',
        body: `Mở ra cơ hội nhận thưởng khi đóng góp cho mạng lưới ${brand.name}.`,
      },
      {
        title: 'Độc quyền',
        body: 'Số lượng node có hạn. Khi mạng lưới lớn lên, cơ hội cho số ít người được chọn cũng lớn theo.',
      },
    ],
  },
  resources: {
    title: 'Tài nguyên',
    body: 'Bạn có câu hỏi? Kết nối với chúng tôi trên mạng xã hội hoặc đọc {docs}.',
    docs: 'GitBook',
    buttons: [{ label: 'Discord' }, { label: 'Telegram' }, { label: 'GitBook' }],
  },
}

export const nodesGuide: Translation<typeof english.nodesGuide> = {
  chapters: {
    title: 'Trên trang này',
    list: [
      { id: 'all-downloads', label: 'Tất cả bản tải xuống' },
      { id: 'what-it-does', label: 'Node làm gì' },
      { id: 'what-it-needs', label: 'Node cần gì' },
      { id: 'in-the-cloud', label: 'Trên đám mây' },
      { id: 'keys-and-rewards', label: 'Key và phần thưởng' },
      { id: 'questions', label: 'Câu hỏi' },
    ],
  },
  watch: {
    title: 'Cả ngày node làm gì',
    subtitle: 'Nó kiểm tra những gì mọi người khác chỉ biết tin',
    body: `${brand.name} là một rollup: nó làm việc bên ngoài chain nền rồi báo lại kết quả. Phải có người kiểm tra bản báo cáo đó.`,
    steps: [
      {
        title: 'Đề xuất',
        drawing:
          'Các giao dịch rơi xuống và ghép thành một khối. Chín chấm trên mặt khối cho thấy trạng thái mà nó tuyên bố, rồi khối lên đường dọc theo thanh ray.',
        body: `Một validator gom các giao dịch mới nhất và đề xuất trạng thái của mạng lưới sau những giao dịch đó. Đề xuất được ghi lên ${brand.rollupName} và chờ ở đó.`,
      },
      {
        title: 'Khẳng định',
        drawing: `Dưới con mắt của ${brand.nodeName}, khối dừng lại bên cạnh kết quả của chính node. Dấu bằng hiện ra giữa hai mẫu chấm; với một khối khác, dấu bằng bị gạch bỏ.`,
        body: 'Node của bạn chạy lại đúng những giao dịch đó và tự tính trạng thái. Nếu hai bên trùng khớp, node ký một khẳng định xác nhận điều đó rồi tiếp tục canh gác.',
      },
      {
        title: 'Thách thức',
        drawing:
          'Một cánh cổng đứng trước điểm chung cuộc. Khối trùng khớp đi qua. Với khối không khớp, ba ngọn đèn bật sáng, cổng đóng chặt và khối bị gạch chéo.',
        body: 'Nếu hai bên khác nhau, node phát báo động kèm bằng chứng, khi đề xuất vẫn còn đang chờ. Bất kỳ ai có stake đều có thể thách thức đề xuất đó, và khối sai không bao giờ trở thành chung cuộc.',
      },
    ],
    pauseFigure: 'Dừng hình vẽ',
    playFigure: 'Chạy hình vẽ',
    dilemma: {
      title: 'Thế lưỡng nan của người xác minh',
      body: `Một hệ thống không bao giờ hỏng khiến chẳng ai có lý do kiểm tra, mà một hệ thống không ai kiểm tra thì sẽ hỏng. Chỉ trả công cho lỗi bắt được còn làm mọi thứ tệ hơn: hệ thống chạy càng tốt, người canh gác kiếm được càng ít. ${brand.nodeName} được thưởng vì kiểm tra, dù có gì để tìm thấy hay không, nên những ngày yên ắng vẫn có người canh gác.`,
      chart: {
        label:
          'Biểu đồ. Càng về bên phải, mạng lưới hoạt động càng tốt. Tiền công theo từng lỗi bắt được tụt xuống dưới chi phí kiểm tra; từ điểm đó, không ai kiểm tra nữa. Tiền công canh gác giữ nguyên, nằm trên mức chi phí.',
        progress: 'Mạng lưới chạy càng tốt',
        perCatch: 'Trả theo lỗi bắt được',
        perWatch: 'Trả cho việc canh gác',
        cost: 'Chi phí kiểm tra',
        gap: 'Không ai kiểm tra',
      },
    },
  },
  requirements: {
    title: 'Node cần gì',
    body: 'Ít hơn một game. Node chỉ so sánh kết quả; nó không lưu chain, không đào, không dùng card đồ họa.',
    columns: { part: 'Thành phần', least: 'Tối thiểu', better: 'Thoải mái' },
    rows: [
      { part: 'Bộ xử lý', least: '1 nhân, 64-bit', better: '2 nhân' },
      { part: 'Bộ nhớ', least: '2 GB', better: '4 GB' },
      { part: 'Ổ đĩa', least: 'Trống 2 GB', better: 'Trống 10 GB' },
      { part: 'Kết nối', least: '2 Mbit/s', better: '10 Mbit/s, bật suốt ngày' },
      {
        part: 'Hệ điều hành',
        least: 'Windows 10, macOS 12 hoặc Linux, 64-bit',
        better: 'Như trên, luôn được cập nhật',
      },
    ],
  },
  cloud: {
    title: 'Trên đám mây, bằng dòng lệnh',
    body: 'Máy chủ Linux nhỏ nào cũng đủ. Ba bước, và node canh gác trong khi máy của bạn ngủ.',
    steps: [
      {
        title: 'Tải, kiểm tra, giải nén',
        body: 'Dòng thứ hai phải in ra OK thì mới chạy dòng thứ ba. Nếu nó chỉ in ra một mã băm, hãy so với mã trên trang phát hành.',
      },
      {
        title: 'Tự chạy một lần',
        body: `Lần chạy đầu tiên tạo một địa chỉ vận hành và in nó ra. Hãy gán ${brand.keyName} của bạn cho địa chỉ đó; bản thân key không bao giờ phải rời ví của bạn.`,
      },
      {
        title: 'Giữ cho node luôn chạy',
        body: 'Một dịch vụ sẽ khởi động node cùng với máy và khởi động lại mỗi khi node dừng, dưới chính tài khoản của bạn. Dòng cuối cho thấy node đang làm gì; Ctrl+C chỉ thoát nhật ký, không dừng node.',
      },
    ],
    terminal: 'Terminal',
    copy: 'Sao chép',
    copied: 'Đã sao chép',
    copyByHand: 'Đã chọn. Nhấn Ctrl+C hoặc ⌘C để sao chép.',
  },
  keys: {
    title: 'Key và phần thưởng',
    body: `Ai cũng có thể chạy phần mềm và canh gác. Để stake và để nhận Phần thưởng mạng lưới nhờ canh gác, node cần một ${brand.keyName}.`,
    points: [
      {
        title: 'Một key, một node',
        body: `${brand.keyName} là key nâng cấp dưới dạng NFT. Mỗi node nhận thưởng cần một key riêng; mười node cần mười key.`,
      },
      {
        title: 'Không thể chuyển nhượng',
        body: 'Key gắn với ví đã mua nó. Không thể bán, cho mượn hay chuyển đi, nên hãy đọc thỏa thuận trước khi mua.',
      },
      {
        title: 'Phần thưởng theo việc canh gác',
        body: 'Phần thưởng mạng lưới được tích lũy cho những key có node gửi khẳng định đúng. Đó không phải tiền lương, cũng không phải lợi nhuận trên giá của key, và không ai có thể hứa chắc phần thưởng là bao nhiêu.',
      },
      {
        title: 'Xác minh trước khi chi trả',
        body: 'Trước khi có thể nhận phần thưởng, danh tính của người giữ key được xác minh. Người vận hành phải từ 18 tuổi trở lên, không được là người Hoa Kỳ (U.S. person) và không được sống ở khu vực bị hạn chế.',
      },
    ],
    agreement: 'Đọc thỏa thuận',
  },
  questions: {
    title: 'Câu hỏi thường gặp',
    list: [
      {
        question: `Tôi có thể chạy node mà không có ${brand.keyName} không?`,
        answer:
          'Có. Node vẫn canh gác và phát báo động như mọi node khác. Nó không thể stake và không nhận Phần thưởng mạng lưới.',
      },
      {
        question: 'Máy tính của tôi có phải bật suốt không?',
        answer:
          'Node chỉ canh gác khi đang chạy. Bạn có thể tắt rồi bật lại mà không bị phạt, nhưng node sẽ bỏ lỡ những gì diễn ra trong lúc đó. Máy chủ đám mây bỏ lỡ ít nhất.',
      },
      {
        question: 'Nhiều node có thể chạy chung một máy không?',
        answer: 'Có. Mỗi node nhận thưởng vẫn cần key riêng.',
      },
      {
        question: 'Vì sao máy Mac của tôi lại hiện nút Windows?',
        answer:
          'Nhiều người vận hành tải về trên máy này rồi cài trên máy khác. Bản macOS đứng đầu, và mọi bản đều có trong bảng tất cả bản tải xuống.',
      },
      {
        question: 'Tôi dùng Linux. Bản tải xuống của tôi ở đâu?',
        answer:
          'Trong bảng tất cả bản tải xuống: ứng dụng máy tính ở dạng AppImage, còn node dòng lệnh ở dạng tệp nén.',
      },
      {
        question: 'Điều gì xảy ra khi node của tôi tìm thấy khối sai?',
        answer:
          'Node phát báo động kèm bằng chứng. Bạn không phải làm gì cả. Người có stake trong rollup mới phải hành động, và họ có thời gian, vì đề xuất đang bị thách thức không thể trở thành chung cuộc.',
      },
      {
        question: 'Quy định nằm ở đâu?',
        answer: `Trong Thỏa thuận phần mềm ${brand.nodeName}, có liên kết ở chân mọi trang.`,
      },
    ],
  },
}
