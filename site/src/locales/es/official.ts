import { brand } from '../../brand.ts'
import type * as english from '../../official.ts'
import type { Translation } from '../../translation.ts'

export const officialLinks: Translation<typeof english.officialLinks> = {
  kicker: 'Protégete',
  title: 'Enlaces oficiales',
  intro: `Todos los dominios, contratos, cuentas y claves de ${brand.name}. Lo que no figura aquí no es nuestro.`,
  domains: [{ name: `${brand.keyName}s` }, { name: 'Tablón de misiones' }, { name: 'Campaña' }],
  sections: {
    domains: {
      title: 'Dominios',
      here: 'Este sitio',
      check:
        'Compara la barra de direcciones con esta lista antes de conectar una billetera. Nunca pedimos una frase de recuperación.',
      elsewhere:
        'Abriste esta página en {opened}, pero la dirección de este sitio es {official}. Si no lo esperabas, cierra esta página y no conectes una billetera.',
    },
    contracts: {
      title: 'Contratos',
      collection: 'Colección',
      token: 'Token de prueba',
      developers: 'Para desarrolladores',
      check:
        'Compara la dirección completa con la que muestra tu billetera antes de confirmar. Los programas pueden leer las mismas direcciones de network.json.',
    },
    accounts: {
      title: 'Cuentas de relayer',
      relayer: 'Relayer',
      check: 'Estas cuentas envían tus mints sin gas. Nunca te piden nada: firmas un mensaje y ninguna transacción.',
    },
    social: {
      title: 'Redes sociales',
      check: 'Abre estos enlaces en lugar de buscarlos. El equipo nunca te escribe primero.',
    },
    software: {
      title: 'Software',
      repository: 'Código fuente',
      releases: 'Descargas y hashes',
      check: 'Cada descarga tiene un hash SHA-256 y un comando para verificarlo. Si no coinciden, elimina el archivo.',
    },
    keys: {
      title: 'Claves de firma',
      none: 'Aún no firmamos nada con una clave. Cualquier firma que diga ser nuestra es falsa.',
      check: 'Compara la huella digital completa con la que muestra tu software.',
    },
    security: {
      title: 'Informar de una vulnerabilidad',
      contact: 'Correo',
      document: 'security.txt',
      check: 'Contáctanos antes de publicar. En security.txt están los detalles para investigadores.',
    },
  },
  chain: 'En {name} (ID de cadena {id})',
  onExplorer: 'Ver en el explorador de bloques',
  copy: 'Copiar',
  copied: 'Copiado',
  copyByHand: 'Seleccionado. Pulsa Ctrl+C o ⌘C para copiar.',
  loading: 'Cargando las direcciones…',
  unreadable: 'No se pudieron cargar las direcciones. También figuran en network.json.',
  warning: 'Los tokens y coleccionables de la testnet no tienen valor. Quien te los venda está cometiendo una estafa.',
}
