import { expect } from '@playwright/test'

const failedRequest = /^(Failed to load resource|TypeError: Failed to fetch dynamically imported module)/

/** For journeys that make requests fail: the browser's own word about that is expected, anything else is not. */
export function forgiveFailedRequests(complaints: string[]): void {
  for (const complaint of complaints) expect(complaint).toMatch(failedRequest)
  complaints.length = 0
}
