import type * as english from '../../all-downloads.ts'
import { brand } from '../../brand.ts'
import type { Translation } from '../../translation.ts'
import { downloads } from './downloads.ts'

export const allDownloads: Translation<typeof english.allDownloads> = {
  title: downloads.allDownloads ?? '',
  intro: `${brand.clientName} 是一款普通的桌面应用。命令行节点可在任何终端中运行，包括服务器。`,
  columns: { system: '系统', file: '文件', size: '大小', digest: 'SHA-256 校验值与验证命令' },
  released: '发布于{date}',
  releasePage: '版本说明与源代码',
  verifyTitle: '验证你的下载',
  verifyIntro:
    '在终端中打开下载文件夹，运行文件旁边的命令。macOS 和 Linux 会输出 OK；Windows 会输出校验值，供你比对。如果结果不同，请删除该文件并告知我们。',
  verifyByEye:
    '在终端中打开下载文件夹，运行文件旁边的命令，它会输出文件的校验值。请与发布页面上的校验值比对；如果不同，请删除该文件并告知我们。',
  copy: '复制验证命令',
  copied: '已复制',
  copyByHand: '已选中。按 Ctrl+C 或 ⌘C 复制。',
  unknownSize: '未知',
  unknownDigest: '未公布',
  loading: '正在查找最新版本…',
  direct: '刚刚读取自 GitHub。',
  confirmed: 'GitHub 上次确认此版本的时间：{time}。',
  stale: 'GitHub 没有响应，因此可能有更新的版本。上次确认此版本的时间：{time}。',
  unavailable: '我们无法查找最新版本。链接仍可用于下载；GitHub 恢复响应后，会重新显示大小和校验值。',
  kinds: { client: '桌面客户端', cli: '命令行节点' },
  systems: { windows: 'Windows', mac: 'macOS', linux: 'Linux' },
}
