import { brand } from '../../brand.ts'
import type * as english from '../../official.ts'
import type { Translation } from '../../translation.ts'

export const officialLinks: Translation<typeof english.officialLinks> = {
  kicker: '谨防假冒',
  title: '官方链接',
  intro: `${brand.name} 的全部域名、合约、账号和密钥。凡未列在此处的，都不属于我们。`,
  domains: [{ name: brand.keyName }, { name: '任务板' }, { name: '活动' }],
  sections: {
    domains: {
      title: '域名',
      here: '本站',
      check: '连接钱包之前，请将地址栏与此列表核对。我们绝不会索要助记词。',
      elsewhere:
        '你在 {opened} 打开了此页面，而本站的地址是 {official}。如果这出乎你的意料，请关闭此页面，不要连接钱包。',
    },
    contracts: {
      title: '合约',
      collection: '合集',
      token: '测试代币',
      developers: '面向开发者',
      check: '确认之前，请将完整地址与钱包显示的地址核对。程序可以从 network.json 读取同样的地址。',
    },
    accounts: {
      title: '中继账户',
      relayer: '中继器',
      check: '这些账户负责发送你的免 Gas 铸造。它们从不向你索要任何东西：你只签署一条消息，不签署任何交易。',
    },
    social: {
      title: '社交账号',
      check: '请打开这些链接，不要通过搜索寻找。团队绝不会主动给你发私信。',
    },
    software: {
      title: '软件',
      repository: '源代码',
      releases: '下载与校验值',
      check: '每个下载都附有 SHA-256 校验值和用于验证的命令。如果两者不同，请删除该文件。',
    },
    keys: {
      title: '签名密钥',
      none: '我们目前还没有用密钥签署任何内容。任何自称出自我们的签名都是假的。',
      check: '请将完整指纹与你的软件显示的指纹核对。',
    },
    security: {
      title: '报告漏洞',
      contact: '电子邮箱',
      document: 'security.txt',
      check: '公开披露之前，请先联系我们。面向研究人员的详细信息见 security.txt。',
    },
  },
  chain: '位于 {name}（链 ID {id}）',
  onExplorer: '在区块浏览器中查看',
  copy: '复制',
  copied: '已复制',
  copyByHand: '已选中。按 Ctrl+C 或 ⌘C 复制。',
  loading: '正在加载地址…',
  unreadable: '无法加载地址。network.json 中也列有这些地址。',
  warning: '测试网代币和藏品没有价值。向你出售它们的人都是在行骗。',
}
