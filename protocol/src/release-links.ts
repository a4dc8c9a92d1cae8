/** The files of a release: desktop client and command-line node for each system. */
export type ArtifactKey = 'Windows' | 'Mac' | 'Linux' | 'WindowsCli' | 'MacCli' | 'LinuxCli'
export type Artifacts = Record<ArtifactKey, string>
export type ReleaseLinks = Record<'Github' | ArtifactKey, string>

/** Returns the URLs of a release and its files, or of the latest release without a tag. */
export function releaseLinks(
  repositoryUrl: string,
  { artifacts, tag }: { artifacts: Artifacts; tag?: string },
): ReleaseLinks {
  const releases = `${repositoryUrl.replace(/\/+$/, '')}/releases`
  const page = tag === undefined ? `${releases}/latest` : `${releases}/tag/${encodeURIComponent(tag)}`
  const files = tag === undefined ? `${releases}/latest/download` : `${releases}/download/${encodeURIComponent(tag)}`
  const links = Object.entries(artifacts).map(([key, name]) => [key, `${files}/${name}`])
  return { Github: page, ...(Object.fromEntries(links) as Artifacts) }
}
