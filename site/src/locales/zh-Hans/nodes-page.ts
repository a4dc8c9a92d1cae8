import { brand } from '../../brand.ts'
import type * as english from '../../nodes-page.ts'
import type { Translation } from '../../translation.ts'

export const nodesLanding: Translation<typeof english.nodesLanding> = {
  hero: {
    caption: 'Sentry Node',
    title: '不到一分钟，开始获得奖励',
    subtitle: `${brand.name} Sentry Node 现已开放`,
    body: 'Sentry Node 可以在任何机器上运行，也可以部署在云实例上',
  },
  film: {
    title: '工作中的 Sentry Node',
    captionsLabel: '简体中文',
    play: '播放影片',
    playAgain: '再次播放影片',
    soundHint: '点击开启声音',
    transcriptTitle: '影片文字稿',
    transcript: [
      '低沉的机器嗡鸣。一只巨大的黄铜轮载着钢块，绕燃烧的核心转动，擒纵机构每响一下，就前进一格。画面文字：“Rollup：区块不断被提出。总得有人来查验。”',
      '镜头更近，光线更暗。一个又一个区块无人看守地经过。画面文字：“验证者困境：查验要花成本，而通常一切无误。那么，谁来守望？”',
      '乐声渐强。轮子后方，一件仪器醒来：光圈张开，红光充盈，它转身面向区块。画面文字：“Sentry Node：监看每一条断言。”',
      '轮子送来一个歪斜的区块，边缘烧得通红。滴答声停了。画面文字：“不一致：有一个错误区块被提出。”',
      '号角轻轻响了三声。Sentry 的眼睛骤然亮起，轮子四周的灯一盏接一盏回应。画面文字：“警报：Sentry 拉响警报。”那个区块被提走，诚实的区块取而代之。画面文字：“其他人介入。”',
      '滴答声重新响起，一个温暖的和弦落定。整只轮子在光中转动。画面文字：“已化解：诚实的状态成立。运营者：因为守望，获得网络奖励。”',
      `一声钟响。画面文字：“${brand.name}：运行 Sentry Node”。`,
    ],
  },
  poweredBy: '技术提供方',
  benefits: {
    title: `为什么要成为 ${brand.name} 节点运营者？`,
    list: [
      {
        title: '便捷',
        body: '随便一台旧电脑，不到 60 秒就能让 Sentry Node 运行起来。',
      },
      {
        title: '奖励',
        body: `为 ${brand.name} 网络做出贡献，开启获得奖励的机会。`,
      },
      {
        title: '稀缺',
        body: '节点数量有限。网络不断壮大，留给这少数人的机会也随之增加。',
      },
    ],
  },
  resources: {
    title: '资源',
    body: '有疑问？通过社交媒体联系我们，或阅读我们的 {docs}。',
    docs: 'GitBook 文档',
    buttons: [{ label: 'Discord' }, { label: 'Telegram' }, { label: 'GitBook' }],
  },
}

