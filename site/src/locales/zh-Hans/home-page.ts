import { brand } from '../../brand.ts'
import type * as english from '../../home-page.ts'
import { network } from '../../network.ts'
import type { Translation } from '../../translation.ts'

export const hero: Translation<typeof english.hero> = {
  caption: `Layer 3，构建于 ${brand.rollupName} 与 ${brand.baseChainName} 之上`,
  headline: '区块链游戏，为走向大众而生',
  subheader: '首个面向 3A 游戏的 Layer 3',
  body: `赢下一把剑，剑就归你：留着、借出，或者卖给隔着三块大陆的陌生人。${brand.name} 让每件游戏道具都在公链上有主，又不让钱包、Gas 和签名挡在玩家面前。`,
  investors: {
    title: '投资方',
    pause: '暂停徽标滚动',
    play: '播放徽标滚动',
  },
}

export const node: Translation<typeof english.node> = {
  title: `运行 ${brand.nodeName}`,
  subtitle: '成为网络的节点运营者，获得网络奖励',
  body: `${brand.nodeName} 是监测 ${brand.name} Rollup 协议的观察节点。一旦有错误的区块被提出，它就会发出警报，好让其他人介入。`,
  dilemma: `当每个区块都诚实时，查验得不到任何报酬，于是没有人去查，直到第一个不诚实的区块就此过关。这就是验证者困境。${brand.nodeName} 的解法是：奖励守望本身，而不只是奖励抓到的差错。`,
  more: `${brand.nodeName} 如何工作`,
  image: {
    alt: `画成一件仪器的 ${brand.nodeName}：沉重的底座上是黄铜光圈，里面亮着红光。`,
  },
}

export const ownership: Translation<typeof english.ownership> = {
  title: '真正归你所有',
  caption: '致玩家',
  subtitle: '刷了二十年装备，没有一件是你的',
  body: `在大多数游戏里，一件稀有掉落不过是别人数据库里的一行。在 ${brand.name} 上，它是你账户里的一枚代币，而这款游戏只是它的用武之地之一。`,
  promises: [
    {
      title: '记录公开',
      body: '谁拥有哪件道具，都写在一条人人可读、任何工作室都改不了的链上。更新补丁可以改变你的斧头有何本领，却改变不了这把斧头是谁的。',
    },
    {
      title: '钱包可选',
      body: '先玩再说。新手教程之前没有助记词要抄，第一场战斗之前没有 Gas 要买。想用钱包时再带上；一直不用的玩家，也不会少任何东西。',
    },
    {
      title: '来去自由',
      body: '在游戏里交易，和朋友交易，或在任何支持同一代币标准的市场上交易。哪天不玩了，赢得的东西跟你一起走。',
    },
  ],
  comparison: {
    title: '同一件道具，两种拥有方式',
    question: '情形',
    before: '在大多数游戏里',
    after: `在 ${brand.name} 上`,
    rows: [
      {
        question: '赢得它时',
        before: '发行商的数据库里多了一行',
        after: '一枚代币发行到你的账户',
      },
      {
        question: '卖掉它时',
        before: '服务条款不准卖，或者把它收回',
        after: '道具归买家，货款归你',
      },
      {
        question: '服务器关停时',
        before: '它就没了',
        after: '它还在你的账户里，任何愿意接纳它的游戏也仍能读取',
      },
      {
        question: '开始玩时',
        before: '注册一个账号',
        after: '注册一个账号，仅此而已',
      },
    ],
  },
}

export const technology: Translation<typeof english.technology> = {
  title: '技术',
  caption: '轨道之中，还有轨道',
  body: `三层网络，各做自己最擅长的事。游戏运行在 ${brand.name} 上，${brand.name} 结算到 ${brand.rollupName}，${brand.rollupName} 的安全由 ${brand.baseChainName} 保障。这一切玩家都看不见，而这正是用意所在。`,
  layers: [
    {
      title: `Layer 3：${brand.name}`,
      subTitle: '并行处理、可扩展、高效率、低成本',
      description:
        '各款游戏并排运行，不必彼此排队。一个世界的首发周末，不会拖慢另一个世界的对局；区块里装的几乎全是游戏操作，而每次操作的成本低到工作室付过便可忘在脑后。',
      image: {
        alt: '机器的顶部：层层轨道中央，一颗燃烧的球体。',
      },
    },
    {
      title: `Layer 2：${brand.rollupName}`,
      subTitle: '链下处理、更低成本、更快速度',
      description:
        '交易在底层链之外执行，再以压缩批次发布到底层链上。成千上万笔交易分摊一笔的价格，片刻便有回应，不必等上几分钟。',
      image: {
        alt: '机器的中部：带齿轮组的黄铜刻度盘。',
      },
    },
    {
      title: `Layer 1：${brand.baseChainName}`,
      subTitle: '安全与去中心化',
      description:
        '最终记录由遍布全球的独立验证者保管。一旦在这里结算，无论是我们、工作室，还是任何一国政府，都无法改写。',
      image: {
        alt: '机器的底座：宽大而暗沉的齿轮，托起其余的一切。',
      },
    },
  ],
}

