/** The six files of a release, by the key of their link. */
export const artifacts = {
  Windows: 'sentry-client-windows.exe',
  Mac: 'sentry-client-macos.dmg',
  Linux: 'sentry-client-linux.AppImage',
  WindowsCli: 'sentry-node-cli-windows.zip',
  MacCli: 'sentry-node-cli-macos.zip',
  LinuxCli: 'sentry-node-cli-linux.zip',
} as const

export type ArtifactKey = keyof typeof artifacts
export type ReleaseLinks = Record<'Github' | ArtifactKey, string>

/** Where a release and its files are. Without a tag, the links lead to whatever release is the latest. */
export function releaseLinks(repositoryUrl: string, tag?: string): ReleaseLinks {
  const releases = `${repositoryUrl.replace(/\/+$/, '')}/releases`
  const page = tag === undefined ? `${releases}/latest` : `${releases}/tag/${encodeURIComponent(tag)}`
  const files = tag === undefined ? `${releases}/latest/download` : `${releases}/download/${encodeURIComponent(tag)}`
  const links = Object.entries(artifacts).map(([key, file]) => [key, `${files}/${file}`])
  return { Github: page, ...Object.fromEntries(links) }
}
