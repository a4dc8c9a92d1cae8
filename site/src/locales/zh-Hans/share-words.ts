import type * as english from '../../share-words.ts'
import type { Translation } from '../../translation.ts'

export const shareWords: Translation<typeof english.shareWords> = {
  action: '分享',
  title: '分享这份进度',
  intro: '任何人都可以通过链接查看这个钱包的进度页面。链接预览会显示这张图片。',
  link: '链接',
  copy: '复制链接',
  copied: '已复制',
  selected: '已选中。按 Ctrl+C 或 ⌘C 复制。',
  close: '关闭',
  drawing: '正在绘制你的进度…',
  undrawn: '无法生成图片。请关闭此窗口后重试。',
  alt: '一张卡片，上面有连续记录、以灯点表示的今日藏品和军衔徽章。',
  card: {
    streak: { other: '连续天数' },
    today: '今日 {minted} / {total}',
    place: '第 {place} 名，共 {places} 个名次',
    noRank: '暂无军衔',
  },
}
