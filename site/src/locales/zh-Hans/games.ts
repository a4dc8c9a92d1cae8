import type * as english from '../../games.ts'
import { network } from '../../network.ts'
import type { Translation } from '../../translation.ts'

export const games: Translation<typeof english.games> = {
  title: '游戏',
  caption: '开发中',
  subtitle: `即将登陆 ${network.chainName} 的游戏`,
  body: `以下游戏正全力筹备部署到 ${network.chainName} 网络，可通过链接进一步了解：`,
  learnMore: '了解更多',
  comingSoon: '敬请期待',
  carouselLabel: '即将推出的游戏',
  list: [
    {
      slug: 'roche-line',
      genre: '零重力竞速',
      body: '有一颗行星吞食自己的卫星，你就在它的光环上竞速。赛道是一万一千公里的冰，你驰骋其上时，它也在移动。开得回家的船身归你：每一道伤痕，要修、要留、要卖，都由你。',
      keyArt: { alt: '《Roche Line》主视觉图：竞速飞船穿行于巨行星的冰环之中。' },
    },
    {
      slug: 'brassmarch',
      genre: '战术守城',
      body: '守住城墙，抵挡那些在你祖母出生之前就上好发条的巨人。你有一座门楼、四十杆长枪，和仅有的一门好炮。从巨人身上切下的部件可以直接装上你的工事，每一件都有编号，也都有来历。',
      keyArt: { alt: '《Brassmarch》主视觉图：黄昏时分，发条巨人高高俯视着设防的城墙。' },
    },
    {
      slug: 'fathom-debt',
      genre: '深海搜打撤',
      body: '海床上的一切都有主，其中有些还醒着。三人一组，带着借来的空气，驾着租来的潜艇下潜。带着货物浮上水面，它就完全归你；待得太久，自有人当面来收利息。',
      keyArt: { alt: '《Fathom Debt》主视觉图：小潜艇的灯光在黑暗中照见一只眼睛。' },
    },
    {
      slug: 'lofthold',
      genre: '天空群岛建造',
      body: '在一块正被风带走的岩石上建起村庄。赶在气流把你们吹散之前架好吊桥，把风车借给邻居，换一季的面粉。你设计的一切，别人都能照着建，而你的名字会一直留在上面。',
      keyArt: { alt: '《Lofthold》主视觉图：浮空岛上有风车的村庄。' },
    },
    {
      slug: 'vesperine',
      genre: '未公开',
      body: '一次日食。一扇门。阴影落下之处，盐原上立着一个圆环。可以说的是：你独自进去，彼端会记得你，而你带出来的东西，此前从未存在过。再多的，现在还不能说。',
      keyArt: { alt: '《Vesperine》主视觉图：日食之下，盐原上矗立着一个巨大的圆环。' },
    },
  ],
}
