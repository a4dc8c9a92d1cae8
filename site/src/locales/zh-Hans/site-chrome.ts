import { brand } from '../../brand.ts'
import { anchors } from '../../site-chrome.ts'
import type * as english from '../../site-chrome.ts'
import type { Translation } from '../../translation.ts'

export const header: Translation<typeof english.header> = {
  homeLabel: `${brand.name}，首页`,
  navigationLabel: '主导航',
  sectionsLabel: '本页各部分',
  skipLink: '跳到正文',
  docs: '文档',
  buildWithUs: '与我们共建',
  openMenu: '打开菜单',
  closeMenu: '关闭菜单',
  social: [
    { label: `Telegram 上的 ${brand.name}` },
    { label: `X 上的 ${brand.name}` },
    { label: `Discord 上的 ${brand.name}` },
  ],
  menuSocial: [
    { label: `Discord 上的 ${brand.name}` },
    { label: `X 上的 ${brand.name}` },
    { label: `Telegram 上的 ${brand.name}` },
  ],
  sections: [
    { title: `认识 ${brand.name}`, id: 'introducing' },
    { title: '真正归你所有', id: 'ownership' },
    { title: '技术', id: 'technology' },
    { title: `${brand.name} 基金会`, id: 'foundation' },
    { title: '创世贡献者', id: anchors.contributor },
    { title: '创世游戏', id: 'games' },
    { title: brand.leagueName, id: anchors.league },
    { title: '加入社区', id: 'community' },
  ],
}

export const footer: Translation<typeof english.footer> = {
  copyright: `©${brand.copyrightYear} ${brand.name} 保留所有权利`,
  agreement: `${brand.nodeName} 协议`,
  navigationLabel: '页脚',
  networkLabel: '网络',
  status: '网络状态',
  officialLinks: '官方链接',
  social: [
    { label: `Discord 上的 ${brand.name}` },
    { label: `X 上的 ${brand.name}` },
    { label: `GitBook 上的 ${brand.name} 文档` },
    { label: `Telegram 上的 ${brand.name}` },
  ],
}

export const controls: Translation<typeof english.controls> = {
  opensInNewTab: '在新标签页中打开',
  dismiss: '关闭',
  unanswered: { waiting: '你的钱包没有响应。', tryAgain: '重试', cancel: '取消' },
  film: { pause: '暂停背景视频', play: '播放背景视频' },
  carousel: {
    carousel: '轮播',
    slide: '幻灯片',
    position: '第 {position} 张，共 {count} 张',
    dots: '选择幻灯片',
    pause: '暂停自动轮播',
    play: '开始自动轮播',
  },
}

export const notices: Translation<typeof english.notices> = {
  failure: {
    title: '出了点问题',
    body: '此页面未能显示。你拥有或签署的一切都不受影响。请重新加载页面；如果仍无改善，请前往首页。',
    offline: '无法加载此页面的一部分。你的网络连接可能中断了，也可能是我们发布了新版本。重新加载即可获取当前版本。',
    reload: '重新加载此页面',
    home: '前往首页',
    details: '错误详情',
  },
}
