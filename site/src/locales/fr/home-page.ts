import { brand } from '../../brand.ts'
import { network } from '../../network.ts'
import type * as english from '../../home-page.ts'
import type { Translation } from '../../translation.ts'

export const hero: Translation<typeof english.hero> = {
  caption: `Layer 3 sur ${brand.rollupName}, sur ${brand.baseChainName}`,
  headline: 'Le gaming blockchain pensé pour l’adoption de masse',
  subheader: 'Le premier Layer 3 pour les jeux AAA',
  body: `Gagnez une épée, et l’épée est à vous : à garder, à prêter, à vendre à un inconnu trois continents plus loin. ${brand.name} donne à chaque objet de jeu un propriétaire inscrit sur une chaîne publique, et tient les wallets, le gas et les signatures hors du chemin des joueurs.`,
  investors: {
    title: 'Ils nous soutiennent',
    pause: 'Figer les logos',
    play: 'Faire défiler les logos',
  },
}

export const node: Translation<typeof english.node> = {
  title: `Faites tourner un ${brand.nodeName}`,
  subtitle: 'Devenez opérateur de nœud et recevez des récompenses réseau',
  body: `Un ${brand.nodeName} est un nœud d’observation qui surveille le protocole de rollup du réseau ${brand.name}. Si un bloc incorrect est proposé, il donne l’alerte pour que d’autres puissent intervenir.`,
  dilemma: `Tant que tous les blocs sont honnêtes, personne n’est payé pour vérifier ; alors personne ne vérifie, et le premier bloc malhonnête passe. C’est le dilemme du vérificateur. Les ${brand.nodeName}s le résolvent en récompensant la veille elle-même, et pas seulement la prise.`,
  more: `Comment fonctionne un ${brand.nodeName}`,
  image: {
    alt: `Un ${brand.nodeName} dessiné comme un instrument : un iris de laiton sur un socle massif, une lumière rouge brûlant à l’intérieur.`,
  },
}

export const ownership: Translation<typeof english.ownership> = {
  title: 'La vraie propriété',
  caption: 'Pour les joueurs',
  subtitle: 'Vingt ans de loot, et rien n’a jamais été à vous',
  body: `Dans la plupart des jeux, un drop rare est une ligne dans la base de données de quelqu’un d’autre. Sur ${brand.name}, c’est un token sur votre compte, et le jeu n’est que l’un des endroits où vous pouvez vous en servir.`,
  promises: [
    {
      title: 'Le registre est public',
      body: 'Le nom du propriétaire d’un objet est inscrit sur une chaîne que chacun peut lire et qu’aucun studio ne peut modifier. Un patch peut changer ce que fait votre hache. Il ne peut pas changer à qui elle est.',
    },
    {
      title: 'Le wallet est facultatif',
      body: 'Vous jouez d’abord. Pas de phrase secrète avant le tutoriel, pas de gas à acheter avant le premier combat. Venez avec un wallet le jour où vous en voulez un ; qui s’en passe ne rate rien.',
    },
    {
      title: 'La porte reste ouverte',
      body: 'Échangez dans le jeu, entre amis, ou sur tout marché qui parle le même standard de token. Si vous arrêtez de jouer, ce que vous avez gagné part avec vous.',
    },
  ],
  comparison: {
    title: 'Le même objet, deux façons de le posséder',
    question: 'Que se passe-t-il quand',
    before: 'Dans la plupart des jeux',
    after: `Sur ${brand.name}`,
    rows: [
      {
        question: 'vous le gagnez',
        before: 'Une ligne s’ajoute à la base de données de l’éditeur',
        after: 'Un token est émis sur votre compte',
      },
      {
        question: 'vous le vendez',
        before: 'Les conditions d’utilisation l’interdisent, ou vous le reprennent',
        after: 'L’objet va à l’acheteur, et le paiement à vous',
      },
      {
        question: 'les serveurs ferment',
        before: 'Il disparaît',
        after: 'Il est toujours sur votre compte, et tout jeu qui le souhaite peut encore le lire',
      },
      {
        question: 'vous commencez à jouer',
        before: 'Vous créez un compte',
        after: 'Vous créez un compte. Rien d’autre',
      },
    ],
  },
}

