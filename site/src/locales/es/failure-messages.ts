import type * as english from '../../failure-messages.ts'
import { network } from '../../network.ts'
import type { Translation } from '../../translation.ts'

const currency = network.testnet.nativeCurrency.name

export const failures: Translation<typeof english.failures> = {
  SIGNATURE_INVALID: 'La firma no corresponde a esta billetera. Firma el mensaje de nuevo.',
  SIGN_IN_REQUIRED: 'Conecta primero tu cuenta social y luego mintea de nuevo.',
  SIGN_IN_UNAVAILABLE: 'X no responde, así que no pudimos verificar tu cuenta. Inténtalo de nuevo en unos minutos.',
  SOCIAL_ACCOUNT_USED: 'Tu cuenta social ya minteó hoy para otra billetera. Usa esa billetera o vuelve mañana.',
  PROOF_REQUIRED: 'Tu navegador debe resolver primero un breve acertijo. Recarga la página y vuelve a intentarlo.',
  MINT_CLOSED: 'El mint está cerrado en este momento.',
  MINT_NOT_STARTED: 'El mint aún no ha empezado.',
  RECEIVER_REFUSED: 'Tu billetera es un contrato que se negó a recibir este objeto.',
  ALREADY_MINTED: 'Ya minteaste este objeto hoy. Vuelve mañana.',
  DAY_OVER:
    'El día terminó antes de que se confirmara tu mint, así que el objeto no se minteó. Vuelve a mintearlo para el nuevo día.',
  BUDGET_SPENT: 'Los mints gratuitos de hoy se agotaron. Habrá más cuando empiece el próximo día de mint.',
  BUDGET_SPENT_FOR_NEW:
    'Los mints gratuitos de hoy para billeteras nuevas se agotaron. Habrá más cuando empiece el próximo día de mint.',
  BUDGET_SPENT_FOR_SOURCE:
    'Tu conexión a internet agotó sus mints gratuitos de hoy. Habrá más cuando empiece el próximo día de mint.',
  QUEUE_FULL: 'Hay demasiada gente minteando en este momento. Inténtalo de nuevo en un minuto.',
  RELAYER_UNAVAILABLE: 'El mint no está disponible temporalmente. Inténtalo de nuevo en unos minutos.',
  STILL_PENDING:
    'Tu mint sigue en proceso y está tardando más de lo habitual. Puedes cerrar esta página y volver a comprobarlo en un minuto.',
  RESTARTING: 'El servicio se está reiniciando. Tu mint continúa; vuelve a comprobarlo en unos segundos.',
  CHAIN_RESET: 'La red de pruebas se restableció y este mint se perdió. Vuelve a mintearlo.',
  TRANSACTION_FAILED: 'La red rechazó el mint. Inténtalo de nuevo en un momento.',

  ALREADY_GIVEN: `Esta billetera ya recibió su ${currency} de prueba de hoy. Vuelve mañana.`,
  ALREADY_FUNDED:
    'Esta billetera ya tiene lo suficiente para empezar. El faucet es para las billeteras que tienen menos.',
  NETWORK_SHARE_GIVEN: `Tu conexión a internet alcanzó el límite de ${currency} de prueba de hoy. Vuelve mañana.`,
  DAY_SPENT: `El faucet ya repartió todo el ${currency} de prueba de hoy. Vuelve mañana.`,
  FAUCET_LOW: 'El faucet está vacío y hay que recargarlo. Inténtalo de nuevo más tarde.',
  FAUCET_BUSY: 'El faucet está saturado. Inténtalo de nuevo en unos segundos.',
  FAUCET_UNAVAILABLE: 'El faucet no puede conectarse con la red. Inténtalo de nuevo en un momento.',
  TRANSFER_REFUSED: `Esta dirección es un contrato que rechaza ${currency}.`,

  SIGN_IN_NOT_OFFERED: 'El inicio de sesión no está disponible en este sitio.',
  SIGN_IN_DENIED: 'Rechazaste el inicio de sesión. No se compartió nada con nosotros.',
  SIGN_IN_STATE: 'Este inicio de sesión no empezó en esta pestaña. Empiézalo de nuevo desde la página de mint.',
  SIGN_IN_EXPIRED: 'El inicio de sesión caducó o ya se usó. Empiézalo de nuevo desde la página de mint.',
  SIGN_IN_ENDED: 'Tu sesión caducó. Vuelve a iniciar sesión.',
  SIGN_IN_BUSY: 'X está limitando nuestras solicitudes. Inténtalo de nuevo en unos minutos.',
  SIGN_IN_MISCONFIGURED:
    'X rechazó la configuración de inicio de sesión de este sitio. El problema es nuestro; inténtalo de nuevo más tarde.',

  UNKNOWN_QUEST: 'Esta misión no existe.',
  QUEST_KEY_WRONG: 'No se pudo comprobar esta misión: la plataforma no envió la clave correcta.',
  MINT_INDEX_UNAVAILABLE:
    'La cadena aún se está indexando, así que todavía no podemos verificar esto. Inténtalo de nuevo en {wait}; no se perdió nada.',
  NO_WALLET_LINKED:
    'No hay ninguna billetera vinculada a tu cuenta en esa plataforma. Vincula la billetera con la que minteas y vuelve a intentarlo.',
  ACCOUNT_CONNECTED_ELSEWHERE: 'Esta cuenta ya está conectada a otra billetera.',
  WALLET_HAS_ACCOUNT: 'Ya hay otra cuenta conectada a esta billetera.',
  ACCOUNT_RESERVED:
    'Esta billetera o esta cuenta ya estuvo conectada a otra en esta temporada. Hasta que termine la temporada, solo puede volver a conectarse a aquella.',
  ACCOUNT_NOT_CONNECTED: 'Esta billetera y esta cuenta no están conectadas.',
  SIGNED_OUTDATED:
    'Esta firma es demasiado antigua, o firmaste un mensaje más reciente desde entonces. Firma de nuevo.',

  UNKNOWN_SEASON: 'Esta temporada no existe.',
  NAME_REFUSED:
    'Este nombre no está permitido. Usa de 3 a 24 letras o dígitos de un mismo sistema de escritura, con espacios o guiones sueltos entre ellos. Se rechazan los enlaces, las palabras ofensivas y los nombres que pretenden hablar por nosotros.',
  NAME_TAKEN: 'Otro jugador ya usa este nombre o uno que se le parece.',
  NAME_WITHOUT_MINT:
    'Mintea primero un objeto con esta billetera. Podrás firmar un nombre cuando la billetera esté en la clasificación.',
  NAME_HIDDEN: 'El equipo ocultó el nombre de esta billetera. Contáctanos si fue un error.',
  NAME_OUTDATED: 'Esta firma es demasiado antigua, o firmaste un mensaje más reciente desde entonces. Firma de nuevo.',

  FORM_NOT_FOUND: 'Este formulario no existe.',
  FORM_PROOF_REQUIRED:
    'Hoy estamos recibiendo muchos mensajes, así que tu navegador debe resolver primero un breve acertijo. Tu mensaje no se envió. Activa JavaScript, recarga la página y envíalo de nuevo, o espera hasta mañana.',
  NO_FILE_UPLOADS: 'No se aceptan archivos.',
  UNREADABLE: 'No se pudo leer el formulario.',
  DAY_FULL: 'Hoy recibimos demasiados mensajes, así que el tuyo no se guardó. Envíalo de nuevo mañana.',
  FULL: 'Nuestro buzón está lleno, así que tu mensaje no se guardó. Escríbenos por correo o envíalo de nuevo otro día.',
  UNAVAILABLE: 'No se pudo guardar tu mensaje. Envíalo de nuevo en un minuto.',

  BUSY: 'Se están generando demasiadas imágenes. Inténtalo de nuevo en un momento.',
  CHAIN_SILENT: 'La cadena no responde. Inténtalo de nuevo en un momento.',
  UNKNOWN_TOKEN: 'La colección no tiene ningún token con este ID.',
  RELEASE_UNKNOWN: 'Aún no se conoce la última versión. Inténtalo de nuevo en un minuto.',

  BAD_REQUEST: 'No se pudo leer la solicitud.',
  MALFORMED: 'La solicitud no es válida: {details}.',
  NOT_FOUND: 'No hay nada en esta dirección.',
  REQUEST_TIMEOUT: 'La solicitud tardó demasiado en llegar.',
  TOO_LARGE: 'La solicitud es demasiado grande.',
  UNSUPPORTED_CONTENT: 'No se admite este tipo de contenido.',
  TOO_MANY_REQUESTS: 'Demasiadas solicitudes desde tu red. Inténtalo de nuevo en {wait}.',
  TOO_MANY_STREAMS:
    'Tu red tiene abiertas demasiadas conexiones en vivo. Cierra otras pestañas de este sitio y recarga la página.',
  HEADERS_TOO_LARGE: 'Los encabezados de la solicitud son demasiado grandes.',
  INTERNAL: 'Algo salió mal de nuestro lado. Inténtalo de nuevo en un momento.',
  OVERLOADED: 'El sitio está saturado. Inténtalo de nuevo en unos segundos.',
}
