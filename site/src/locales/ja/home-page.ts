import { brand } from '../../brand.ts'
import type * as english from '../../home-page.ts'
import { network } from '../../network.ts'
import type { Translation } from '../../translation.ts'

export const hero: Translation<typeof english.hero> = {
  caption: `${brand.baseChainName}・${brand.rollupName}上のレイヤー3`,
  headline: 'ブロックチェーン\u200bゲームを、誰もが\u200b遊ぶものに',
  subheader: 'AAAゲームのための、初のレイヤー3',
  body: `勝ち取った剣は、あなたのものです。手元に置くのも、人に貸すのも、大陸を三つ越えた先の見知らぬ誰かに売るのも自由です。${brand.name}は、ゲーム内のあらゆるアイテムに、パブリックチェーン上の所有者を与えます。ウォレットもガス代も署名も、プレイヤーの邪魔はしません。`,
  investors: {
    title: '出資企業',
    pause: 'ロゴの動きを止める',
    play: 'ロゴを動かす',
  },
}

export const node: Translation<typeof english.node> = {
  title: `${brand.nodeName}を動かす`,
  subtitle: 'ノードオペレーターになり、ネットワーク報酬を受け取る',
  body: `${brand.nodeName}は、${brand.name}のロールアッププロトコルを監視する観測ノードです。誤ったブロックが提案されると警報を発し、ほかの参加者が介入できるようにします。`,
  dilemma: `どのブロックも正しいかぎり、検証しても報酬は出ません。だから誰も検証せず、最初の不正なブロックがすり抜けます。これが「検証者のジレンマ」です。${brand.nodeName}は、不正の発見だけでなく、見張りそのものに報酬を出すことで、このジレンマを解きます。`,
  more: `${brand.nodeName}の仕組み`,
  image: {
    alt: `計器として描かれた${brand.nodeName}。重厚な台座に真鍮の絞り羽根が据えられ、その奥で赤い光が燃えている。`,
  },
}

export const ownership: Translation<typeof english.ownership> = {
  title: '真の所有',
  caption: 'プレイヤーへ',
  subtitle: '20年分の戦利品。ひとつと\u2060して、自分のものではなかった',
  body: `たいていのゲームでは、レアドロップは他人のデータベースの1行にすぎません。${brand.name}では、あなたのアカウントにあるトークンです。ゲームは、それを使える場所のひとつになります。`,
  promises: [
    {
      title: '記録は公開されている',
      body: 'アイテムの持ち主は、誰でも読めて、どのスタジオにも書き換えられないチェーンに記録されます。パッチで斧の性能が変わることはあっても、斧の持ち主が変わることはありません。',
    },
    {
      title: 'ウォレットは任意',
      body: 'まず、遊ぶ。チュートリアルの前にシードフレーズはなく、最初の戦闘の前にガスを買うこともありません。ウォレットは、ほしくなったときにつなげば十分です。一度もつながなくても、損をすることはありません。',
    },
    {
      title: '出口は開いている',
      body: '取引は、ゲームの中でも、友人とでも、同じトークン規格に対応したどのマーケットでもできます。遊ぶのをやめるときは、手に入れたものを持って出ていけます。',
    },
  ],
  comparison: {
    title: '同じアイテム、二つの所有のかたち',
    question: 'こんなとき',
    before: '多くのゲームでは',
    after: `${brand.name}では`,
    rows: [
      {
        question: '手に入れたとき',
        before: 'パブリッシャーのデータベースに1行追加される',
        after: 'あなたのアカウントにトークンが発行される',
      },
      {
        question: '売るとき',
        before: '利用規約で禁じられるか、没収される',
        after: 'アイテムは買い手に、代金はあなたに渡る',
      },
      {
        question: 'サーバーが閉じるとき',
        before: '消える',
        after: 'アカウントに残り、対応したいどのゲームからも読み込める',
      },
      {
        question: '遊び始めるとき',
        before: 'アカウントを作る',
        after: 'アカウントを作る。それだけ',
      },
    ],
  },
}

export const technology: Translation<typeof english.technology> = {
  title: 'テクノロジー',
  caption: '軌道の中の軌道',
  body: `三つのレイヤーが、それぞれ最も得意なことに専念します。ゲームは${brand.name}で動き、${brand.name}は${brand.rollupName}で決済され、${brand.rollupName}は${brand.baseChainName}に守られています。プレイヤーの目には何ひとつ映りません。それこそが狙いです。`,
  layers: [
    {
      title: `レイヤー3：${brand.name}`,
      subTitle: '並列処理、スケーラビリティ、効率、コスト削減',
      description:
        'ゲームは順番を待たず、並んで動きます。ある世界がローンチの週末を迎えても、別の世界の対戦は遅くなりません。ブロックに載るのは、ほぼゲーム内のアクションだけ。1アクションのコストは、スタジオが負担して忘れてしまえるほどに下がります。',
      image: {
        alt: '機械の上部。いくつもの軌道に囲まれて燃える球体。',
      },
    },
    {
      title: `レイヤー2：${brand.rollupName}`,
      subTitle: 'オフチェーン処理、低コスト、高速',
      description:
        'トランザクションはベースチェーンの外で実行され、圧縮したバッチとして書き込まれます。数千件が1件分の料金を分け合い、応答は数分も待たず、すぐに返ってきます。',
      image: {
        alt: '機械の中央。歯車を備え、彫刻を施した真鍮の文字盤。',
      },
    },
    {
      title: `レイヤー1：${brand.baseChainName}`,
      subTitle: 'セキュリティと分散性',
      description:
        '最終的な記録は、世界各地の独立したバリデーターが守ります。ここで一度確定したものは、私たちにも、スタジオにも、どこか一国の政府にも書き換えられません。',
      image: {
        alt: '機械の土台。すべてを支える、幅広く暗い歯車。',
      },
    },
  ],
}

