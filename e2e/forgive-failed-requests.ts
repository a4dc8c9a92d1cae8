import { expect } from '@playwright/test'

/** For journeys that make requests fail: the browser's own word about that is expected, anything else is not. */
export function forgiveFailedRequests(complaints: string[]): void {
  for (const complaint of complaints) expect(complaint).toMatch(/^Failed to load resource/)
  complaints.length = 0
}
