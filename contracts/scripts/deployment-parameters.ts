import { readFileSync } from 'node:fs'
import { getAddress, isAddress, isHex } from 'viem'
import { z } from 'zod'

const wholeNumber = z.union([z.number().int().nonnegative(), z.string().regex(/^\d+$/)]).transform(BigInt)

const schema = z.strictObject({
  owner: z
    .string()
    .refine((value) => isAddress(value), 'is not an address')
    .transform((value) => getAddress(value)),
  /** Another salt gives other addresses; the same parameters and salt give the same addresses on every chain. */
  salt: z
    .custom<`0x${string}`>((value) => isHex(value) && value.length === 66, 'must be 32 bytes of hex')
    .default(`0x${'0'.repeat(64)}`),
  collection: z.strictObject({
    name: z.string().min(1),
    uri: z.string().includes('{id}'),
    /** Unix seconds: when mint day 1 begins. */
    startDate: wholeNumber,
    open: z.boolean(),
  }),
  token: z.strictObject({
    name: z.string().min(1),
    symbol: z.string().min(1),
    /** Tokens for one Ether. */
    rate: wholeNumber,
    /** Token units (10^-18 of a token) that an address may buy in a day. */
    dailyCap: wholeNumber,
  }),
})

/** What a deployment is told by its parameter file. */
export type DeploymentParameters = z.infer<typeof schema>

/** Reads and checks a parameter file; every mistake in it is named at once. */
export function readDeploymentParameters(path: string): DeploymentParameters {
  const parsed = schema.safeParse(JSON.parse(readFileSync(path, 'utf8')))
  if (!parsed.success) throw new Error(`${path}\n${z.prettifyError(parsed.error)}`)
  return parsed.data
}