export const foundation: Translation<typeof english.foundation> = {
  title: `${brand.name}財団`,
  caption: '守り手として',
  subtitle: '機械のねじを巻く者は要る。惑星の持ち主は要らない',
  body: `${brand.name}財団は、どの企業のロードマップよりも長くスタジオが頼れるよう、プロトコルを守ります。コードを公開し、ゲームに足りないツールに資金を出し、財団が不要になる日に備えます。`,
  duties: [
    {
      title: '開かれたままにする',
      body: 'ノードソフトウェアとそのリリースは公開され、ハッシュ値は誰でも検証できます。スタジオは、自社のコードを1行も書かないうちに、自らの経済圏を支えるコードのすべてを読めます。',
    },
    {
      title: '足りないものに資金を出す',
      body: '助成の対象は、二つ以上のゲームが必要とする仕事です。エンジンプラグイン、アイテム規格、インデクサー、監査。どの助成も、約束された成果とともに発表され、のちに実際の成果も公表されます。',
    },
    {
      title: '意図して手放す',
      body: '意思決定は、財団からネットワークを動かす人々へと移ります。権限をひとつずつ、公開の場で、あらかじめ文書に定めた順番どおりに。',
    },
  ],
  limit:
    '財団は、プレイヤーのアイテムを保有しません。移動させることもできず、売却代金から取り分を得ることもありません。',
}

export const contributor: Translation<typeof english.contributor> = {
  title: 'ジェネシス\u200bコントリビューター',
  caption: '最初のブロックの前に',
  subtitle: 'どのチェーンにも最初のブロックがある。その前からいた人たちがいる',
  body: `ジェネシスコントリビューターは、まだ未完成の${brand.name}で開発し、あるいは見張りに立つ人たちです。ドキュメントは薄く、テストネットは予告なく再起動し、1件のバグ報告がプレスリリースよりも価値を持つ、そんな時期です。それが誰だったのかを、私たちは忘れないつもりです。`,
  tracks: [
    {
      title: 'ビルダー',
      who: 'ペンキも乾かないうちからデプロイする、スタジオ、Mod制作者、ツール開発者。',
      counts: [
        'テストネットで動くゲーム、モード、またはツール',
        'ノード、エンジンプラグイン、またはドキュメントにマージされた変更',
        '修正につながった報告。とりわけ、セキュリティの報告',
      ],
    },
    {
      title: 'ノードオペレーター',
      who: '見張るものがまだ少ないうちから、Sentry Nodeを動かす人たち。',
      counts: [
        'テストネットの間、見張りを続けたノード',
        '訓練中に、証拠を添えて発した警報',
        '誰かのノードの立ち上げを助けたガイド',
      ],
    },
  ],
  honors: {
    title: '得られるもの',
    items: [
      'メインネットのジェネシス記録に刻まれる、あなたやスタジオの名前',
      'コミュニティでの、永続的で非売のジェネシスロール',
      'プロトコルを書くエンジニアへの直通の窓口',
      '新しいテストネットやエンジンプラグインの、最初の席',
    ],
  },
  callToAction: '作っているものを教える',
}

export const league: Translation<typeof english.league> = {
  title: brand.leagueName,
  caption: 'すべてのゲームを横断',
  body: `${brand.leagueName}は、${brand.name}の最高峰のゲームリーグです。申し込みフォームも参加費もありません。ネットワークにデプロイされたゲームでエリート実績を解除したプレイヤーがVanguardとなり、その称号をゲームからゲームへと携えていきます。`,
  image: {
    alt: 'Vanguardのトロフィー。赤い光の核を、真鍮の軌道が囲む。',
  },
  carouselLabel: 'リーグの仕組み',
  features: [
    {
      title: '自動参加',
      body: '応募は不要です。ゲームのエリート実績のいずれかに到達すると、自動的に参加となります。実績が、そのまま招待状です。',
    },
    {
      title: '開発中',
      body: 'リーグは開発中です。ゲームへの統合は、レイヤー\u20603のローンチ時を予定しています。',
    },
    {
      title: '限定報酬',
      body: 'メンバーには限定の報酬が解放されます。プレイで勝ち取るもので、お金では買えないアイテム、称号、アクセス権です。',
    },
  ],
}

export const community: Translation<typeof english.community> = {
  title: 'コミュニティに参加',
  caption: '誰にでも開かれた場所',
  subtitle: `${network.chainName}とともに、レベルアップの準備を`,
  body: `${brand.name}は、AAAゲームのための初のレイヤー\u20603です。開発はオープンに進んでいます。今週何を壊したのかをエンジニアに尋ねたり、クエストを受けたり、レイドの仲間をあと3人探したり、制作中のゲームを見せたりしてください。`,
  buildWithUs: '一緒に開発する',
  socialTitle: '私たちの居場所',
  social: [
    { label: 'X', purpose: '最新ニュースをいち早く' },
    { label: 'Discord', purpose: '運営や仲間と話す' },
    { label: 'Telegram', purpose: 'お知らせとチャット' },
    { label: 'Zealy', purpose: 'デイリークエスト' },
    { label: 'Galxe', purpose: 'キャンペーンとバッジ' },
  ],
}
