import type * as english from '../../social-cards.ts'
import type { Translation } from '../../translation.ts'

export const socialCards: Translation<typeof english.socialCards> = [
  { headline: ['JOGOS EM', 'BLOCKCHAIN FEITOS', 'PARA TODO MUNDO'], line: 'A primeira Layer 3 para jogos AAA' },
  { headline: ['SWAP NA', 'TESTNET'], line: 'Negocie tokens de teste na Odyssey' },
  { headline: ['42 VANGUARDS', 'TODO DIA'], line: 'Odyssey: mint estendido dos PFPs Vanguard' },
  { headline: ['SEUS', 'VANGUARDS'], line: 'Veja o que você tem' },
  { headline: ['MANTENHA', 'A SEQUÊNCIA'], line: 'Os 42 de hoje, seus dias seguidos, suas missões' },
  { headline: ['QUEM LIDERA', 'A TEMPORADA'], line: 'A posição de cada carteira, direto da blockchain' },
  { headline: ['STATUS DA', 'REDE, AO VIVO'], line: 'Blocos, mint e 90 dias de disponibilidade' },
  { headline: ['CONFIRA ANTES', 'DE CONECTAR'], line: 'Todos os domínios, contratos e contas oficiais' },
  { headline: ['RODE UM', 'SENTRY NODE'], line: 'Pronto em menos de um minuto' },
  { headline: ['ACORDO DO', 'SENTRY NODE'], line: 'Os termos, na íntegra' },
]
