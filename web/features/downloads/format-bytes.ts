/** A file's size as people read it: 48.3 MB. */
export function formatBytes(bytes: number): string {
  const megabytes = bytes / 1_000_000
  if (megabytes >= 1) return `${megabytes.toFixed(1)} MB`
  return `${Math.max(1, Math.round(bytes / 1000))} kB`
}
