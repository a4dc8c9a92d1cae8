import { z } from 'zod'

/** Becomes part of addresses and of commands that people paste into a terminal. */
export const fileName = z.string().regex(/^[\w][\w.-]*$/, 'must be a file name of letters, digits, dots and hyphens')

export const artifactsSchema = z
  .strictObject({
    Windows: fileName,
    Mac: fileName,
    Linux: fileName,
    WindowsCli: fileName.endsWith('.zip', 'must be a .zip file'),
    MacCli: fileName.endsWith('.zip', 'must be a .zip file'),
    LinuxCli: fileName.endsWith('.zip', 'must be a .zip file'),
  })
  .refine((files) => new Set(Object.values(files)).size === Object.keys(files).length, 'must not share a name')

export type Artifacts = z.infer<typeof artifactsSchema>
