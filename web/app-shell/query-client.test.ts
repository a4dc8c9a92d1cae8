import { expect, test, vi } from 'vitest'
import { createQueryClient } from './query-client.tsx'

test('a failed read is asked once', async () => {
  const read = vi.fn(async () => Promise.reject(new Error('no')))
  await expect(createQueryClient().fetchQuery({ queryKey: ['read'], queryFn: read })).rejects.toThrow('no')
  expect(read).toHaveBeenCalledOnce()
})

test('a failed write is sent once', async () => {
  const client = createQueryClient()
  const write = vi.fn(async () => Promise.reject(new Error('no')))
  const mutation = client.getMutationCache().build(client, { mutationFn: write })
  await expect(mutation.execute(undefined)).rejects.toThrow('no')
  expect(write).toHaveBeenCalledOnce()
})

test('nothing is refetched because a window regained focus', () => {
  expect(createQueryClient().getDefaultOptions().queries?.refetchOnWindowFocus).toBe(false)
})
