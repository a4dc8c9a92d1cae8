import type * as english from '../../guest-words.ts'
import type { Translation } from '../../translation.ts'

export const guestWords: Translation<typeof english.guestWords> = {
  choices: {
    title: 'No hace falta una app de billetera',
    recommended: 'Recomendada',
    create: 'La guarda tu gestor de contraseñas, así que puedes restaurarla en cualquiera de tus dispositivos.',
    restore: 'Ya tengo una billetera de invitado',
    restoreHint: 'Restáurala con la llave de acceso que creaste en este sitio.',
    browser: 'Se guarda solo en este navegador, así que borrar sus datos la elimina.',
  },
  unsupported: {
    unsupportedBrowser:
      'Este navegador no puede guardar una billetera en una llave de acceso. Exporta la clave de tu billetera de invitado para respaldarla, o usa una versión actual de Chrome, Edge, Firefox o Safari.',
    inAppBrowser:
      'El navegador integrado de esta app no admite llaves de acceso, y la app puede eliminar una billetera de invitado en cualquier momento. Abre esta página en tu navegador para tener una billetera que puedas restaurar.',
    noDomain:
      'Las llaves de acceso solo funcionan con HTTPS en un nombre de dominio, no en esta dirección. Exporta la clave de tu billetera de invitado para respaldarla.',
  },
  openBrowser: 'Abrir en tu navegador',
  copyLink: 'Copiar el enlace',
  passkey: {
    name: 'Billetera de invitado con llave de acceso',
    notice:
      'Tu llave de acceso guarda esta billetera de invitado. Tu navegador te la pide antes de la primera firma cada vez que se carga la página. Para usar la billetera en otro lugar, elige allí “Ya tengo una billetera de invitado”. Úsala en la testnet, nunca para algo de valor.',
    createTitle: 'Crea una llave de acceso',
    restoreTitle: 'Usa tu llave de acceso',
    body: 'Sigue las instrucciones de tu navegador. Algunos dispositivos preguntan dos veces.',
    confirm: 'Usar la llave de acceso',
    restore: 'Restaurar mi billetera',
    browser: 'Crear una billetera de invitado en este navegador',
  },
  notice:
    'Estás usando una billetera de invitado. Solo se guarda en este navegador, y borrar el almacenamiento del navegador la elimina. Úsala en la testnet, nunca para algo de valor.',
  backup:
    'Para respaldarla, exporta su clave privada y guarda la clave en un gestor de contraseñas o impórtala en otra billetera. Una llave de acceso no puede guardar esta billetera: crea una nueva, con otra dirección y sin imágenes.',
  backupDone: 'Entendido',
  exportKey: 'Exportar clave privada',
  exportTitle: 'Clave privada de tu billetera de invitado',
  exportWarning:
    'Quien tenga esta clave controla la billetera. Mantenla en secreto y no le envíes fondos reales. Para conservar tus imágenes, importa la clave en tu propia billetera.',
  reveal: 'Mostrar la clave',
  hide: 'Ocultar la clave',
  keyLabel: 'Clave privada',
}
