import { brand } from '../../brand.ts'
import type * as english from '../../film-words.ts'
import type { Translation } from '../../translation.ts'

export const filmWords: Translation<typeof english.filmWords> = {
  caption: '{overline}：{text}',
  titles: [
    { overline: 'Rollup', lines: ['区块', '不断被提出。'] },
    { overline: 'Rollup', lines: ['总得', '有人', '来查验。'] },
    { overline: '验证者困境', lines: ['查验要花成本，', '而通常', '一切无误。'] },
    { overline: '验证者困境', lines: ['那么，', '谁来守望？'] },
    { overline: 'Sentry Node', lines: ['监看', '每一条断言。'] },
    { overline: '不一致', lines: ['有一个', '错误区块', '被提出。'] },
    { overline: '警报', lines: ['Sentry', '拉响', '警报。'] },
    { overline: '警报', lines: ['其他人', '介入。'] },
    { overline: '已化解', lines: ['诚实的状态', '成立。'] },
    { overline: '运营者', lines: ['因为', '守望，', '获得', '网络奖励。'] },
    { overline: brand.name, lines: ['运行', 'Sentry', 'Node'] },
  ],
  sounds: [
    '[低沉的机器嗡鸣；擒纵机构开始滴答作响]',
    '[乐声渐强，Sentry 醒来]',
    '[滴答声迟疑，停止]',
    '[号角轻声鸣响三次警报]',
    '[滴答声重新响起；温暖的和弦落定]',
    '[一声钟响]',
  ],
}
