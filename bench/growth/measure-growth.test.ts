import { describe, expect, it } from 'vitest'
import { findLimit } from './measure-growth.ts'

const idle = { gasShare: 0.3, processorShare: 0.4, sessionsWaiting: 0.1 }

describe('findLimit', () => {
  it('reports the exhausted resource, checking the chain before processors and the database', () => {
    expect(findLimit({ ...idle, gasShare: 0.95, processorShare: 0.99 })).toBe('chain')
    expect(findLimit({ ...idle, processorShare: 0.93, sessionsWaiting: 3 })).toBe('processor')
    expect(findLimit({ ...idle, sessionsWaiting: 1.5 })).toBe('database')
  })

  it('reports no limit while every resource has headroom', () => {
    expect(findLimit(idle)).toBe('none')
  })
})
