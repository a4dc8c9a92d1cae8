import { brand } from '../../brand.ts'
import type * as english from '../../home-page.ts'
import { network } from '../../network.ts'
import type { Translation } from '../../translation.ts'

export const hero: Translation<typeof english.hero> = {
  caption: `Layer 3 trên ${brand.rollupName}, trên nền ${brand.baseChainName}`,
  headline: 'Game blockchain sinh ra cho số đông',
  subheader: 'Layer 3 đầu tiên dành cho game AAA',
  body: `Giành được một thanh kiếm thì thanh kiếm là của bạn: để giữ, để cho mượn, để bán cho một người lạ ở cách ba châu lục. ${brand.name} ghi chủ nhân của từng vật phẩm trong game lên một chain công khai, và không bắt người chơi phải bận tâm đến ví, gas hay chữ ký.`,
  investors: {
    title: 'Nhà đầu tư',
    pause: 'Dừng dải logo',
    play: 'Chạy dải logo',
  },
}

export const node: Translation<typeof english.node> = {
  title: `Vận hành ${brand.nodeName}`,
  subtitle: 'Trở thành người vận hành node và nhận phần thưởng mạng lưới',
  body: `${brand.nodeName} là node quan sát, theo dõi giao thức rollup của ${brand.name}. Nếu có khối sai được đề xuất, node phát báo động để người khác can thiệp.`,
  dilemma: `Khi khối nào cũng trung thực, không ai được trả công để kiểm tra, nên chẳng ai kiểm tra, và khối gian dối đầu tiên cứ thế lọt qua. Đó là thế lưỡng nan của người xác minh. ${brand.nodeName} hóa giải điều đó bằng cách thưởng cho chính việc canh gác, không chỉ cho lần bắt được lỗi.`,
  more: `${brand.nodeName} hoạt động thế nào`,
  image: {
    alt: `${brand.nodeName} được vẽ như một khí cụ: mống mắt bằng đồng thau trên chân đế nặng, bên trong cháy một đốm sáng đỏ.`,
  },
}

export const ownership: Translation<typeof english.ownership> = {
  title: 'Sở hữu thật sự',
  caption: 'Dành cho người chơi',
  subtitle: 'Hai mươi năm nhặt đồ, chưa món nào thật sự là của bạn',
  body: `Ở hầu hết các game, món đồ hiếm chỉ là một dòng trong cơ sở dữ liệu của người khác. Trên ${brand.name}, đó là token trong tài khoản của bạn, còn game chỉ là một trong những nơi bạn dùng được nó.`,
  promises: [
    {
      title: 'Sổ ghi công khai',
      body: 'Ai sở hữu vật phẩm nào được ghi trên một chain mà ai cũng đọc được và không studio nào sửa được. Một bản cập nhật có thể đổi sức mạnh của cây rìu. Nó không đổi được chủ nhân của cây rìu.',
    },
    {
      title: 'Ví là tùy chọn',
      body: 'Chơi trước đã. Không có cụm từ khôi phục trước màn hướng dẫn, không phải mua gas trước trận đầu tiên. Khi nào muốn thì hãy mang ví đến; người chơi chẳng bao giờ dùng ví cũng không thiệt gì.',
    },
    {
      title: 'Lối ra luôn mở',
      body: 'Giao dịch trong game, với bạn bè, hay trên bất kỳ sàn nào dùng cùng chuẩn token. Nếu bạn nghỉ chơi, những gì bạn kiếm được sẽ đi cùng bạn.',
    },
  ],
  comparison: {
    title: 'Cùng một vật phẩm, hai cách sở hữu',
    question: 'Điều gì xảy ra khi',
    before: 'Ở hầu hết các game',
    after: `Trên ${brand.name}`,
    rows: [
      {
        question: 'bạn giành được nó',
        before: 'Thêm một dòng vào cơ sở dữ liệu của nhà phát hành',
        after: 'Một token được phát hành vào tài khoản của bạn',
      },
      {
        question: 'bạn bán nó',
        before: 'Điều khoản dịch vụ cấm bán, hoặc thu hồi lại',
        after: 'Vật phẩm sang tay người mua, tiền về tay bạn',
      },
      {
        question: 'máy chủ đóng cửa',
        before: 'Nó biến mất',
        after: 'Nó vẫn nằm trong tài khoản của bạn, và game nào muốn vẫn đọc được',
      },
      {
        question: 'bạn bắt đầu chơi',
        before: 'Bạn tạo tài khoản',
        after: 'Bạn tạo tài khoản. Thế thôi',
      },
    ],
  },
}

