import { brand } from '../../brand.ts'
import type * as english from '../../nodes-page.ts'
import type { Translation } from '../../translation.ts'

export const nodesLanding: Translation<typeof english.nodesLanding> = {
  hero: {
    caption: 'Sentry Nodes',
    title: 'Empieza a recibir recompensas en menos de un minuto',
    subtitle: `Los Sentry Nodes de ${brand.name} ya están disponibles`,
    body: 'Los Sentry Nodes funcionan en cualquier equipo y se pueden instalar en instancias en la nube',
  },
  film: {
    title: 'Un Sentry Node en acción',
    captionsLabel: 'Español',
    play: 'Reproducir el video',
    playAgain: 'Volver a reproducir el video',
    soundHint: 'Haz clic para activar el sonido',
    transcriptTitle: 'Transcripción del video',
    transcript: [
      'Un zumbido grave de máquina. Una gran rueda de latón lleva bloques de acero alrededor de un núcleo ardiente, un paso con cada tictac de un mecanismo de escape. En pantalla: “El rollup: se proponen bloques. Alguien debe verificarlos”.',
      'Más cerca, más oscuro. Un bloque tras otro pasa sin que nadie lo vigile. En pantalla: “El dilema del verificador: verificar cuesta. Casi siempre todo está bien. Entonces, ¿quién vigila?”.',
      'El sonido crece. Detrás de la rueda despierta un instrumento: su iris se abre, una luz roja lo llena y se vuelve hacia los bloques. En pantalla: “Los Sentry Nodes vigilan cada aserción”.',
      'La rueda trae un bloque torcido; sus bordes arden en rojo. El tictac se detiene. En pantalla: “Discrepancia: se propone un bloque incorrecto”.',
      'Un cuerno suave suena tres veces. El ojo del centinela destella, y las lámparas alrededor de la rueda responden una tras otra. En pantalla: “Alarma: el centinela da la alarma”. El bloque es retirado y uno honesto ocupa su lugar. En pantalla: “Otros intervienen”.',
      'El tictac se reanuda y un acorde cálido resuelve. La rueda entera gira bajo la luz. En pantalla: “Resuelto: el estado honesto prevalece. Los operadores reciben recompensas de la red por vigilar”.',
      `Una campana. En pantalla: “${brand.name}: opera un Sentry Node”.`,
    ],
  },
  poweredBy: 'Con tecnología de',
  benefits: {
    title: `¿Por qué operar un nodo en el ecosistema de ${brand.name}?`,
    list: [
      {
        title: 'Comodidad',
        body: 'Pon en marcha un Sentry Node en menos de 60 segundos con cualquier equipo, por viejo que sea.',
      },
      {
        title: 'Recompensas',
        body: `Accede a oportunidades de recibir recompensas por contribuir a la red de ${brand.name}.`,
      },
      {
        title: 'Exclusividad',
        body: 'El número de nodos es limitado. A medida que crezca la red, crecerán también las oportunidades para unos pocos elegidos.',
      },
    ],
  },
  resources: {
    title: 'Recursos',
    body: '¿Tienes preguntas? Escríbenos en nuestras redes o lee nuestro {docs}.',
    docs: 'GitBook',
    buttons: [{ label: 'Discord' }, { label: 'Telegram' }, { label: 'GitBook' }],
  },
}

