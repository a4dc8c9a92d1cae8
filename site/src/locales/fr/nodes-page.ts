import { brand } from '../../brand.ts'
import type * as english from '../../nodes-page.ts'
import type { Translation } from '../../translation.ts'

export const nodesLanding: Translation<typeof english.nodesLanding> = {
  hero: {
    caption: 'Sentry Nodes',
    title: 'Commencez à recevoir des récompenses en moins d’une minute',
    subtitle: `Les Sentry Nodes du réseau ${brand.name} sont disponibles`,
    body: 'Un Sentry Node tourne sur n’importe quelle machine et s’installe aussi sur une instance cloud',
  },
  film: {
    title: 'Un Sentry Node à l’œuvre',
    captionsLabel: 'Français',
    play: 'Lire le film',
    playAgain: 'Revoir le film',
    soundHint: 'Cliquez pour le son',
    transcriptTitle: 'Transcription du film',
    transcript: [
      'Le bourdon grave d’une machine. Une grande roue de laiton emporte des blocs d’acier autour d’un cœur ardent, un cran à chaque tic d’un échappement. À l’écran : « Le rollup : des blocs sont proposés. Quelqu’un doit les vérifier. »',
      'Plus près, plus sombre. Les blocs passent l’un après l’autre, sans que personne ne regarde. À l’écran : « Le dilemme du vérificateur : vérifier coûte. En général, tout va bien. Alors qui monte la garde ? »',
      'Le son enfle. Derrière la roue, un instrument s’éveille : son iris s’ouvre, une lumière rouge l’emplit, et il se tourne vers les blocs. À l’écran : « Les Sentry Nodes surveillent chaque assertion. »',
      'La roue amène un bloc posé de travers ; ses arêtes rougeoient. Le tic-tac s’arrête. À l’écran : « Discordance : un bloc incorrect est proposé. »',
      'Un cor sonne doucement, trois fois. L’œil de la sentinelle flamboie et, tout autour de la roue, des lampes lui répondent une à une. À l’écran : « Alerte : la sentinelle donne l’alerte. » Le bloc est enlevé et un bloc honnête prend sa place. À l’écran : « D’autres interviennent. »',
      'Le tic-tac reprend et un accord chaleureux se résout. La roue entière tourne dans la lumière. À l’écran : « Résolu : l’état honnête fait foi. Les opérateurs reçoivent des récompenses réseau pour leur veille. »',
      `Une cloche. À l’écran : « ${brand.name} : faites tourner un Sentry Node. »`,
    ],
  },
  poweredBy: 'Propulsé par',
  benefits: {
    title: `Pourquoi devenir opérateur de nœud dans l’écosystème ${brand.name} ?`,
    list: [
      {
        title: 'Simplicité',
        body: 'Mettez un Sentry Node en service en moins de 60 secondes, sur n’importe quel ordinateur.',
      },
      {
        title: 'Récompenses',
        body: `Donnez-vous la possibilité de recevoir des récompenses pour votre contribution au réseau ${brand.name}.`,
      },
      {
        title: 'Exclusivité',
        body: 'Le nombre de nœuds est limité. À mesure que le réseau grandira, les possibilités augmenteront pour ces quelques élus.',
      },
    ],
  },
  resources: {
    title: 'Ressources',
    body: 'Des questions ? Retrouvez-nous sur nos réseaux ou consultez notre {docs}.',
    docs: 'GitBook',
    buttons: [{ label: 'Discord' }, { label: 'Telegram' }, { label: 'GitBook' }],
  },
}