export const technology: Translation<typeof english.technology> = {
  title: 'Công nghệ',
  caption: 'Quỹ đạo lồng trong quỹ đạo',
  body: `Ba lớp, mỗi lớp chỉ lo việc mình giỏi nhất. Game chạy trên ${brand.name}. ${brand.name} quyết toán về ${brand.rollupName}. ${brand.rollupName} được ${brand.baseChainName} bảo vệ. Người chơi không thấy gì trong số đó, và đó chính là mục đích.`,
  layers: [
    {
      title: `Layer 3: ${brand.name}`,
      subTitle: 'Xử lý song song, mở rộng tốt, hiệu quả cao, chi phí thấp',
      description:
        'Các game chạy song song thay vì xếp hàng chờ nhau. Cuối tuần ra mắt của thế giới này không làm chậm trận đấu ở thế giới khác, các khối gần như chỉ chứa hành động trong game, và chi phí mỗi hành động giảm đến mức studio trả xong là quên.',
      image: {
        alt: 'Phần đỉnh của cỗ máy: một quả cầu rực cháy giữa những quỹ đạo.',
      },
    },
    {
      title: `Layer 2: ${brand.rollupName}`,
      subTitle: 'Xử lý off-chain, chi phí thấp hơn, tốc độ cao hơn',
      description:
        'Giao dịch được thực thi bên ngoài chain nền rồi ghi về đó theo từng lô đã nén. Hàng nghìn giao dịch chia nhau giá của một, và kết quả đến trong chốc lát chứ không phải vài phút.',
      image: {
        alt: 'Phần giữa của cỗ máy: mặt đĩa đồng thau khắc vạch cùng các bánh răng.',
      },
    },
    {
      title: `Layer 1: ${brand.baseChainName}`,
      subTitle: 'Bảo mật và phi tập trung',
      description:
        'Bản ghi cuối cùng do các validator độc lập trên khắp thế giới lưu giữ. Một khi đã quyết toán ở đây, cả chúng tôi, studio lẫn bất kỳ chính phủ riêng lẻ nào cũng không thể viết lại.',
      image: {
        alt: 'Phần đế của cỗ máy: một bánh răng rộng, sẫm màu, nâng đỡ tất cả.',
      },
    },
  ],
}

export const foundation: Translation<typeof english.foundation> = {
  title: `Quỹ ${brand.name}`,
  caption: 'Trông coi',
  subtitle: 'Phải có người lên dây cót cho cỗ máy mà không chiếm lấy các hành tinh',
  body: `Quỹ ${brand.name} chăm lo cho giao thức để các studio có thể dựa vào nó lâu hơn lộ trình của bất kỳ công ty nào. Quỹ công bố mã nguồn, tài trợ những công cụ mà ngành game còn thiếu, và chuẩn bị cho ngày không còn ai cần đến mình.`,
  duties: [
    {
      title: 'Giữ cho mọi thứ mở',
      body: 'Phần mềm node và các bản phát hành đều công khai, kèm mã băm để ai cũng kiểm tra được. Studio có thể đọc từng dòng mã mà nền kinh tế của mình sẽ dựa vào, trước khi viết dòng đầu tiên của chính mình.',
    },
    {
      title: 'Chi cho phần còn thiếu',
      body: 'Tài trợ dành cho những việc mà nhiều game cùng cần: plug-in cho engine, chuẩn vật phẩm, indexer, kiểm toán. Mỗi khoản đều được công bố kèm những gì đã hứa và, về sau, những gì đã giao.',
    },
    {
      title: 'Chủ động buông tay',
      body: 'Quyền quyết định chuyển từ Quỹ sang những người vận hành mạng lưới, từng quyền một, công khai, theo thứ tự đã viết sẵn từ trước.',
    },
  ],
  limit:
    'Quỹ không nắm giữ vật phẩm của người chơi, không thể chuyển chúng đi, và không lấy phần nào từ giá bán của chúng.',
}

