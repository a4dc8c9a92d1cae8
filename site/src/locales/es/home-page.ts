import { brand } from '../../brand.ts'
import type * as english from '../../home-page.ts'
import { network } from '../../network.ts'
import type { Translation } from '../../translation.ts'

export const hero: Translation<typeof english.hero> = {
  caption: `Capa 3 sobre ${brand.rollupName} sobre ${brand.baseChainName}`,
  headline: 'Juegos blockchain hechos para la adopción masiva',
  subheader: 'La primera capa 3 para juegos AAA',
  body: `Gana una espada y la espada es tuya: para guardarla, prestarla o vendérsela a un desconocido a tres continentes de distancia. ${brand.name} le da a cada objeto del juego un dueño en una cadena pública y mantiene billeteras, gas y firmas fuera del camino del jugador.`,
  investors: {
    title: 'Con el respaldo de',
    pause: 'Pausar los logos',
    play: 'Reanudar los logos',
  },
}

export const node: Translation<typeof english.node> = {
  title: `Opera un ${brand.nodeName}`,
  subtitle: 'Conviértete en operador de un nodo de la red y recibe sus recompensas',
  body: `Un ${brand.nodeName} es un nodo de observación que supervisa el protocolo del rollup de ${brand.name}. Si se propone un bloque incorrecto, da la alarma para que otros puedan intervenir.`,
  dilemma: `Cuando todos los bloques son honestos, a nadie le pagan por verificar, así que nadie verifica, y el primer bloque deshonesto pasa. Ese es el dilema del verificador. Los ${brand.nodeName}s lo resuelven premiando la vigilancia misma, no solo el hallazgo.`,
  more: `Cómo funciona un ${brand.nodeName}`,
  image: {
    alt: `Un ${brand.nodeName} dibujado como un instrumento: un iris de latón sobre una base pesada, con una luz roja ardiendo en su interior.`,
  },
}

export const ownership: Translation<typeof english.ownership> = {
  title: 'Propiedad de verdad',
  caption: 'Para jugadores',
  subtitle: 'Veinte años de botín, y nada fue nunca tuyo',
  body: `En la mayoría de los juegos, un objeto raro es una fila en la base de datos de otro. En ${brand.name} es un token en tu cuenta, y el juego es uno de los lugares donde puedes usarlo.`,
  promises: [
    {
      title: 'El registro es público',
      body: 'Quién es dueño de un objeto está escrito en una cadena que cualquiera puede leer y ningún estudio puede editar. Un parche puede cambiar lo que hace tu hacha. No puede cambiar de quién es.',
    },
    {
      title: 'La billetera es opcional',
      body: 'Primero se juega. No hay frase semilla antes del tutorial ni gas que comprar antes del primer combate. Trae una billetera cuando quieras; quien nunca lo hace no se pierde nada.',
    },
    {
      title: 'La salida está abierta',
      body: 'Comercia dentro del juego, con un amigo o en cualquier mercado que hable el mismo estándar de tokens. Si dejas de jugar, lo que ganaste se va contigo.',
    },
  ],
  comparison: {
    title: 'El mismo objeto, dos formas de poseerlo',
    question: 'Qué pasa cuando',
    before: 'En la mayoría de los juegos',
    after: `En ${brand.name}`,
    rows: [
      {
        question: 'lo ganas',
        before: 'Se añade una fila a la base de datos de la editora',
        after: 'Se emite un token a tu cuenta',
      },
      {
        question: 'lo vendes',
        before: 'Los términos del servicio lo prohíben, o te lo quitan',
        after: 'El objeto va a quien lo compra, y el pago, a ti',
      },
      {
        question: 'cierran los servidores',
        before: 'Desaparece',
        after: 'Sigue en tu cuenta, y cualquier juego que lo quiera aún puede leerlo',
      },
      {
        question: 'empiezas a jugar',
        before: 'Creas una cuenta',
        after: 'Creas una cuenta. Nada más',
      },
    ],
  },
}

export const technology: Translation<typeof english.technology> = {
  title: 'Tecnología',
  caption: 'Órbitas dentro de órbitas',
  body: `Tres capas, y cada una se dedica a lo que mejor hace. Los juegos corren en ${brand.name}. ${brand.name} liquida en ${brand.rollupName}. La seguridad de ${brand.rollupName} la pone ${brand.baseChainName}. El jugador no ve nada de esto, y de eso se trata.`,
  layers: [
    {
      title: `Capa 3: ${brand.name}`,
      subTitle: 'Procesamiento en paralelo, escalabilidad, eficiencia, menor costo',
      description:
        'Los juegos corren lado a lado en lugar de hacer fila unos detrás de otros. Un fin de semana de lanzamiento en un mundo no frena una partida en otro, los bloques llevan acciones de juego y poco más, y el costo de una acción baja tanto que un estudio puede pagarlo y olvidarse.',
      image: { alt: 'La cima de la máquina: una esfera ardiente dentro de sus órbitas.' },
    },
    {
      title: `Capa 2: ${brand.rollupName}`,
      subTitle: 'Procesamiento fuera de la cadena, menor costo, mayor velocidad',
      description:
        'Las transacciones se ejecutan lejos de la cadena base y se publican en ella en lotes comprimidos. Miles comparten el precio de una, y la respuesta llega en instantes, no en minutos.',
      image: { alt: 'El centro de la máquina: un dial de latón grabado, con sus engranajes.' },
    },
    {
      title: `Capa 1: ${brand.baseChainName}`,
      subTitle: 'Seguridad y descentralización',
      description:
        'El registro definitivo lo lleva un conjunto mundial de validadores independientes. Una vez que algo se liquida aquí, ni nosotros, ni un estudio, ni ningún gobierno por sí solo puede reescribirlo.',
      image: { alt: 'La base de la máquina: una rueda dentada, ancha y oscura, que sostiene todo lo demás.' },
    },
  ],
}

