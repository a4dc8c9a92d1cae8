import type * as english from '../../games.ts'
import { network } from '../../network.ts'
import type { Translation } from '../../translation.ts'

export const games: Translation<typeof english.games> = {
  title: 'Game',
  caption: 'Đang phát triển',
  subtitle: `Game sắp ra mắt trên ${network.chainName}`,
  body: `Dưới đây là những game đang được phát triển để triển khai lên mạng lưới ${network.chainName}, kèm liên kết để bạn đọc thêm:`,
  learnMore: 'Tìm hiểu thêm',
  comingSoon: 'Sắp ra mắt',
  carouselLabel: 'Game sắp ra mắt',
  list: [
    {
      slug: 'roche-line',
      genre: 'Đua không trọng lực',
      body: 'Đua quanh vành đai của một hành tinh nuốt chửng các mặt trăng của nó. Đường đua là mười một nghìn kilômét băng, và nó trôi ngay khi bạn đang chạy. Con tàu bạn đưa về được là của bạn: từng vết sẹo, bạn sửa, bạn khoe hay bạn bán.',
      keyArt: { alt: 'Hình chủ đạo của Roche Line: những con tàu đua trong vành đai băng của một hành tinh khổng lồ.' },
    },
    {
      slug: 'brassmarch',
      genre: 'Thủ thành chiến thuật',
      body: 'Giữ bức tường trước những gã khổng lồ đã được lên dây cót từ trước khi bà bạn chào đời. Bạn có một cổng thành, bốn mươi ngọn giáo, và đúng một khẩu pháo dùng được. Bộ phận bạn cắt từ gã khổng lồ được bắt vít thẳng vào công sự, mỗi món có số sê-ri và câu chuyện riêng.',
      keyArt: { alt: 'Hình chủ đạo của Brassmarch: gã khổng lồ dây cót phía trên bức tường thành lúc hoàng hôn.' },
    },
    {
      slug: 'fathom-debt',
      genre: 'Trục vớt biển sâu',
      body: 'Mọi thứ dưới đáy biển đều có chủ, và một số còn đang thức. Từng tổ ba người lặn xuống bằng dưỡng khí đi vay và tàu ngầm đi thuê. Nổi lên cùng món hàng thì nó hoàn toàn là của bạn; nán lại quá lâu, sẽ có kẻ đích thân đến thu lãi.',
      keyArt: { alt: 'Hình chủ đạo của Fathom Debt: đèn của một tàu ngầm nhỏ soi trúng một con mắt trong bóng tối.' },
    },
    {
      slug: 'lofthold',
      genre: 'Xây dựng quần đảo trên trời',
      body: 'Dựng một ngôi làng trên tảng đá đang bị gió cuốn đi. Treo cầu trước khi luồng gió chia cắt đôi bên, và cho hàng xóm mượn cối xay gió để lấy bột mì cả mùa. Thứ bạn thiết kế, người khác có thể dựng lại, và tên bạn vẫn ở trên đó.',
      keyArt: { alt: 'Hình chủ đạo của Lofthold: ngôi làng có cối xay gió trên một hòn đảo bay.' },
    },
    {
      slug: 'vesperine',
      genre: 'Chưa tiết lộ',
      body: 'Một lần nhật thực. Một cánh cửa. Một chiếc vòng đứng trên cánh đồng muối nơi bóng tối đổ xuống. Chúng tôi được phép nói rằng bạn vào một mình, rằng phía bên kia nhớ mặt bạn, và rằng thứ bạn mang ra chưa từng tồn tại. Hơn thế thì chưa được phép nói.',
      keyArt: { alt: 'Hình chủ đạo của Vesperine: một chiếc vòng lớn đứng trên đồng muối dưới nhật thực.' },
    },
  ],
}
