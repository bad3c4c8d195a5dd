// The texts in a zip, by their paths; for tests, so without any care for what zips can be.
import { inflateRawSync } from 'node:zlib'

export function unzip(bytes: Uint8Array): Map<string, string> {
  const zip = Buffer.from(bytes)
  const files = new Map<string, string>()
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  let entry = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [name, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(entry + offset)) as [
      number,
      number,
      number,
    ]
    const local = zip.readUInt32LE(entry + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const data = zip.subarray(start, start + zip.readUInt32LE(entry + 20))
    const text = zip.readUInt16LE(entry + 10) === 0 ? data : inflateRawSync(data)
    files.set(zip.toString('utf8', entry + 46, entry + 46 + name), text.toString('utf8'))
    entry += 46 + name + extra + comment
  }
  return files
}