export const contributor: Translation<typeof english.contributor> = {
  title: 'Người đóng góp Genesis',
  caption: 'Trước khối số một',
  subtitle: 'Chain nào cũng có khối đầu tiên. Có những người đã ở đó từ trước',
  body: `Người đóng góp Genesis xây dựng trên ${brand.name}, hoặc canh gác nó, khi nó còn dang dở: khi tài liệu còn mỏng, testnet khởi động lại không báo trước, và một báo cáo lỗi đáng giá hơn một thông cáo báo chí. Chúng tôi sẽ nhớ họ là ai.`,
  tracks: [
    {
      title: 'Người xây dựng',
      who: 'Studio, modder và người làm công cụ, những ai triển khai khi sơn còn chưa khô.',
      counts: [
        'Một game, một chế độ chơi hoặc một công cụ chạy trên testnet',
        'Một thay đổi đã được merge vào node, plug-in cho engine hoặc tài liệu',
        'Một báo cáo dẫn đến bản sửa lỗi, quý nhất là báo cáo bảo mật',
      ],
    },
    {
      title: 'Người vận hành node',
      who: `Những người chạy ${brand.nodeName} khi mạng lưới còn chưa có mấy thứ để canh.`,
      counts: [
        'Một node giữ vững phiên gác suốt giai đoạn testnet',
        'Một lần báo động trong đợt diễn tập, có bằng chứng đính kèm',
        'Một bài hướng dẫn đã giúp người khác thiết lập node',
      ],
    },
  ],
  honors: {
    title: 'Bạn nhận được gì',
    items: [
      'Tên bạn, hoặc tên studio của bạn, trong bản ghi Genesis của mainnet',
      'Vai trò Genesis vĩnh viễn trong cộng đồng, không bao giờ đem bán',
      'Kênh liên lạc trực tiếp với các kỹ sư viết nên giao thức',
      'Những chỗ đầu tiên mỗi khi mở testnet mới hoặc plug-in mới cho engine',
    ],
  },
  callToAction: 'Kể chúng tôi nghe bạn đang làm gì',
}

export const league: Translation<typeof english.league> = {
  title: brand.leagueName,
  caption: 'Xuyên suốt mọi game',
  body: `${brand.leagueName} là giải đấu hàng đầu của ${brand.name}. Không đơn đăng ký, không phí tham gia: người chơi mở khóa thành tựu tinh anh trong các game trên mạng lưới sẽ trở thành Vanguard, và mang danh hiệu đó từ game này sang game khác.`,
  image: {
    alt: 'Cúp Vanguard: những quỹ đạo bằng đồng thau quanh một lõi sáng đỏ.',
  },
  carouselLabel: 'Giải đấu vận hành thế nào',
  features: [
    {
      title: 'Tự động gia nhập',
      body: 'Bạn không cần đăng ký. Chỉ cần đạt một thành tựu tinh anh của một game là bạn tự động gia nhập: thành tựu chính là lời mời.',
    },
    {
      title: 'Đang phát triển',
      body: 'Giải đấu đang được phát triển. Việc tích hợp với các game dự kiến diễn ra khi Layer 3 ra mắt.',
    },
    {
      title: 'Phần thưởng độc quyền',
      body: 'Thành viên mở khóa phần thưởng độc quyền: vật phẩm, danh hiệu và quyền truy cập, chỉ kiếm được khi chơi, không mua được.',
    },
  ],
}

export const community: Translation<typeof english.community> = {
  title: 'Tham gia cộng đồng',
  caption: 'Mở cho tất cả mọi người',
  subtitle: `Sẵn sàng lên cấp cùng ${network.chainName}`,
  body: `${brand.name} là Layer 3 đầu tiên dành cho game AAA, và đang được xây dựng công khai. Hãy hỏi các kỹ sư tuần này họ làm hỏng gì, nhận một nhiệm vụ, rủ thêm ba người đi raid, hoặc khoe với chúng tôi game bạn đang làm.`,
  buildWithUs: 'Cùng xây dựng',
  socialTitle: 'Tìm chúng tôi ở đâu',
  social: [
    { label: 'X', purpose: 'Tin tức sớm nhất' },
    { label: 'Discord', purpose: 'Trò chuyện với chúng tôi và với nhau' },
    { label: 'Telegram', purpose: 'Thông báo và trò chuyện' },
    { label: 'Zealy', purpose: 'Nhiệm vụ hằng ngày' },
    { label: 'Galxe', purpose: 'Chiến dịch và huy hiệu' },
  ],
}