export const nodesGuide: Translation<typeof english.nodesGuide> = {
  chapters: {
    title: '本页内容',
    list: [
      { id: 'all-downloads', label: '全部下载' },
      { id: 'what-it-does', label: '节点做什么' },
      { id: 'what-it-needs', label: '运行要求' },
      { id: 'in-the-cloud', label: '云端运行' },
      { id: 'keys-and-rewards', label: '密钥与奖励' },
      { id: 'questions', label: '常见问题' },
    ],
  },
  watch: {
    title: '节点整天在做什么',
    subtitle: '别人凭信任接受的，它逐一查验',
    body: `${brand.name} 是一个 Rollup：在底层链之外完成工作，再把结果报告上去。这份报告，总得有人查验。`,
    steps: [
      {
        title: '提议',
        drawing: '一笔笔交易落下，拼成一个区块。区块表面的九个点位显示它所声称的状态，随后它沿着轨道出发。',
        body: `验证者将最新的交易打包，并提出交易执行之后的网络状态。这份提议发布到 ${brand.rollupName} 上，在那里等待。`,
      },
      {
        title: '断言',
        drawing:
          '在 Sentry Node 的注视下，区块停在节点自己的结果旁边。两个图案之间出现等号；换成另一个区块时，等号被划掉。',
        body: '你的节点重放同样的交易，自行算出状态。如果两者一致，它就签署一条断言予以确认，然后继续守望。',
      },
      {
        title: '挑战',
        drawing: '最终确认之前有一道闸门。结果一致的区块通过了；结果不一致的区块引得三盏灯亮起，闸门紧闭，区块被打叉。',
        body: '如果两者不一致，节点会趁提议仍在等待时拉响警报，并附上证据。任何持有质押的人随后都可以发起挑战，错误的区块便永远不会最终确认。',
      },
    ],
    pauseFigure: '暂停动画',
    playFigure: '播放动画',
    dilemma: {
      title: '验证者困境',
      body: '从不出错的系统，让人没有理由去查验；而无人查验的系统，终会出错。只为抓到的差错付费，反而更糟：系统运行得越好，守卫的收入就越少。Sentry Node 因查验而获得奖励，无论有没有查出什么，所以在风平浪静的日子里，守望也不会中断。',
      chart: {
        label:
          '一张图表。越往右，网络运行得越好。按抓到的差错付费，报酬会降到查验成本以下；从那一点起，无人查验。按守望付费，报酬保持水平，始终高于成本。',
        progress: '网络运行状况越好',
        perCatch: '按差错付费',
        perWatch: '按守望付费',
        cost: '查验成本',
        gap: '无人查验',
      },
    },
  },
  requirements: {
    title: '运行要求',
    body: '比玩游戏的要求还低。节点只比对结果：不存储整条链，不挖矿，也不使用显卡。',
    columns: { part: '项目', least: '最低', better: '推荐' },
    rows: [
      { part: '处理器', least: '单核，64 位', better: '双核' },
      { part: '内存', least: '2 GB', better: '4 GB' },
      { part: '磁盘', least: '2 GB 可用', better: '10 GB 可用' },
      { part: '网络', least: '2 Mbit/s', better: '全天在线，10 Mbit/s' },
      { part: '系统', least: '64 位 Windows 10、macOS 12 或 Linux', better: '同最低要求，保持更新' },
    ],
  },
  cloud: {
    title: '用命令行在云端运行',
    body: '任何小型 Linux 实例都可以。三个步骤，你自己的机器休眠时，它照样守望。',
    steps: [
      {
        title: '下载、校验、解压',
        body: '第二行必须输出 OK，才能运行第三行。如果它只输出一个校验值，请与发布页面上的校验值比对。',
      },
      {
        title: '先手动启动一次',
        body: '首次启动会创建一个运营者地址并显示出来。把你的 Sentry Key 分配给这个地址；密钥本身始终不必离开你自己的钱包。',
      },
      {
        title: '让它持续运行',
        body: '系统服务会随机器启动节点，并在节点停止时重新启动它，以你自己的用户身份运行。最后一行显示它正在做什么；按 Ctrl+C 退出的是日志，不是节点。',
      },
    ],
    terminal: '终端',
    copy: '复制',
    copied: '已复制',
    copyByHand: '已选中。按 Ctrl+C 或 ⌘C 复制。',
  },
  keys: {
    title: '密钥与奖励',
    body: '任何人都可以运行软件并参与守望。若要质押，并因守望获得网络奖励，节点需要一枚 Sentry Key。',
    points: [
      {
        title: '一枚密钥，一个节点',
        body: 'Sentry Key 是以 NFT 形式存在的升级密钥。每个要获得奖励的节点都需要一枚自己的密钥；十个节点需要十枚密钥。',
      },
      {
        title: '不可转让',
        body: '密钥始终留在购买它的钱包中，不能出售、出借或转移，因此购买前请先阅读协议。',
      },
      {
        title: '有守望，才有奖励',
        body: '节点提交正确的断言，网络奖励才会累积到其密钥名下。网络奖励不是工资，也不是购买密钥所付价款的回报，没有人能承诺奖励会有多少。',
      },
      {
        title: '先核验，后发放',
        body: '领取奖励前，须核验持有人的身份。运营者须年满 18 周岁，不得为美国人士，且不得居住在受限地区。',
      },
    ],
    agreement: '阅读协议',
  },
  questions: {
    title: '常见问题',
    list: [
      {
        question: '没有 Sentry Key 可以运行节点吗？',
        answer: '可以。它和其他节点一样守望并发出警报，但不能质押，也不会获得网络奖励。',
      },
      {
        question: '我的电脑必须一直开着吗？',
        answer:
          '节点只有在运行时才能守望。你可以随时关闭再打开，不会受罚，但其间发生的事它都会错过。云实例错过的最少。',
      },
      {
        question: '一台机器可以运行多个节点吗？',
        answer: '可以。但每个要获得奖励的节点仍需要自己的密钥。',
      },
      {
        question: '为什么 Mac 上会显示 Windows 按钮？',
        answer: '许多运营者在一台机器上下载，在另一台上安装。macOS 版本排在最前，所有版本都列在全部下载的表格中。',
      },
      {
        question: '我用 Linux，在哪里下载？',
        answer: '在全部下载的表格中：桌面客户端是 AppImage，命令行节点是压缩包。',
      },
      {
        question: '我的节点发现错误的区块时会怎样？',
        answer:
          '它会拉响警报，并附上证据，你无需做任何事。采取行动的是在 Rollup 中持有质押的人，而且他们有时间，因为受到挑战的提议无法最终确认。',
      },
      {
        question: '规则在哪里？',
        answer: '在《Sentry Node 软件协议》中，每个页面底部都有链接。',
      },
    ],
  },
}
