import { brand } from '../../brand.ts'
import type * as english from '../../film-words.ts'
import type { Translation } from '../../translation.ts'

export const filmWords: Translation<typeof english.filmWords> = {
  caption: '{overline}：{text}',
  titles: [
    { overline: 'ロールアップ', lines: ['ブロックが', '提案される。'] },
    { overline: 'ロールアップ', lines: ['誰かが', '確かめなければ', 'ならない。'] },
    { overline: '検証者のジレンマ', lines: ['検証にはコストがかかる。', 'たいていは', '何の異常もない。'] },
    { overline: '検証者のジレンマ', lines: ['では、誰が', '見張るのか。'] },
    { overline: 'Sentry Node', lines: ['すべての', 'アサーションを見張る。'] },
    { overline: '不一致', lines: ['誤った', 'ブロックが', '提案される。'] },
    { overline: '警報', lines: ['見張りが', '警報を', '鳴らす。'] },
    { overline: '警報', lines: ['ほかの参加者が', '介入する。'] },
    { overline: '解決', lines: ['正しい状態が', '守られる。'] },
    { overline: 'オペレーター', lines: ['見張ることで', 'ネットワーク', '報酬を', '受け取る。'] },
    { overline: brand.name, lines: ['Sentry', 'Nodeを', '動かそう'] },
  ],
  sounds: [
    '［低い機械のうなり。脱進機が時を刻み始める］',
    '［音が高まり、見張りが目を覚ます］',
    '［時を刻む音が乱れ、止まる］',
    '［柔らかな角笛が三度、警報を告げる］',
    '［時を刻む音が戻り、温かな和音が響いて収まる］',
    '［鐘の音］',
  ],
}
