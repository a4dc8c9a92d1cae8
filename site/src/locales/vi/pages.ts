import { brand } from '../../brand.ts'
import type * as english from '../../pages.ts'
import type { Translation } from '../../translation.ts'

export const pages: Translation<typeof english.pages> = {
  home: { title: `${brand.name}: Layer 3 đầu tiên dành cho game AAA` },
  testnetSwap: { title: `Swap trên testnet · ${brand.name} ${brand.campaignName}` },
  tokenWidget: { title: `Tiện ích token · ${brand.name}` },
  mint: { title: `Mint mở rộng ảnh đại diện ${brand.name} ${brand.campaignName} Vanguard` },
  viewMint: { title: `Bộ sưu tập ảnh đại diện ${brand.name} ${brand.campaignName} Vanguard` },
  progress: { title: `Tiến độ của bạn · ${brand.name} ${brand.campaignName}` },
  leaderboard: { title: `Bảng xếp hạng · ${brand.name} ${brand.campaignName}` },
  ranks: { title: `Cách tính cấp bậc · ${brand.name} ${brand.campaignName}` },
  socialReturn: { title: `Đang đăng nhập · ${brand.name}` },
  nodes: { title: `Vận hành ${brand.nodeName} · ${brand.name}` },
  nodeAgreement: { title: `Thỏa thuận phần mềm ${brand.nodeName} · ${brand.name}` },
  status: { title: `Trạng thái mạng · ${brand.name}` },
  officialLinks: { title: `Liên kết chính thức · ${brand.name}` },
  network: { title: `Nhà phát triển · ${brand.name}` },
}

export const linkPreviews: Translation<typeof english.linkPreviews> = {
  home: {
    description: `${brand.name} là Layer 3 đầu tiên dành cho game AAA: người chơi sở hữu và mua bán những gì mình giành được, không bao giờ phải bận tâm đến ví.`,
    picture: { alt: 'Một mô hình hệ hành tinh lớn bằng đồng thau quay quanh ngôi sao đỏ trong bóng tối.' },
  },
  testnetSwap: {
    description: `Thử giao dịch trên ${brand.name} mà không gặp rủi ro: nhận Ether thử nghiệm miễn phí, swap lấy token thử nghiệm ${brand.campaignName}, rồi bán lại.`,
    picture: { alt: 'Ba lớp của cùng một cỗ máy: ngôi sao đỏ trong những vòng đồng thau và thép.' },
  },
  tokenWidget: {
    description: `Mua bán token thử nghiệm theo đúng tỷ giá của hợp đồng. Tiện ích đằng sau trang swap ${brand.name} ${brand.campaignName}.`,
    picture: { alt: 'Hai thiên thể đổi chỗ cho nhau trên cùng một quỹ đạo.' },
  },
  mint: {
    description: `Mỗi ngày sưu tập đủ 42 ảnh đại diện ${brand.name} ${brand.campaignName}. Không gas, bắt đầu không cần ví: một chữ ký mint hết và tính vào tư cách Vanguard.`,
    picture: { alt: 'Mười hai chân dung Vanguard đội mũ giáp, trong ánh đỏ và vàng.' },
  },
  viewMint: {
    description: `Bạn có những ai trong 42 ${brand.name} ${brand.campaignName} Vanguard? Kết nối ví bạn dùng để mint, xem từng ảnh và chia sẻ bộ sưu tập.`,
    picture: { alt: 'Mười hai chân dung Vanguard trong nhiều màu áo khác nhau.' },
  },
  progress: {
    description: `Bạn có giữ được chuỗi ngày? Xem 42 vật phẩm hôm nay, số ngày liên tiếp và phần còn thiếu của từng nhiệm vụ ${brand.name} ${brand.campaignName}. Không cần ví.`,
    picture: { alt: 'Những hàng chân dung Vanguard.' },
  },
  leaderboard: {
    description: `Ai đang dẫn đầu mùa này của ${brand.name} ${brand.campaignName}? Xem thứ hạng, cấp bậc và chuỗi ngày của từng người chơi, đọc từ chain, và tìm chính bạn.`,
    picture: { alt: 'Chiếc cúp gồm những vòng đồng thau quanh một viên pha lê đỏ.' },
  },
  ranks: {
    description: `Từ Tân binh đến Nguyên soái: điều kiện từng cấp bậc ${brand.name} ${brand.campaignName}, cách xét đồng hạng, và vì sao giới hạn khiến ví phụ chẳng giúp được gì.`,
    picture: { alt: 'Chiếc cúp gồm những vòng đồng thau quanh một viên pha lê đỏ.' },
  },
  socialReturn: {
    description: `Đang đưa bạn trở lại ${brand.name} sau khi đăng nhập.`,
    picture: { alt: 'Một mô hình hệ hành tinh lớn bằng đồng thau quay quanh ngôi sao đỏ trong bóng tối.' },
  },
  nodes: {
    description:
      'Canh gác rollup, phát báo động khi có khối sai, và nhận phần thưởng mạng lưới. Thiết lập chưa đầy một phút trên laptop, máy bàn hoặc máy chủ đám mây.',
    picture: { alt: `${brand.nodeName}: một khí cụ bằng đồng thau với con mắt đỏ rực.` },
  },
  nodeAgreement: {
    description: `Trước khi chạy ${brand.nodeName}: ai được tham gia, cách nhận phần thưởng, và toàn bộ điều khoản của ${brand.clientName} cùng bản dòng lệnh.`,
    picture: { alt: `${brand.nodeName} dõi theo một hàng khối thép đi qua.` },
  },
  status: {
    description: `${brand.name} có đang hoạt động? Trạng thái trực tiếp của testnet, việc mint và mọi dịch vụ, cùng lịch sử hoạt động 90 ngày.`,
    picture: { alt: `${brand.nodeName} đang canh gác.` },
  },
  officialLinks: {
    description: `Liên kết này có đúng là của ${brand.name}? Kiểm tra mọi tên miền, hợp đồng, tài khoản và khóa ký chính thức trước khi kết nối ví hay tải về bất cứ thứ gì.`,
    picture: { alt: 'Một mô hình hệ hành tinh bằng đồng thau quanh ngôi sao đỏ.' },
  },
  network: {
    description: `Kết nối với ${brand.name}: chain ID, điểm cuối RPC, faucet và hợp đồng, kèm mã cho viem, ethers, Hardhat và Foundry.`,
    picture: { alt: 'Ba lớp của cùng một cỗ máy: ngôi sao đỏ trong những vòng đồng thau và thép.' },
  },
}
