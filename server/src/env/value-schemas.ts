import { z } from 'zod'

/** Value types shared by several variables. */
export const onOff = z.enum(['on', 'off'])
export const nonEmpty = z.string().min(1)
export const address = z.custom<`0x${string}`>(
  (value) => /^0x[0-9a-fA-F]{40}$/.test(String(value)),
  'must be a 0x address',
)
export const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https URL' })
/** A URL that paths are appended to, without trailing slashes. */
export const baseUrl = httpUrl.transform((url) => url.replace(/\/+$/, ''))
export const ether = z.string().regex(/^\d+(\.\d{1,18})?$/, 'must be an amount such as 0.5')
export const wholeNumber = z.string().regex(/^\d+$/, 'must be a whole number').transform(Number)
export const atLeastOne = wholeNumber.pipe(z.int().min(1))
export const port = wholeNumber.pipe(z.int().min(1).max(65_535))