export const foundation: Translation<typeof english.foundation> = {
  title: `${brand.name} 基金会`,
  caption: '守护之责',
  subtitle: '总得有人为机器上弦，而不占有行星',
  body: `${brand.name} 基金会照看协议，让工作室可以长久倚赖它，比任何一家公司的路线图都长久。基金会公开代码，资助游戏尚缺的工具，并为自己不再被需要的那一天做准备。`,
  duties: [
    {
      title: '保持开放',
      body: '节点软件及其各个版本全部公开，并附有人人可以核对的校验值。工作室动笔写自己的第一行代码之前，就能读遍其经济系统所依托的每一行。',
    },
    {
      title: '补上缺口',
      body: '资助投向不止一款游戏需要的工作：引擎插件、道具标准、索引器、审计。每一笔资助都会公布承诺了什么，日后再公布交付了什么。',
    },
    {
      title: '主动放手',
      body: '决策权从基金会移交给运行网络的人：一次一项，公开进行，次序事先写定。',
    },
  ],
  limit: '基金会不持有玩家的道具，无法转移它们，也不从其售价中抽取任何分成。',
}

export const contributor: Translation<typeof english.contributor> = {
  title: '创世贡献者',
  caption: '第一个区块之前',
  subtitle: '每条链都有第一个区块，而有些人来得更早',
  body: `创世贡献者在 ${brand.name} 尚未完工时，就在上面建造，或为它守望：那时文档单薄，测试网说重启就重启，一份缺陷报告比一篇新闻稿更有分量。他们是谁，我们会记住。`,
  tracks: [
    {
      title: '建设者',
      who: '趁油漆未干就来部署的工作室、模组作者和工具开发者。',
      counts: [
        '一款在测试网上运行的游戏、模式或工具',
        '一次合并的改动：节点、引擎插件或文档',
        '一份促成修复的报告，安全报告尤为可贵',
      ],
    },
    {
      title: '节点运营者',
      who: '在网络还没有多少东西可看时，就运行 Sentry Node 的人。',
      counts: ['一个在测试网期间始终坚守的节点', '一次在演练中拉响的警报，并附上证据', '一份帮助他人搭好节点的指南'],
    },
  ],
  honors: {
    title: '由此获得',
    items: [
      '你或你工作室的名字，载入主网的创世记录',
      '社区中永久的“创世”身份，绝不出售',
      '与编写协议的工程师直接沟通的渠道',
      '新测试网或引擎插件开放时的首批席位',
    ],
  },
  callToAction: '告诉我们你在做什么',
}

export const league: Translation<typeof english.league> = {
  title: brand.leagueName,
  caption: '贯穿每一款游戏',
  body: `${brand.leagueName} 是 ${brand.name} 的顶级游戏联赛。没有报名表，也没有报名费：玩家在部署于本网络的游戏中解锁精英成就，便成为 Vanguard，并带着这一头衔走进下一款游戏。`,
  image: {
    alt: 'Vanguard 奖杯：黄铜轨道环绕红光核心。',
  },
  carouselLabel: '联赛如何运作',
  features: [
    {
      title: '自动加入',
      body: '无需申请。达成某款游戏的一项精英成就，你就会自动加入：成就本身就是邀请函。',
    },
    {
      title: '开发中',
      body: '联赛正在开发中，预计在 Layer 3 上线时与游戏完成对接。',
    },
    {
      title: '专属奖励',
      body: '成员可解锁专属奖励：只能在游戏中赢得、无法用钱买到的道具、头衔与准入资格。',
    },
  ],
}

export const community: Translation<typeof english.community> = {
  title: '加入社区',
  caption: '人人可来',
  subtitle: `准备好，与 ${network.chainName} 一同升级`,
  body: `${brand.name} 是首个面向 3A 游戏的 Layer 3，而且全程公开建造。来问问工程师这周又弄坏了什么，接一个任务，再找三个人凑队下副本，或者给我们看看你正在做的游戏。`,
  buildWithUs: '与我们共建',
  socialTitle: '在这里找到我们',
  social: [
    { label: 'X', purpose: '第一时间的消息' },
    { label: 'Discord', purpose: '与我们和彼此交流' },
    { label: 'Telegram', purpose: '公告与聊天' },
    { label: 'Zealy', purpose: '每日任务' },
    { label: 'Galxe', purpose: '活动与徽章' },
  ],
}
