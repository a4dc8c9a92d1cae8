import { describe, expect, it } from 'vitest'
import { nameLimit } from './measure-growth.ts'

const idle = { gasShare: 0.3, processorShare: 0.4, sessionsWaiting: 0.1 }

describe('nameLimit', () => {
  it('names what is used up, the chain first: more processors would not help there', () => {
    expect(nameLimit({ ...idle, gasShare: 0.95, processorShare: 0.99 })).toBe('chain')
    expect(nameLimit({ ...idle, processorShare: 0.93, sessionsWaiting: 3 })).toBe('processor')
    expect(nameLimit({ ...idle, sessionsWaiting: 1.5 })).toBe('database')
  })

  it('names nothing where nothing is used up', () => {
    expect(nameLimit(idle)).toBe('none of the three')
  })
})