export const nodesGuide: Translation<typeof english.nodesGuide> = {
  chapters: {
    title: 'Sur cette page',
    list: [
      { id: 'all-downloads', label: 'Tous les téléchargements' },
      { id: 'what-it-does', label: 'Ce qu’il fait' },
      { id: 'what-it-needs', label: 'Ce qu’il lui faut' },
      { id: 'in-the-cloud', label: 'Dans le cloud' },
      { id: 'keys-and-rewards', label: 'Clés et récompenses' },
      { id: 'questions', label: 'Questions' },
    ],
  },
  watch: {
    title: 'Les journées d’un nœud',
    subtitle: 'Il vérifie ce que tous les autres croient sur parole',
    body: `${brand.name} est un rollup : il fait son travail à l’écart de la chaîne de base et en rapporte le résultat. Quelqu’un doit vérifier le rapport.`,
    steps: [
      {
        title: 'Proposition',
        drawing:
          'Des transactions s’assemblent en un bloc. Neuf points sur sa face montrent l’état qu’il annonce, et il part le long d’un rail.',
        body: `Un validateur regroupe les dernières transactions et propose l’état du réseau qui en découle. La proposition est publiée sur ${brand.rollupName}, où elle attend.`,
      },
      {
        title: 'Assertion',
        drawing:
          'Sous l’œil d’un Sentry Node, le bloc s’arrête à côté du résultat que le nœud a obtenu lui-même. Un signe égal apparaît entre les deux motifs ; pour un autre bloc, il est barré.',
        body: 'Votre nœud rejoue les mêmes transactions et calcule l’état par lui-même. Si les deux concordent, il signe une assertion qui l’atteste et reprend sa veille.',
      },
      {
        title: 'Contestation',
        drawing:
          'Une barrière garde l’accès à la finalité. Le bloc qui concordait passe. Pour celui qui ne concordait pas, trois lampes s’allument, la barrière reste fermée, et le bloc est rayé.',
        body: 'S’ils diffèrent, le nœud donne l’alerte, preuves à l’appui, tant que la proposition est encore en attente. Quiconque a une mise engagée peut alors la contester, et le bloc erroné ne devient jamais définitif.',
      },
    ],
    pauseFigure: 'Mettre le dessin en pause',
    playFigure: 'Animer le dessin',
    dilemma: {
      title: 'Le dilemme du vérificateur',
      body: 'Un système qui ne tombe jamais en défaut ne donne à personne de raison de le vérifier, et un système que personne ne vérifie finira par tomber en défaut. Ne payer que les erreurs prises sur le fait aggrave les choses : mieux le système fonctionne, moins ses gardiens gagnent. Les Sentry Nodes sont récompensés pour vérifier, qu’il y ait ou non quelque chose à trouver ; la garde est donc aussi montée les jours calmes.',
      chart: {
        label:
          'Un graphique. Vers la droite, le réseau fonctionne de mieux en mieux. La rémunération à l’erreur trouvée tombe sous le coût de la vérification ; à partir de là, personne ne vérifie. La rémunération de la veille reste constante, au-dessus du coût.',
        progress: 'Mieux le réseau fonctionne',
        perCatch: 'Payé à la prise',
        perWatch: 'Payé à la veille',
        cost: 'Coût de vérification',
        gap: 'Nul ne vérifie',
      },
    },
  },
  requirements: {
    title: 'Ce qu’il lui faut',
    body: 'Moins qu’un jeu. Le nœud compare des résultats ; il ne stocke pas la chaîne, ne mine pas et n’utilise pas la carte graphique.',
    columns: { part: 'Composant', least: 'Au minimum', better: 'À l’aise' },
    rows: [
      { part: 'Processeur', least: '1 cœur, 64 bits', better: '2 cœurs' },
      { part: 'Mémoire', least: '2 Go', better: '4 Go' },
      { part: 'Disque', least: '2 Go libres', better: '10 Go libres' },
      { part: 'Connexion', least: '2 Mbit/s', better: '10 Mbit/s, en permanence' },
      { part: 'Système', least: 'Windows 10, macOS 12 ou Linux, 64 bits', better: 'Le même, tenu à jour' },
    ],
  },
  cloud: {
    title: 'Dans le cloud, en ligne de commande',
    body: 'N’importe quelle petite instance Linux fait l’affaire. Trois étapes, et elle veille pendant que votre machine dort.',
    steps: [
      {
        title: 'Télécharger, vérifier, décompresser',
        body: 'La deuxième ligne doit afficher OK avant que vous n’exécutiez la troisième. Si elle n’affiche qu’une empreinte, comparez-la avec celle de la page de la version.',
      },
      {
        title: 'Un premier démarrage à la main',
        body: 'Le premier démarrage crée une adresse d’opérateur et l’affiche. Attribuez votre Sentry Key à cette adresse ; la clé elle-même n’a jamais à quitter votre wallet.',
      },
      {
        title: 'Le garder en marche',
        body: 'Un service démarre le nœud avec la machine et le relance dès qu’il s’arrête, sous votre propre compte. La dernière ligne montre ce qu’il fait ; Ctrl+C quitte le journal, pas le nœud.',
      },
    ],
    terminal: 'Terminal',
    copy: 'Copier',
    copied: 'Copié',
    copyByHand: 'Texte sélectionné. Appuyez sur Ctrl+C ou ⌘C pour copier.',
  },
  keys: {
    title: 'Clés et récompenses',
    body: 'Chacun peut lancer le logiciel et veiller. Pour staker, et pour gagner des Récompenses réseau en veillant, un nœud a besoin d’une Sentry Key.',
    points: [
      {
        title: 'Une clé, un nœud',
        body: 'Une Sentry Key est une clé de mise à niveau sous la forme d’un NFT. Chaque nœud qui gagne des récompenses a besoin de la sienne ; dix nœuds, dix clés.',
      },
      {
        title: 'Non transférable',
        body: 'Une clé reste dans le wallet qui l’a achetée. Elle ne peut être ni vendue, ni prêtée, ni déplacée : lisez donc le contrat avant d’en acheter une.',
      },
      {
        title: 'Les récompenses suivent la veille',
        body: 'Les Récompenses réseau reviennent aux clés dont les nœuds soumettent des assertions correctes. Elles ne sont ni un salaire ni un rendement sur le prix de la clé, et personne ne peut en promettre le montant.',
      },
      {
        title: 'Vérification avant paiement',
        body: 'Avant que des récompenses puissent être réclamées, l’identité du détenteur est vérifiée. Les opérateurs doivent avoir au moins 18 ans, ne doivent pas être des « U.S. persons » (personnes américaines) et ne doivent pas résider dans une région soumise à restrictions.',
      },
    ],
    agreement: 'Lire le contrat',
  },
  questions: {
    title: 'Questions fréquentes',
    list: [
      {
        question: 'Puis-je faire tourner un nœud sans Sentry Key ?',
        answer:
          'Oui. Il veille et donne l’alerte comme tous les autres. Il ne peut pas staker et ne gagne aucune Récompense réseau.',
      },
      {
        question: 'Mon ordinateur doit-il rester allumé en permanence ?',
        answer:
          'Un nœud ne veille que lorsqu’il tourne. Vous pouvez l’éteindre et le rallumer sans pénalité, mais ce qui se passe entre-temps lui échappe. C’est une instance cloud qui en manque le moins.',
      },
      {
        question: 'Plusieurs nœuds peuvent-ils partager une même machine ?',
        answer: 'Oui. Chaque nœud qui gagne des récompenses a toujours besoin de sa propre clé.',
      },
      {
        question: 'Pourquoi le bouton Windows s’affiche-t-il sur mon Mac ?',
        answer:
          'Beaucoup d’opérateurs téléchargent sur une machine et installent sur une autre. La version macOS vient en premier, et toutes les versions figurent dans le tableau des téléchargements.',
      },
      {
        question: 'J’utilise Linux. Où est mon téléchargement ?',
        answer:
          'Dans le tableau de tous les téléchargements : le client de bureau en AppImage, et le nœud en ligne de commande en archive.',
      },
      {
        question: 'Que se passe-t-il quand mon nœud trouve un bloc erroné ?',
        answer:
          'Il donne l’alerte, preuves à l’appui. Vous n’avez rien à faire. C’est à ceux qui ont une mise engagée dans le rollup d’agir, et ils en ont le temps, car une proposition contestée ne peut pas devenir définitive.',
      },
      {
        question: 'Où sont les règles ?',
        answer: 'Dans le contrat logiciel Sentry Node, dont le lien figure au bas de chaque page.',
      },
    ],
  },
}