export const foundation: Translation<typeof english.foundation> = {
  title: `Fundación ${brand.name}`,
  caption: 'Custodia',
  subtitle: 'Alguien tiene que dar cuerda a la máquina sin adueñarse de los planetas',
  body: `La Fundación ${brand.name} cuida del protocolo para que los estudios puedan contar con él más tiempo del que abarca la hoja de ruta de cualquier empresa. Publica el código, financia las herramientas que les faltan a los juegos y prepara el día en que ya no haga falta.`,
  duties: [
    {
      title: 'Mantenerlo abierto',
      body: 'El software del nodo y sus versiones son públicos, con hashes que cualquiera puede verificar. Un estudio puede leer cada línea en la que se apoyará su economía antes de escribir la primera propia.',
    },
    {
      title: 'Pagar lo que falta',
      body: 'Las subvenciones van al trabajo que necesita más de un juego: plugins de motor, estándares de objetos, indexadores, auditorías. Cada subvención se anuncia con lo que se prometió y, más tarde, con lo que se entregó.',
    },
    {
      title: 'Soltar a propósito',
      body: 'Las decisiones pasan de la Fundación a quienes operan la red: una potestad a la vez, en público y en un orden escrito de antemano.',
    },
  ],
  limit:
    'La Fundación no guarda los objetos de los jugadores, no puede moverlos y no se queda con ninguna parte de lo que se paga por ellos.',
}

export const contributor: Translation<typeof english.contributor> = {
  title: 'Colaborador génesis',
  caption: 'Antes del bloque uno',
  subtitle: 'Toda cadena tiene un primer bloque. Hay quienes llegaron antes',
  body: `Los colaboradores génesis construyen sobre ${brand.name}, o montan guardia, mientras aún está sin terminar: cuando la documentación escasea, la red de pruebas se reinicia sin avisar y un informe de errores vale más que un comunicado de prensa. Nos proponemos recordar quiénes fueron.`,
  tracks: [
    {
      title: 'Creadores',
      who: 'Estudios, modders y desarrolladores de herramientas que despliegan con la pintura aún fresca.',
      counts: [
        'Un juego, un modo o una herramienta que funcione en la red de pruebas',
        'Un cambio integrado en el nodo, en un plugin de motor o en la documentación',
        'Un informe que haya llevado a una corrección, sobre todo si es de seguridad',
      ],
    },
    {
      title: 'Operadores de nodos',
      who: 'Quienes operan un Sentry Node antes de que la red tenga mucho que vigilar.',
      counts: [
        'Un nodo que haya mantenido la guardia durante la red de pruebas',
        'Una alarma dada en un simulacro, con las pruebas adjuntas',
        'Una guía que haya ayudado a otra persona a poner en marcha el suyo',
      ],
    },
  ],
  honors: {
    title: 'Qué se obtiene',
    items: [
      'Tu nombre, o el de tu estudio, en el registro génesis de la red principal',
      'Un rol Génesis permanente en la comunidad, que nunca estará a la venta',
      'Una línea directa con los ingenieros que escriben el protocolo',
      'Los primeros lugares cuando se abra una nueva red de pruebas o un nuevo plugin de motor',
    ],
  },
  callToAction: 'Cuéntanos qué estás creando',
}

export const league: Translation<typeof english.league> = {
  title: brand.leagueName,
  caption: 'A través de todos los juegos',
  body: `La ${brand.leagueName} es la máxima liga de juegos de ${brand.name}. No hay formulario ni cuota de inscripción: quienes desbloquean logros de élite en los juegos desplegados en la red se convierten en Vanguard y llevan el título de un juego a otro.`,
  image: {
    alt: 'El trofeo Vanguard: órbitas de latón alrededor de un núcleo de luz roja.',
  },
  carouselLabel: 'Cómo funciona la liga',
  features: [
    {
      title: 'Ingreso automático',
      body: 'No hay que postularse. Alcanza uno de los logros de élite de un juego y entras automáticamente: el logro es la invitación.',
    },
    {
      title: 'En desarrollo',
      body: 'La liga está en desarrollo. Se prevé que la integración con los juegos llegue con el lanzamiento de la capa 3.',
    },
    {
      title: 'Recompensas exclusivas',
      body: 'Los miembros desbloquean recompensas exclusivas: objetos, títulos y accesos que se ganan jugando y no se pueden comprar.',
    },
  ],
}

export const community: Translation<typeof english.community> = {
  title: 'Únete a la comunidad',
  caption: 'Abierta a todo el mundo',
  subtitle: `Prepárate para subir de nivel con ${network.chainName}`,
  body: `${brand.name} es la primera capa 3 para juegos AAA y se construye a la vista de todos. Pregúntales a los ingenieros qué rompieron esta semana, acepta una misión, busca a tres más para una raid o muéstranos el juego que estás creando.`,
  buildWithUs: 'Crea con nosotros',
  socialTitle: 'Dónde encontrarnos',
  social: [
    { label: 'X', purpose: 'Las noticias, primero aquí' },
    { label: 'Discord', purpose: 'Habla con el equipo y la comunidad' },
    { label: 'Telegram', purpose: 'Anuncios y chat' },
    { label: 'Zealy', purpose: 'Misiones diarias' },
    { label: 'Galxe', purpose: 'Campañas e insignias' },
  ],
}
