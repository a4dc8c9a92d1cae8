import type * as english from '../../guest-words.ts'
import type { Translation } from '../../translation.ts'

export const guestWords: Translation<typeof english.guestWords> = {
  choices: {
    title: '无需钱包应用',
    recommended: '推荐',
    create: '由你的密码管理器保管，可在你的任何设备上恢复。',
    restore: '我已有游客钱包',
    restoreHint: '用你在本站创建的通行密钥恢复它。',
    browser: '仅保存在此浏览器中，清除浏览器数据就会将其删除。',
  },
  unsupported: {
    unsupportedBrowser:
      '此浏览器无法用通行密钥保管钱包。请导出游客钱包的私钥作为备份，或使用最新版本的 Chrome、Edge、Firefox 或 Safari。',
    inAppBrowser:
      '此应用的内置浏览器不支持通行密钥，而且应用可能随时删除游客钱包。如需可恢复的钱包，请在你的浏览器中打开此页面。',
    noDomain: '通行密钥只能在使用 HTTPS 的域名上使用，不能在此地址上使用。请导出游客钱包的私钥作为备份。',
  },
  openBrowser: '在浏览器中打开',
  copyLink: '复制链接',
  passkey: {
    name: '使用通行密钥的游客钱包',
    notice:
      '此游客钱包由你的通行密钥保管。每次加载页面后，首次签名之前，浏览器都会要求使用它。要在别处使用此钱包，请在那里选择“我已有游客钱包”。请只在测试网上使用，切勿存放任何有价值的东西。',
    createTitle: '创建通行密钥',
    restoreTitle: '使用你的通行密钥',
    body: '请按照浏览器的提示操作。有些设备会询问两次。',
    confirm: '使用通行密钥',
    restore: '恢复我的钱包',
    browser: '在此浏览器中创建游客钱包',
  },
  notice:
    '你正在使用游客钱包。它仅保存在此浏览器中，清除浏览器存储就会将其删除。请只在测试网上使用，切勿存放任何有价值的东西。',
  backup:
    '如需备份，请导出私钥，然后将其保存在密码管理器中，或导入其他钱包。通行密钥无法保管此钱包：它会创建一个新钱包，地址是新的，也没有头像。',
  backupDone: '知道了',
  exportKey: '导出私钥',
  exportTitle: '你的游客钱包的私钥',
  exportWarning:
    '任何持有此私钥的人都能控制这个钱包。请妥善保密，也不要向它转入真实资金。要保留你的头像，请将私钥导入你自己的钱包。',
  reveal: '显示私钥',
  hide: '隐藏私钥',
  keyLabel: '私钥',
}
