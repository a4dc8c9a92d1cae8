import type * as english from '../../games.ts'
import { network } from '../../network.ts'
import type { Translation } from '../../translation.ts'

export const games: Translation<typeof english.games> = {
  title: 'ゲーム',
  caption: '開発中',
  subtitle: `${network.chainName}に登場するゲーム`,
  body: `${network.chainName}ネットワークへのデプロイに向けて開発が進むゲームの一覧です。詳細へのリンクも掲載しています。`,
  learnMore: '詳しく見る',
  comingSoon: '近日公開',
  carouselLabel: '登場予定のゲーム',
  list: [
    {
      slug: 'roche-line',
      genre: '無重力レース',
      body: '衛星を喰らう星の環を駆け抜けます。コースは1万1000キロメートルに及ぶ氷。しかも、走っているあいだも動き続けます。持ち帰った船体は、あなたのもの。どの傷も、直すのも、まとうのも、売るのも自由です。',
      keyArt: { alt: '「Roche Line」のキーアート。巨大惑星の氷の環を走るレース機。' },
    },
    {
      slug: 'brassmarch',
      genre: '攻城タクティクス',
      body: '祖母が生まれる前にねじを巻かれた巨人たちから、城壁を守り抜きます。手元にあるのは、門楼がひとつ、槍が40本、まともな大砲が1門。巨人から切り取った部品は、そのまま防備にボルトで留まります。どの部品にも、シリアル番号と物語があります。',
      keyArt: { alt: '「Brassmarch」のキーアート。夕暮れの城壁の上にそびえる、ぜんまい仕掛けの巨人。' },
    },
    {
      slug: 'fathom-debt',
      genre: '深海エクストラクション',
      body: '海底にあるものは、すべて誰かの持ち物です。なかには、目を覚ましているものもあります。3人のクルーが、借り物の空気と賃借りの潜水艇で潜ります。積み荷とともに浮上すれば、完全にあなたのもの。長居をすれば、利息のほうから取り立てにやって来ます。',
      keyArt: { alt: '「Fathom Debt」のキーアート。小さな潜水艇のライトが、闇の中にひとつの目を照らし出す。' },
    },
    {
      slug: 'lofthold',
      genre: '空中群島ビルダー',
      body: '風に運ばれていく岩の上に、村を築きます。気流に引き離される前に橋を架け、一季節分の小麦粉と引き換えに、隣人に風車を貸します。あなたの設計は、ほかの人も建てられます。設計者としてのあなたの名は、そこに残ります。',
      keyArt: { alt: '「Lofthold」のキーアート。浮島にある、風車のある村。' },
    },
    {
      slug: 'vesperine',
      genre: '非公開',
      body: 'ひとつの蝕。ひとつの扉。影の落ちる塩の平原に、輪が立っています。お伝えできるのは、ひとりで入ること、向こう側があなたを覚えていること、持ち帰るものがこれまで存在しなかったものであること。それ以上は、まだお伝えできません。',
      keyArt: { alt: '「Vesperine」のキーアート。蝕の下、塩の平原に立つ巨大な輪。' },
    },
  ],
}
