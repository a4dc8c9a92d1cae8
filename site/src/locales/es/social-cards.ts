import type * as english from '../../social-cards.ts'
import type { Translation } from '../../translation.ts'

export const socialCards: Translation<typeof english.socialCards> = [
  { headline: ['JUEGOS BLOCKCHAIN', 'HECHOS PARA LA', 'ADOPCIÓN MASIVA'], line: 'La primera capa 3 para juegos AAA' },
  { headline: ['SWAP EN LA', 'TESTNET'], line: 'Intercambia tokens de prueba en Odyssey' },
  { headline: ['42 VANGUARDS', 'CADA DÍA'], line: 'Mint extendido de los PFP Vanguard de Odyssey' },
  { headline: ['TUS', 'VANGUARDS'], line: 'Mira lo que tienes' },
  { headline: ['MANTÉN', 'LA RACHA'], line: 'Los 42 de hoy, tus días seguidos, tus misiones' },
  { headline: ['¿QUIÉN LIDERA', 'LA TEMPORADA?'], line: 'El puesto de cada billetera, desde la cadena' },
  { headline: ['ESTADO DE LA', 'RED, EN VIVO'], line: 'Bloques, mint y 90 días de disponibilidad' },
  { headline: ['COMPRUEBA ANTES', 'DE CONECTARTE'], line: 'Cada dominio, contrato y cuenta oficial' },
  { headline: ['OPERA UN', 'SENTRY NODE'], line: 'Listo en menos de un minuto' },
  { headline: ['ACUERDO DE', 'SENTRY NODE'], line: 'Los términos completos' },
]
