import { brand } from '../../brand.ts'
import type * as english from '../../passkey-words.ts'
import type { Translation } from '../../translation.ts'

export const passkeyWords: Translation<typeof english.passkeyWords> = {
  userName: `Billetera de invitado de ${brand.name}`,
  errors: {
    closed: 'Se cerró la solicitud de la llave de acceso, o no se encontró ninguna. No se firmó nada.',
    exists:
      'Tu gestor de contraseñas ya tiene una billetera de invitado para este sitio. Restáurala en lugar de crear otra.',
    noPrf: `Esta llave de acceso no puede guardar una billetera, porque a tu dispositivo o a tu gestor de contraseñas le falta una función (PRF). Puedes eliminarla: busca “Billetera de invitado de ${brand.name}” entre tus llaves de acceso. Una billetera de invitado en este navegador sí funciona.`,
    unconfirmed: 'Se creó tu llave de acceso. Úsala una vez para abrir la billetera.',
    otherWallet:
      'Esa llave de acceso pertenece a otra billetera de invitado, así que no se firmó nada. Usa la llave de acceso de esta billetera, o desconecta esta y restaura la otra.',
    unavailable:
      'Tu navegador no pudo usar una llave de acceso en esta página. Una billetera de invitado en este navegador sí funciona.',
  },
}
