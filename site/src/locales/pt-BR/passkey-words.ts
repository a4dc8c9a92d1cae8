import { brand } from '../../brand.ts'
import type * as english from '../../passkey-words.ts'
import type { Translation } from '../../translation.ts'

const userName = `Carteira de visitante ${brand.name}`

export const passkeyWords: Translation<typeof english.passkeyWords> = {
  userName,
  errors: {
    closed: 'O pedido de passkey foi fechado, ou nenhuma passkey foi encontrada. Nada foi assinado.',
    exists:
      'Seu gerenciador de senhas já tem uma carteira de visitante para este site. Restaure-a em vez de criar outra.',
    noPrf: `Esta passkey não pode guardar uma carteira, porque falta um recurso (PRF) no seu aparelho ou gerenciador de senhas. Você pode apagá-la: procure por “${userName}” entre suas passkeys. Uma carteira de visitante neste navegador ainda funciona.`,
    unconfirmed: 'Sua passkey foi criada. Use-a uma vez para abrir a carteira.',
    otherWallet:
      'Essa passkey é de outra carteira de visitante, então nada foi assinado. Use a passkey desta carteira, ou desconecte-se e restaure a outra.',
    unavailable:
      'Seu navegador não conseguiu usar uma passkey nesta página. Uma carteira de visitante neste navegador ainda funciona.',
  },
}
