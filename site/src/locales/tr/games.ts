import type * as english from '../../games.ts'
import { network } from '../../network.ts'
import type { Translation } from '../../translation.ts'

export const games: Translation<typeof english.games> = {
  title: 'Oyunlar',
  caption: 'Geliştiriliyor',
  subtitle: `${network.chainName} ağına gelecek oyunlar`,
  body: `${network.chainName} ağında yayımlanmak üzere geliştirilen oyunlar ve haklarında daha fazlasını okuyabileceğiniz bağlantılar:`,
  learnMore: 'Daha fazla bilgi',
  comingSoon: 'Yakında',
  carouselLabel: 'Gelecek oyunlar',
  list: [
    {
      slug: 'roche-line',
      genre: 'Sıfır yerçekiminde yarış',
      body: 'Uydularını yiyen bir dünyanın halkasında yarışın. Pist on bir bin kilometrelik buzdan ibaret ve siz üzerindeyken yerinde durmuyor. Eve getirebildiğiniz gövde sizin: Her yarasını onarmak, taşımak ya da satmak size kalmış.',
      keyArt: { alt: 'Roche Line ana görseli: dev bir gezegenin buzlu halkasında yarış araçları.' },
    },
    {
      slug: 'brassmarch',
      genre: 'Taktiksel kuşatma',
      body: 'Büyükanneniz doğmadan önce zembereği kurulmuş devlere karşı suru savunun. Elinizde bir kapı kulesi, kırk mızrak ve işe yarar tek bir top var. Bir devden kestiğiniz parçalar doğrudan savunmanıza cıvatalanır; her birinin bir seri numarası ve bir hikâyesi olur.',
      keyArt: { alt: 'Brassmarch ana görseli: alacakaranlıkta, tahkim edilmiş bir surun üzerinde kurmalı bir dev.' },
    },
    {
      slug: 'fathom-debt',
      genre: 'Derin denizde yağma ve kaçış',
      body: 'Deniz tabanındaki her şeyin bir sahibi var, bazıları da uyanık. Üç kişilik ekipler ödünç havayla, kiralık bir denizaltıyla dalar. Yükle yüzeye çıkarsanız tamamen sizindir; fazla oyalanırsanız faiz bizzat tahsil edilir.',
      keyArt: { alt: 'Fathom Debt ana görseli: küçük bir denizaltının ışıkları karanlıkta bir gözü yakalıyor.' },
    },
    {
      slug: 'lofthold',
      genre: 'Gök takımadasında inşa',
      body: 'Rüzgârın alıp götürdüğü bir kayanın üzerinde köy kurun. Akıntı sizi ayırmadan köprüler gerin, yel değirmeninizi bir mevsimlik un karşılığında komşunuza ödünç verin. Tasarladığınız her şeyi başkaları da inşa edebilir; adınız üzerinde kalır.',
      keyArt: { alt: 'Lofthold ana görseli: yüzen bir adada yel değirmenli bir köy.' },
    },
    {
      slug: 'vesperine',
      genre: 'Açıklanmadı',
      body: 'Bir tutulma. Bir kapı. Gölgenin düştüğü yerde, tuzun üzerinde bir halka duruyor. Yalnız gireceğinizi, öte yakanın sizi hatırladığını ve çıkardığınız şeyin daha önce hiç var olmadığını söyleyebiliriz. Fazlasını henüz söyleyemeyiz.',
      keyArt: { alt: 'Vesperine ana görseli: bir tutulmanın altında, tuz düzlüğünde duran büyük bir halka.' },
    },
  ],
}
