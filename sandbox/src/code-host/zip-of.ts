import { crc32 } from 'node:zlib'

export type ZippedFile = { name: string; content: Buffer; isExecutable?: boolean }

const dosDate = ((2023 - 1980) << 9) | (12 << 5) | 6
/** Made on Unix, so that the permissions in the upper half of the attributes count. */
const madeBy = Buffer.from([20, 3])

/** A zip archive of stored files, the same bytes every time. */
export function zipOf(files: ZippedFile[]): Buffer {
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const { name, content, isExecutable = false } of files) {
    const nameBytes = Buffer.from(name)
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(20, 0)
    shared.writeUInt16LE(dosDate, 8)
    shared.writeUInt32LE(crc32(content), 10)
    shared.writeUInt32LE(content.length, 14)
    shared.writeUInt32LE(content.length, 18)
    shared.writeUInt16LE(nameBytes.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), shared, nameBytes, content])
    const tail = Buffer.alloc(14)
    tail.writeUInt16LE(0o100000 | (isExecutable ? 0o755 : 0o644), 8)
    tail.writeUInt32LE(offset, 10)
    locals.push(local)
    entries.push(Buffer.from('PK\x01\x02', 'latin1'), madeBy, shared, tail, nameBytes)
    offset += local.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...locals, directory, Buffer.from('PK\x05\x06', 'latin1'), end])
}
