import { brand } from '../../brand.ts'
import type * as english from '../../downloads.ts'
import type { Translation } from '../../translation.ts'

export const downloads: Translation<typeof english.downloads> = {
  windows: '下载 Windows 版',
  mac: '下载 macOS 版',
  purchaseKey: `购买 ${brand.keyName}`,
  cli: '从 GitHub 下载 CLI',
  lastConfirmed: '{release}，上次确认于{date}',
  runNode: '运行节点',
  mobile: {
    title: '仅可在桌面设备上下载',
    body: `${brand.clientName} 不支持移动设备。请用台式机或笔记本电脑访问此页面下载。`,
  },
  clientBox: {
    title: '下载客户端',
    desktop: 'Sentry Node 可在笔记本电脑、台式机乃至云实例上运行',
    mobile: '不支持移动设备。请用台式机或笔记本电脑访问并下载。',
  },
  allDownloads: '全部下载',
}