export const nodesGuide: Translation<typeof english.nodesGuide> = {
  chapters: {
    title: 'En esta página',
    list: [
      { id: 'all-downloads', label: 'Todas las descargas' },
      { id: 'what-it-does', label: 'Qué hace' },
      { id: 'what-it-needs', label: 'Qué necesita' },
      { id: 'in-the-cloud', label: 'En la nube' },
      { id: 'keys-and-rewards', label: 'Llaves y recompensas' },
      { id: 'questions', label: 'Preguntas' },
    ],
  },
  watch: {
    title: 'Qué hace el nodo todo el día',
    subtitle: 'Verifica lo que todos los demás dan por bueno',
    body: `${brand.name} es un rollup: hace su trabajo lejos de la cadena base e informa del resultado. Alguien tiene que verificar ese informe.`,
    steps: [
      {
        title: 'Propuesta',
        drawing:
          'Las transacciones caen juntas y forman un bloque. Nueve puntos en su cara muestran el estado que declara, y el bloque parte por un riel.',
        body: `Un validador agrupa las últimas transacciones y propone el estado de la red después de ellas. La propuesta se publica en ${brand.rollupName}, donde espera.`,
      },
      {
        title: 'Aserción',
        drawing:
          'Bajo el ojo de un Sentry Node, el bloque se detiene junto al resultado del propio nodo. Entre los dos patrones aparece un signo igual; con otro bloque, el signo queda tachado.',
        body: 'Tu nodo vuelve a ejecutar las mismas transacciones y calcula el estado por su cuenta. Si ambos coinciden, firma una aserción que lo confirma y sigue vigilando.',
      },
      {
        title: 'Impugnación',
        drawing:
          'Una compuerta se alza ante la finalidad. El bloque que coincidió pasa. Por el que no coincidió se encienden tres lámparas, la compuerta sigue cerrada y el bloque queda tachado.',
        body: 'Si difieren, el nodo da la alarma con las pruebas adjuntas, mientras la propuesta aún espera. Entonces, cualquiera con fondos en stake puede impugnarla, y el bloque incorrecto nunca llega a ser definitivo.',
      },
    ],
    pauseFigure: 'Pausar el dibujo',
    playFigure: 'Animar el dibujo',
    dilemma: {
      title: 'El dilema del verificador',
      body: 'Un sistema que nunca falla no le da a nadie motivos para verificarlo, y un sistema que nadie verifica acabará fallando. Pagar solo por los errores detectados lo empeora: cuanto mejor funciona el sistema, menos ganan sus guardianes. Los Sentry Nodes reciben recompensas por verificar, haya o no algo que encontrar, de modo que la guardia se mantiene también en los días tranquilos.',
      chart: {
        label:
          'Un gráfico. Hacia la derecha, la red funciona cada vez mejor. El pago por error detectado cae por debajo del costo de verificar; a partir de ese punto, nadie verifica. El pago por vigilar se mantiene constante, por encima del costo.',
        progress: 'Cuanto mejor funciona la red',
        perCatch: 'Pago por hallazgo',
        perWatch: 'Pago por vigilar',
        cost: 'Lo que cuesta verificar',
        gap: 'Nadie verifica',
      },
    },
  },
  requirements: {
    title: 'Qué necesita',
    body: 'Menos que un juego. El nodo compara resultados; no almacena la cadena, no mina y no usa la tarjeta gráfica.',
    columns: { part: 'Componente', least: 'Mínimo', better: 'Con holgura' },
    rows: [
      { part: 'Procesador', least: '1 núcleo, 64 bits', better: '2 núcleos' },
      { part: 'Memoria', least: '2 GB', better: '4 GB' },
      { part: 'Disco', least: '2 GB libres', better: '10 GB libres' },
      { part: 'Conexión', least: '2 Mbit/s', better: '10 Mbit/s, activa todo el día' },
      { part: 'Sistema', least: 'Windows 10, macOS 12 o Linux, 64 bits', better: 'El mismo, al día' },
    ],
  },
  cloud: {
    title: 'En la nube, con la línea de comandos',
    body: 'Cualquier instancia pequeña de Linux sirve. Tres pasos, y vigila mientras tu propio equipo duerme.',
    steps: [
      {
        title: 'Descarga, verifica, descomprime',
        body: 'La segunda línea debe mostrar OK antes de que ejecutes la tercera. Si solo muestra un hash, compáralo con el de la página de la versión.',
      },
      {
        title: 'Inícialo una vez a mano',
        body: 'El primer inicio crea una dirección de operador y la muestra. Asigna tu Sentry Key a esa dirección; la llave en sí nunca tiene que salir de tu propia billetera.',
      },
      {
        title: 'Mantenlo en marcha',
        body: 'Un servicio inicia el nodo junto con la máquina y lo reinicia cada vez que se detiene, con tu propia cuenta. La última línea muestra qué está haciendo; Ctrl+C cierra el registro, no el nodo.',
      },
    ],
    terminal: 'Terminal',
    copy: 'Copiar',
    copied: 'Copiado',
    copyByHand: 'Seleccionado. Pulsa Ctrl+C o ⌘C para copiar.',
  },
  keys: {
    title: 'Llaves y recompensas',
    body: 'Cualquiera puede ejecutar el software y vigilar. Para hacer staking, y para ganar Recompensas de la Red por vigilar, un nodo necesita una Sentry Key.',
    points: [
      {
        title: 'Una llave, un nodo',
        body: 'Una Sentry Key es una llave de mejora en forma de NFT. Cada nodo que gana recompensas necesita la suya; diez nodos necesitan diez llaves.',
      },
      {
        title: 'No transferible',
        body: 'Una llave se queda en la billetera que la compró. No se puede vender, prestar ni mover, así que lee el acuerdo antes de comprar una.',
      },
      {
        title: 'Las recompensas siguen a la vigilancia',
        body: 'Las Recompensas de la Red se acumulan a favor de las llaves cuyos nodos envían aserciones correctas. No son un salario ni un rendimiento sobre el precio de la llave, y nadie puede prometer a cuánto ascenderán.',
      },
      {
        title: 'Primero la verificación, luego el pago',
        body: 'Antes de que se puedan reclamar recompensas, se verifica la identidad del titular. Los operadores deben tener al menos 18 años, no deben ser personas estadounidenses (U.S. persons) y no deben vivir en una región restringida.',
      },
    ],
    agreement: 'Leer el acuerdo',
  },
  questions: {
    title: 'Preguntas frecuentes',
    list: [
      {
        question: '¿Puedo operar un nodo sin una Sentry Key?',
        answer:
          'Sí. Vigila y da la alarma como cualquier otro. No puede hacer staking y no gana Recompensas de la Red.',
      },
      {
        question: '¿Mi equipo tiene que estar encendido todo el tiempo?',
        answer:
          'Un nodo solo vigila mientras está en marcha. Puedes apagarlo y volver a encenderlo sin penalización, pero se pierde lo que ocurra entretanto. Una instancia en la nube es la que menos se pierde.',
      },
      {
        question: '¿Pueden varios nodos compartir una máquina?',
        answer: 'Sí. Aun así, cada nodo que gana recompensas necesita su propia llave.',
      },
      {
        question: '¿Por qué veo el botón de Windows en mi Mac?',
        answer:
          'Muchos operadores descargan en una máquina e instalan en otra. La versión para macOS aparece primero, y todas están en la tabla de todas las descargas.',
      },
      {
        question: 'Uso Linux. ¿Dónde está mi descarga?',
        answer:
          'En la tabla de todas las descargas: el cliente de escritorio como AppImage y el nodo de línea de comandos como archivo comprimido.',
      },
      {
        question: '¿Qué pasa cuando mi nodo encuentra un bloque incorrecto?',
        answer:
          'Da la alarma con las pruebas adjuntas. Tú no tienes que hacer nada. Quienes tienen fondos en stake en el rollup, sí, y disponen de tiempo, porque una propuesta impugnada no puede llegar a ser definitiva.',
      },
      {
        question: '¿Dónde están las reglas?',
        answer: 'En el Acuerdo de software de Sentry Node, enlazado al pie de cada página.',
      },
    ],
  },
}
