/** How long something signed may be on its way, and how far ahead a clock may be. */
const mostAgeMilliseconds = 600_000
const mostAheadMilliseconds = 120_000

/** Whether a text that names the time of its signing may still be accepted. */
export function isSignedInTime(signedAt: string, nowMilliseconds: number): boolean {
  const age = nowMilliseconds - Date.parse(signedAt)
  return age <= mostAgeMilliseconds && age >= -mostAheadMilliseconds
}
