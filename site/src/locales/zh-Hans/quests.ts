import type * as english from '../../quests.ts'
import type { Translation } from '../../translation.ts'

export const quests: Translation<typeof english.quests> = {
  done: '已在链上完成。',
  list: [
    {
      id: 'first-mint',
      title: '首次铸造',
      task: '铸造合集中的任意一款藏品。',
      missing: '这个钱包还没有铸造过任何藏品。',
    },
    {
      id: 'ten-today',
      title: '今日十款',
      task: '在一天之内铸造十款藏品。每天都有新的机会。',
      missing: '今日已铸造：{have} / {need} 款。',
    },
    {
      id: 'all-today',
      title: '今日铸满 42 款',
      task: '在铸造日结束前铸满全部 42 款藏品。',
      missing: '今日已铸造：{have} / {need} 款。',
    },
    {
      id: 'streak-3',
      title: '连续三天',
      task: '连续三天铸满全部 42 款藏品。',
      missing: '当前连续：{have} / {need} 天。',
    },
    {
      id: 'streak-7',
      title: '连续七天',
      task: '连续七天铸满全部 42 款藏品。',
      missing: '当前连续：{have} / {need} 天。',
    },
    {
      id: 'every-item',
      title: '集齐 42 款',
      task: '42 款藏品每款至少铸造一次，天数不限。',
      missing: '目前已铸造：{have} / {need} 款不同藏品。',
    },
    {
      id: 'thousand-mints',
      title: '千次铸造',
      task: '累计铸造一千枚藏品，天数不限。',
      missing: '目前已铸造：{have} / {need} 枚。',
    },
    {
      id: 'season-100',
      title: '第一赛季百次铸造',
      task: '在第一赛季期间铸造一百枚藏品。',
      missing: '第一赛季已铸造：{have} / {need} 枚。',
    },
    {
      id: 'first-swap',
      title: '首次兑换',
      task: '买入或卖出一次测试代币。',
      missing: '这个钱包还没有买卖过测试代币。',
    },
    {
      id: 'hold-token',
      title: '一百枚测试代币',
      task: '在铸造日开始时持有至少一百枚测试代币。今天获得的代币，明天才计入。',
      missing: '铸造日开始时的余额：{have} / {need} 枚测试代币。',
    },
    {
      id: 'connect-account',
      title: '报上名来',
      task: '将你的社交账号连接到你的钱包。',
      missing: '这个钱包还没有连接社交账号。',
    },
  ],
}

export const questDetails: Translation<typeof english.questDetails> = {
  itemsToday: '今日还差 {count} 款，可铸造：{items}。',
  itemsOnDay: '最好的一天是{date}，当天还差 {count} 款，未铸造：{items}。',
  todayCounts: '今天已计入，明天再来。',
  streakBroken: '连续记录在{date}中断，当天铸造了 {minted} / {needed} 款。',
  neverMinted: '尚未铸造：{items}。',
  windowAhead: '从{from}开始，到{to}结束。',
  windowRunning: '进行至{to}。',
  windowOver: '已结束，时间为{from}至{to}。',
}
