import { brand } from '../../brand.ts'
import type * as english from '../../site-chrome.ts'
import type { Translation } from '../../translation.ts'

export const header: Translation<typeof english.header> = {
  homeLabel: `${brand.name}, inicio`,
  navigationLabel: 'Principal',
  sectionsLabel: 'Secciones de esta página',
  skipLink: 'Saltar al contenido',
  docs: 'Docs',
  buildWithUs: 'Crea con nosotros',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  social: [
    { label: `${brand.name} en Telegram` },
    { label: `${brand.name} en X` },
    { label: `${brand.name} en Discord` },
  ],
  menuSocial: [
    { label: `${brand.name} en Discord` },
    { label: `${brand.name} en X` },
    { label: `${brand.name} en Telegram` },
  ],
  sections: [
    { id: 'introducing', title: `Presentamos ${brand.name}` },
    { id: 'ownership', title: 'Propiedad de verdad' },
    { id: 'technology', title: 'Tecnología' },
    { id: 'foundation', title: `Fundación ${brand.name}` },
    { id: 'genesis-contributor', title: 'Colaborador génesis' },
    { id: 'games', title: 'Juegos génesis' },
    { id: 'vanguard-league', title: brand.leagueName },
    { id: 'community', title: 'Únete a la comunidad' },
  ],
}

export const footer: Translation<typeof english.footer> = {
  copyright: `©${brand.copyrightYear} ${brand.name}. Todos los derechos reservados`,
  agreement: `Acuerdo de ${brand.nodeName}`,
  navigationLabel: 'Pie de página',
  networkLabel: 'Red',
  status: 'Estado de la red',
  officialLinks: 'Enlaces oficiales',
  social: [
    { label: `${brand.name} en Discord` },
    { label: `${brand.name} en X` },
    { label: `Documentación de ${brand.name} en GitBook` },
    { label: `${brand.name} en Telegram` },
  ],
}

export const controls: Translation<typeof english.controls> = {
  opensInNewTab: 'se abre en una pestaña nueva',
  dismiss: 'Descartar',
  unanswered: { waiting: 'Tu billetera no ha respondido.', tryAgain: 'Reintentar', cancel: 'Cancelar' },
  film: { pause: 'Pausar el video de fondo', play: 'Reproducir el video de fondo' },
  carousel: {
    carousel: 'carrusel',
    slide: 'diapositiva',
    position: '{position} de {count}',
    dots: 'Elegir una diapositiva',
    pause: 'Pausar la rotación automática',
    play: 'Iniciar la rotación automática',
  },
}

export const notices: Translation<typeof english.notices> = {
  failure: {
    title: 'Algo salió mal',
    body: 'No se pudo mostrar esta página. Nada de lo que posees o firmaste se ve afectado. Recarga la página; si no ayuda, ve a la página de inicio.',
    offline:
      'No se pudo cargar una parte de esta página. Puede que se haya cortado tu conexión o que hayamos publicado una nueva versión. Recarga para obtener la actual.',
    reload: 'Recargar esta página',
    home: 'Ir a la página de inicio',
    details: 'Detalles del error',
  },
}
