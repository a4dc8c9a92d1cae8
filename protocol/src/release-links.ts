/** The files of a release: the desktop client and the command-line node, for each system. */
export type ArtifactKey = 'Windows' | 'Mac' | 'Linux' | 'WindowsCli' | 'MacCli' | 'LinuxCli'
export type Artifacts = Record<ArtifactKey, string>
export type ReleaseLinks = Record<'Github' | ArtifactKey, string>

/** Where a release and its files are. Without a tag, the links lead to whatever release is the latest. */
export function releaseLinks(
  repositoryUrl: string,
  { artifacts, tag }: { artifacts: Artifacts; tag?: string },
): ReleaseLinks {
  const releases = `${repositoryUrl.replace(/\/+$/, '')}/releases`
  const page = tag === undefined ? `${releases}/latest` : `${releases}/tag/${encodeURIComponent(tag)}`
  const files = tag === undefined ? `${releases}/latest/download` : `${releases}/download/${encodeURIComponent(tag)}`
  const { Windows, Mac, Linux, WindowsCli, MacCli, LinuxCli } = artifacts
  return {
    Github: page,
    Windows: `${files}/${Windows}`,
    Mac: `${files}/${Mac}`,
    Linux: `${files}/${Linux}`,
    WindowsCli: `${files}/${WindowsCli}`,
    MacCli: `${files}/${MacCli}`,
    LinuxCli: `${files}/${LinuxCli}`,
  }
}