export const technology: Translation<typeof english.technology> = {
  title: 'Technologie',
  caption: 'Des orbites dans des orbites',
  body: `Trois couches, et chacune s’en tient à ce qu’elle fait le mieux. Les jeux tournent sur ${brand.name}. ${brand.name} s’ancre sur ${brand.rollupName}. ${brand.rollupName} s’appuie sur la sécurité du réseau ${brand.baseChainName}. Le joueur n’en voit rien, et c’est bien le but.`,
  layers: [
    {
      title: `Layer 3 : ${brand.name}`,
      subTitle: 'Traitement parallèle, scalabilité, efficacité, réduction des coûts',
      description:
        'Les jeux tournent côte à côte au lieu de faire la queue. Un week-end de lancement dans un monde ne ralentit pas un match dans un autre, les blocs ne portent guère que des actions de jeu, et le coût d’une action tombe assez bas pour qu’un studio la paie et n’y pense plus.',
      image: {
        alt: 'Le sommet de la machine : une sphère ardente au centre de ses orbites.',
      },
    },
    {
      title: `Layer 2 : ${brand.rollupName}`,
      subTitle: 'Traitement hors chaîne, coûts réduits, vitesse accrue',
      description:
        'Les transactions sont exécutées à l’écart de la chaîne de base, puis y sont publiées par lots compressés. Des milliers d’entre elles se partagent le prix d’une seule, et la réponse arrive en quelques instants plutôt qu’en quelques minutes.',
      image: {
        alt: 'Le milieu de la machine : un cadran de laiton gravé et ses engrenages.',
      },
    },
    {
      title: `Layer 1 : ${brand.baseChainName}`,
      subTitle: 'Sécurité et décentralisation',
      description:
        'Le registre final est tenu par un ensemble mondial de validateurs indépendants. Ce qui est réglé ici, ni nous, ni un studio, ni aucun gouvernement à lui seul ne peut le réécrire.',
      image: {
        alt: 'La base de la machine : une large roue dentée, sombre, qui porte tout le reste.',
      },
    },
  ],
}

export const foundation: Translation<typeof english.foundation> = {
  title: `Fondation ${brand.name}`,
  caption: 'Au service du protocole',
  subtitle: 'Il faut bien remonter la machine sans posséder les planètes',
  body: `La fondation ${brand.name} veille sur le protocole pour que les studios puissent compter dessus plus longtemps que ne dure la feuille de route d’une entreprise. Elle publie le code, finance les outils qui manquent aux jeux et prépare le jour où l’on n’aura plus besoin d’elle.`,
  duties: [
    {
      title: 'Garder le code ouvert',
      body: 'Le logiciel du nœud et ses versions sont publics, avec des empreintes que chacun peut vérifier. Un studio peut lire chaque ligne sur laquelle reposera son économie avant d’écrire la première des siennes.',
    },
    {
      title: 'Payer ce qui manque',
      body: 'Les subventions vont aux travaux dont plus d’un jeu a besoin : plug-ins de moteur, standards d’objets, indexeurs, audits. Chacune est annoncée avec ce qui a été promis et, plus tard, avec ce qui a été livré.',
    },
    {
      title: 'Lâcher prise à dessein',
      body: 'Les décisions passent de la Fondation à celles et ceux qui font tourner le réseau, un pouvoir à la fois, en public, et dans un ordre écrit d’avance.',
    },
  ],
  limit:
    'La Fondation ne détient pas les objets des joueurs, ne peut pas les déplacer et ne prélève rien sur leur prix de vente.',
}

