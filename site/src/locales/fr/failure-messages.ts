import { network } from '../../network.ts'
import type * as english from '../../failure-messages.ts'
import type { Translation } from '../../translation.ts'

const currency = network.testnet.nativeCurrency.name

export const failures: Translation<typeof english.failures> = {
  SIGNATURE_INVALID: 'La signature ne correspond pas à ce wallet. Signez à nouveau le message.',
  SIGN_IN_REQUIRED: 'Connectez d’abord votre compte social, puis mintez à nouveau.',
  SIGN_IN_UNAVAILABLE:
    'X ne répond pas, nous n’avons donc pas pu vérifier votre compte. Réessayez dans quelques minutes.',
  SOCIAL_ACCOUNT_USED:
    'Votre compte social a déjà minté aujourd’hui pour un autre wallet. Utilisez ce wallet, ou revenez demain.',
  PROOF_REQUIRED: 'Votre navigateur doit d’abord résoudre un petit casse-tête. Rechargez la page et réessayez.',
  MINT_CLOSED: 'Le mint est actuellement fermé.',
  MINT_NOT_STARTED: 'Le mint n’a pas encore commencé.',
  RECEIVER_REFUSED: 'Votre wallet est un contrat qui a refusé de recevoir cet objet.',
  ALREADY_MINTED: 'Vous avez déjà minté cet objet aujourd’hui. Revenez demain.',
  DAY_OVER:
    'La journée s’est terminée avant la confirmation de votre mint, qui n’a donc pas eu lieu. Mintez à nouveau l’objet pour la nouvelle journée.',
  BUDGET_SPENT:
    'Les mints gratuits du jour sont épuisés. D’autres seront disponibles au début de la prochaine journée de mint.',
  BUDGET_SPENT_FOR_NEW:
    'Les mints gratuits du jour pour les nouveaux wallets sont épuisés. D’autres seront disponibles au début de la prochaine journée de mint.',
  BUDGET_SPENT_FOR_SOURCE:
    'Votre réseau a épuisé ses mints gratuits du jour. D’autres seront disponibles au début de la prochaine journée de mint.',
  QUEUE_FULL: 'Trop de personnes mintent en ce moment. Réessayez dans une minute.',
  RELAYER_UNAVAILABLE: 'Le mint est momentanément indisponible. Réessayez dans quelques minutes.',
  STILL_PENDING:
    'Votre mint est toujours en cours et prend plus de temps que d’habitude. Vous pouvez fermer cette page et revenir voir dans une minute.',
  RESTARTING: 'Le service redémarre. Votre mint continue ; revenez voir dans quelques secondes.',
  CHAIN_RESET: 'Le réseau de test a été réinitialisé, et ce mint a été perdu. Mintez à nouveau l’objet.',
  TRANSACTION_FAILED: 'Le réseau a rejeté le mint. Réessayez dans un instant.',

  ALREADY_GIVEN: `Ce wallet a déjà reçu ses fonds de test en ${currency} pour aujourd’hui. Revenez demain.`,
  ALREADY_FUNDED: 'Ce wallet a déjà de quoi commencer. Le faucet est destiné aux wallets moins garnis.',
  NETWORK_SHARE_GIVEN: `Votre connexion internet a atteint la limite du jour en ${currency} de test. Revenez demain.`,
  DAY_SPENT: `Le faucet a distribué toute la réserve du jour en ${currency} de test. Revenez demain.`,
  FAUCET_LOW: 'Le faucet est vide et doit être rempli. Réessayez plus tard.',
  FAUCET_BUSY: 'Le faucet est très sollicité. Réessayez dans quelques secondes.',
  FAUCET_UNAVAILABLE: 'Le faucet ne parvient pas à joindre le réseau. Réessayez dans un instant.',
  TRANSFER_REFUSED: `Cette adresse est un contrat qui refuse les transferts en ${currency}.`,

  SIGN_IN_NOT_OFFERED: 'La connexion n’est pas proposée sur ce site.',
  SIGN_IN_DENIED: 'Vous avez refusé la connexion. Rien ne nous a été communiqué.',
  SIGN_IN_STATE: 'Cette connexion n’a pas été lancée dans cet onglet. Recommencez depuis la page de mint.',
  SIGN_IN_EXPIRED: 'La connexion a expiré ou a déjà servi. Recommencez depuis la page de mint.',
  SIGN_IN_ENDED: 'Votre connexion a expiré. Connectez-vous à nouveau.',
  SIGN_IN_BUSY: 'X limite le nombre de nos requêtes. Réessayez dans quelques minutes.',
  SIGN_IN_MISCONFIGURED:
    'X a rejeté les paramètres de connexion de ce site. Le problème vient de nous ; réessayez plus tard.',

  UNKNOWN_QUEST: 'Cette quête n’existe pas.',
  QUEST_KEY_WRONG: 'Cette quête n’a pas pu être vérifiée : la plateforme n’a pas envoyé la bonne clé.',
  MINT_INDEX_UNAVAILABLE:
    'L’indexation de la chaîne est encore en cours, nous ne pouvons donc pas encore vérifier cela. Réessayez dans {wait} ; rien n’est perdu.',
  NO_WALLET_LINKED:
    'Aucun wallet n’est lié à votre compte sur cette plateforme. Liez le wallet avec lequel vous mintez, puis réessayez.',
  ACCOUNT_CONNECTED_ELSEWHERE: 'Ce compte est déjà associé à un autre wallet.',
  WALLET_HAS_ACCOUNT: 'Un autre compte est déjà associé à ce wallet.',
  ACCOUNT_RESERVED:
    'Ce wallet ou ce compte a été associé à un autre pendant cette saison. Jusqu’à la fin de la saison, il ne peut être associé de nouveau qu’à celui-là.',
  ACCOUNT_NOT_CONNECTED: 'Ce wallet et ce compte ne sont pas associés.',
  SIGNED_OUTDATED:
    'Cette signature est trop ancienne, ou vous avez signé un message plus récent depuis. Signez à nouveau.',

  UNKNOWN_SEASON: 'Cette saison n’existe pas.',
  NAME_REFUSED:
    'Ce nom n’est pas autorisé. Utilisez 3 à 24 lettres ou chiffres d’un même alphabet, avec des espaces ou des traits d’union isolés entre eux. Les liens, les mots offensants et les noms qui prétendent parler pour nous sont refusés.',
  NAME_TAKEN: 'Un autre joueur utilise déjà ce nom ou un nom qui lui ressemble.',
  NAME_WITHOUT_MINT:
    'Mintez d’abord un objet avec ce wallet. Vous pourrez signer un nom quand le wallet figurera au classement.',
  NAME_HIDDEN: 'L’équipe a masqué le nom de ce wallet. Contactez-nous si c’était une erreur.',
  NAME_OUTDATED:
    'Cette signature est trop ancienne, ou vous avez signé un message plus récent depuis. Signez à nouveau.',

  FORM_NOT_FOUND: 'Ce formulaire n’existe pas.',
  FORM_PROOF_REQUIRED:
    'Nous recevons beaucoup de messages aujourd’hui ; votre navigateur doit donc d’abord résoudre un petit casse-tête. Votre message n’a pas été envoyé. Activez JavaScript, rechargez la page et renvoyez-le, ou attendez demain.',
  NO_FILE_UPLOADS: 'L’envoi de fichiers n’est pas accepté.',
  UNREADABLE: 'Le formulaire n’a pas pu être lu.',
  DAY_FULL: 'Nous avons reçu trop de messages aujourd’hui, et le vôtre n’a pas été enregistré. Renvoyez-le demain.',
  FULL: 'Notre boîte de réception est pleine, et votre message n’a pas été enregistré. Écrivez-nous par e-mail, ou renvoyez-le un autre jour.',
  UNAVAILABLE: 'Votre message n’a pas pu être enregistré. Renvoyez-le dans une minute.',

  BUSY: 'Trop d’images sont en cours de génération. Réessayez dans un instant.',
  CHAIN_SILENT: 'La chaîne ne répond pas. Réessayez dans un instant.',
  UNKNOWN_TOKEN: 'La collection n’a pas de token avec cet ID.',
  RELEASE_UNKNOWN: 'La dernière version n’est pas encore connue. Réessayez dans une minute.',

  BAD_REQUEST: 'La requête n’a pas pu être lue.',
  MALFORMED: 'La requête n’est pas valide : {details}.',
  NOT_FOUND: 'Il n’y a rien à cette adresse.',
  REQUEST_TIMEOUT: 'La requête a mis trop de temps à arriver.',
  TOO_LARGE: 'La requête est trop volumineuse.',
  UNSUPPORTED_CONTENT: 'Ce type de contenu n’est pas pris en charge.',
  TOO_MANY_REQUESTS: 'Trop de requêtes depuis votre réseau. Réessayez dans {wait}.',
  TOO_MANY_STREAMS:
    'Votre réseau a trop de connexions en direct ouvertes. Fermez les autres onglets de ce site et rechargez la page.',
  HEADERS_TOO_LARGE: 'Les en-têtes de la requête sont trop volumineux.',
  INTERNAL: 'Un problème est survenu de notre côté. Réessayez dans un instant.',
  OVERLOADED: 'Le site est très sollicité. Réessayez dans quelques secondes.',
}
