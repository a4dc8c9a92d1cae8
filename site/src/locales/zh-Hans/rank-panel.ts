import type * as english from '../../rank-panel.ts'
import type { Translation } from '../../translation.ts'

export const rankPanelWords: Translation<typeof english.rankPanelWords> = {
  title: '军衔',
  place: '第 {place} 名，共 {places} 个名次',
  sharedPlace: '第 {place} 名，共 {places} 个名次，{count} 人并列',
  noPlace: '本赛季尚无名次。铸造一次即可获得名次。',
  noRank: '暂无军衔',
  next: '下一级：{rank}',
  highest: '这是最高军衔，保持到赛季结束吧。',
  over: '赛季已结束，这是最终成绩。',
  badges: '徽章',
  toBoard: '查看排行榜',
  toRanks: '军衔规则',
  unreadable: '暂时无法读取军衔，本页面会自动重试。',
  retry: '重试',
  loading: '正在加载军衔',
  name: {
    title: '你的名称',
    intro: '排行榜按地址列出玩家。签署一个名称，它就会显示在你的地址旁边，所有人可见。签名免费。',
    shown: '当前名称：{name}',
    none: '你还没有设置名称。',
    label: '名称',
    hint: '3 至 24 个文字或数字，文字须属于同一种书写系统，中间可用单个空格或连字符隔开。',
    action: '签署名称',
    remove: '移除名称',
    signing: '请在钱包中签名',
    done: '你的名称现在是“{name}”。',
    removed: '你的名称已移除。',
    empty: '请输入名称。',
    length: {
      other: '名称须为 {least} 至 {most} 个字符；这个名称有 {count} 个。',
    },
    same: '这已经是你的名称。',
    failed: '你的名称没有保存。请检查网络连接，然后重新签署。',
  },
}