export const contributor: Translation<typeof english.contributor> = {
  title: 'Contributeur Genesis',
  caption: 'Avant le bloc un',
  subtitle: 'Toute chaîne a un premier bloc. Certains étaient là avant lui',
  body: `Les contributeurs Genesis construisent sur ${brand.name}, ou montent la garde, tant que le réseau est inachevé : quand la documentation est mince, que le réseau de test redémarre sans prévenir et qu’un rapport de bug vaut mieux qu’un communiqué de presse. Nous comptons bien nous souvenir de leurs noms.`,
  tracks: [
    {
      title: 'Bâtisseurs',
      who: 'Les studios, moddeurs et créateurs d’outils qui déploient quand la peinture est encore fraîche.',
      counts: [
        'Un jeu, un mode ou un outil qui tourne sur le réseau de test',
        'Une modification intégrée au nœud, à un plug-in de moteur ou à la documentation',
        'Un signalement qui a mené à un correctif, surtout en matière de sécurité',
      ],
    },
    {
      title: 'Opérateurs de nœud',
      who: `Celles et ceux qui font tourner un ${brand.nodeName} quand le réseau n’a pas encore grand-chose à surveiller.`,
      counts: [
        'Un nœud resté à son poste tout au long du réseau de test',
        'Une alerte donnée pendant un exercice, preuves à l’appui',
        'Un guide qui a aidé quelqu’un d’autre à installer le sien',
      ],
    },
  ],
  honors: {
    title: 'Ce que cela apporte',
    items: [
      'Votre nom, ou celui de votre studio, dans le registre de genèse du réseau principal',
      'Un rôle Genesis permanent dans la communauté, jamais à vendre',
      'Un accès direct aux ingénieurs qui écrivent le protocole',
      'Les premières places à l’ouverture d’un nouveau réseau de test ou d’un plug-in de moteur',
    ],
  },
  callToAction: 'Dites-nous ce que vous créez',
}

export const league: Translation<typeof english.league> = {
  title: brand.leagueName,
  caption: 'D’un jeu à l’autre',
  body: `La ${brand.leagueName} est la ligue de jeu phare du réseau ${brand.name}. Ni formulaire d’inscription ni droit d’entrée : les joueurs qui décrochent des succès d’élite dans les jeux déployés sur le réseau deviennent Vanguard, et emportent leur titre d’un jeu à l’autre.`,
  image: {
    alt: 'Le trophée Vanguard : des orbites de laiton autour d’un cœur de lumière rouge.',
  },
  carouselLabel: 'Comment fonctionne la ligue',
  features: [
    {
      title: 'Entrée automatique',
      body: 'Vous ne déposez pas de candidature. Décrochez l’un des succès d’élite d’un jeu, et vous êtes de la ligue : le succès tient lieu d’invitation.',
    },
    {
      title: 'En développement',
      body: 'La ligue est en cours de développement. Son intégration aux jeux est prévue au lancement du Layer 3.',
    },
    {
      title: 'Récompenses exclusives',
      body: 'Les membres débloquent des récompenses exclusives : des objets, des titres et des accès qui se gagnent en jouant et ne s’achètent pas.',
    },
  ],
}

export const community: Translation<typeof english.community> = {
  title: 'Rejoignez la communauté',
  caption: 'Ouverte à tous',
  subtitle: `Préparez-vous à monter de niveau avec ${network.chainName}`,
  body: `${brand.name} est le premier Layer 3 pour les jeux AAA, et il se construit à ciel ouvert. Demandez aux ingénieurs ce qu’ils ont cassé cette semaine, acceptez une quête, recrutez trois volontaires pour un raid, ou montrez-nous le jeu que vous préparez.`,
  buildWithUs: 'Créer avec nous',
  socialTitle: 'Où nous trouver',
  social: [
    { label: 'X', purpose: 'L’actualité, en premier' },
    { label: 'Discord', purpose: 'Pour discuter, avec nous et entre vous' },
    { label: 'Telegram', purpose: 'Annonces et discussion' },
    { label: 'Zealy', purpose: 'Quêtes du jour' },
    { label: 'Galxe', purpose: 'Campagnes et badges' },
  ],
}
