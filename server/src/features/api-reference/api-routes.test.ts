import { describe, expect, it } from 'vitest'
import { apiRoutes } from './api-routes.ts'
import { openApiDocument } from './openapi-document.ts'

const document = openApiDocument(apiRoutes, { title: 'An API' })
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.values(methods).map((operation) => ({ path, operation })),
)

describe('the document of all routes', () => {
  it('refers only to schemas that it has', () => {
    const text = JSON.stringify(document)
    const names = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name)
    expect(names.length).toBeGreaterThan(50)
    expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(names))
    expect(text).not.toContain('$defs')
  })

  it('names every operation and every part of a path once', () => {
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length)
    for (const { path, operation } of operations) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const described = operation.parameters?.filter((parameter) => parameter.in === 'path') ?? []
      expect(described.map(({ name }) => name)).toEqual(inPath)
    }
  })

  it('says what each route does, and leaves no parameter of an example open', () => {
    for (const { operation } of operations) {
      expect(operation.summary).toMatch(/^[A-Z].*[^.]$/)
      expect(operation.responses).toHaveProperty(String(operation['x-example'].status))
      expect(operation['x-example'].path).not.toMatch(/[:*]/)
    }
  })

  it('says how every failure looks', () => {
    const ours = operations.filter(({ path }) => !path.startsWith('/sandbox'))
    const untold = ours.flatMap(({ path, operation }) =>
      Object.entries(operation.responses).flatMap(([status, { content }]) =>
        Number(status) >= 400 && !content ? [`${path} ${status}`] : [],
      ),
    )
    expect(untold).toEqual([])
  })
})
