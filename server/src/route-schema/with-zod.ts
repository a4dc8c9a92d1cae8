import { errorAnswerSchema } from '@network-site/protocol/error-answer'
import { parseInput } from '@network-site/protocol/parse-input'
import type { FastifyInstance, FastifySchemaCompiler, FastifyTypeProvider } from 'fastify'
import type { FastifySerializerCompiler } from 'fastify/types/schema.js'
import { z } from 'zod'

/** Types of a request and its answers, from the Zod schemas of its route. Text and bytes are sent as they are. */
export interface ZodTypeProvider extends FastifyTypeProvider {
  validator: this['schema'] extends z.core.$ZodType ? z.output<this['schema']> : unknown
  serializer: this['schema'] extends z.core.$ZodType ? z.input<this['schema']> | string | Uint8Array : unknown
}

/** The same application, on which the Zod schemas of a route check requests and answers and give them their types. */
export function withZod(app: FastifyInstance) {
  return app
    .setValidatorCompiler(validatorCompiler)
    .setSerializerCompiler(serializerCompiler)
    .withTypeProvider<ZodTypeProvider>()
}

/** The same application, on which schemas only describe: its routes read bodies themselves and have errors of their own. */
export function withDescriptions(app: FastifyInstance): FastifyInstance {
  return app.setValidatorCompiler(() => () => true).setSerializerCompiler(writeUnchecked)
}

/** For the `serializerCompiler` of a route whose answers are not worth a second look. */
export const writeUnchecked: FastifySerializerCompiler<unknown> = () => JSON.stringify

const validatorCompiler: FastifySchemaCompiler<unknown> =
  ({ schema, httpPart }) =>
  (input: unknown) => {
    try {
      // Fastify hands over null for a body that is not there.
      const given = httpPart === 'body' ? (input ?? undefined) : input
      return { value: parseInput(schema as z.core.$ZodType, given) }
    } catch (error) {
      return { error: error as Error }
    }
  }

/** What an answer's schema does not name stays here. Errors are made in one place only, in a hurry at times. */
const serializerCompiler: FastifySerializerCompiler<unknown> = ({ schema }) =>
  schema instanceof z.core.$ZodType && schema !== errorAnswerSchema
    ? (answer) => JSON.stringify(z.parse(schema, answer))
    : JSON.stringify
