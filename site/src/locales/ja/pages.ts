import { brand } from '../../brand.ts'
import type * as english from '../../pages.ts'
import type { Translation } from '../../translation.ts'
import { brand as brandWords } from './brand.ts'

export { pageNames } from '../../pages.ts'

export const pages: Translation<typeof english.pages> = {
  home: { title: `${brand.name}：AAAゲームのための初のレイヤー3` },
  testnetSwap: { title: `テストネットスワップ · ${brand.name} ${brand.campaignName}` },
  tokenWidget: { title: `トークンウィジェット · ${brand.name}` },
  mint: { title: `${brand.name} ${brand.campaignName} Vanguard PFP延長ミント` },
  viewMint: { title: `${brand.name} ${brand.campaignName} Vanguard PFPビューアー` },
  progress: { title: `進捗 · ${brand.name} ${brand.campaignName}` },
  leaderboard: { title: `リーダーボード · ${brand.name} ${brand.campaignName}` },
  ranks: { title: `ランクの仕組み · ${brand.name} ${brand.campaignName}` },
  socialReturn: { title: `ログイン中 · ${brand.name}` },
  nodes: { title: `${brand.nodeName}を動かす · ${brand.name}` },
  nodeAgreement: { title: `${brand.nodeName}ソフトウェア利用契約 · ${brand.name}` },
  status: { title: `ネットワークステータス · ${brand.name}` },
  officialLinks: { title: `公式リンク · ${brand.name}` },
  network: { title: `開発者向け · ${brand.name}` },
}

export const linkPreviews: Translation<typeof english.linkPreviews> = {
  home: {
    description: brandWords.description ?? '',
    picture: { alt: '闇の中、赤い星のまわりを巡る、真鍮の大きな太陽系儀。' },
  },
  testnetSwap: {
    description: `${brand.name}での取引をリスクなしで体験。テスト用Etherを無料で受け取り、${brand.campaignName}のテストトークンとスワップして、また売り戻せます。`,
    picture: { alt: 'ひとつの機械をなす三つの層。真鍮と鋼の輪に囲まれた赤い星。' },
  },
  tokenWidget: {
    description: `テストトークンを、コントラクト自身のレートで売買できます。${brand.name} ${brand.campaignName}のスワップページで使われているウィジェットです。`,
    picture: { alt: 'ひとつの軌道の上で、位置を入れ替える二つの天体。' },
  },
  mint: {
    description: `${brand.name} ${brand.campaignName}のプロフィール画像全42種を、毎日コレクション。ガス代は不要、ウォレットなしで始められます。署名1回ですべてをミントでき、Vanguardの資格につながります。`,
    picture: { alt: '赤と金の光に照らされた、兜をかぶる12人のVanguardの肖像。' },
  },
  viewMint: {
    description: `${brand.name} ${brand.campaignName}のVanguard全42種のうち、どれを所有していますか？ミントに使うウォレットを接続すると、すべての画像を見て、コレクションを共有できます。`,
    picture: { alt: 'さまざまな装いの、12人のVanguardの肖像。' },
  },
  progress: {
    description: `連続記録は続いていますか？今日の42種、連続日数、${brand.name} ${brand.campaignName}の各クエストに足りないものを確認できます。見るだけならウォレットは不要です。`,
    picture: { alt: '並んだVanguardの肖像。' },
  },
  leaderboard: {
    description: `${brand.name} ${brand.campaignName}の今シーズン、首位は誰か。チェーンから読み取った全プレイヤーの順位、ランク、連続記録を見て、自分の順位を探せます。`,
    picture: { alt: '赤い結晶を真鍮の輪が囲むトロフィー。' },
  },
  ranks: {
    description: `新兵から元帥まで。${brand.name} ${brand.campaignName}の各ランクの条件、同率の扱い、そしてウォレットを増やしても有利にならない定員の仕組み。`,
    picture: { alt: '赤い結晶を真鍮の輪が囲むトロフィー。' },
  },
  socialReturn: {
    description: `ログイン後、${brand.name}に戻ります。`,
    picture: { alt: '闇の中、赤い星のまわりを巡る、真鍮の大きな太陽系儀。' },
  },
  nodes: {
    description:
      'ロールアップを見張り、誤ったブロックに警報を発し、ネットワーク報酬を受け取る。設定は1分足らず。ノートパソコンでも、デスクトップでも、クラウドインスタンスでも。',
    picture: { alt: `${brand.nodeName}。燃える赤い目を持つ、真鍮の計器。` },
  },
  nodeAgreement: {
    description: `${brand.nodeName}を動かす前に。参加できる人、報酬の請求方法、そして${brand.clientName}とそのコマンドライン版の利用条件の全文。`,
    picture: { alt: `通り過ぎる鋼のブロックの列を見張る${brand.nodeName}。` },
  },
  status: {
    description: `${brand.name}は稼働していますか？テストネット、ミント、各サービスの現在の状態と、90日間の稼働率。`,
    picture: { alt: `見張りを続ける${brand.nodeName}。` },
  },
  officialLinks: {
    description: `このリンクは本当に${brand.name}のものですか？ウォレットの接続やダウンロードの前に、公式のドメイン、コントラクト、アカウント、署名鍵をすべて確認できます。`,
    picture: { alt: '赤い星を囲む、真鍮の太陽系儀。' },
  },
  network: {
    description: `${brand.name}に接続するためのチェーンID、RPCエンドポイント、フォーセット、コントラクト。viem、ethers、Hardhat、Foundryのコード付き。`,
    picture: { alt: 'ひとつの機械をなす三つの層。真鍮と鋼の輪に囲まれた赤い星。' },
  },
}
