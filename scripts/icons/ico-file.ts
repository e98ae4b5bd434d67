// Pictures as one .ico file, for those who ask for /favicon.ico whatever the page says.

const headerBytes = 6
const entryBytes = 16

/** PNG pictures of these edges, at most 255 px, as they are: every reader of today knows PNG in ICO. */
export const icoFile = (pictures: readonly { edgePx: number; png: Buffer }[]): Buffer => {
  const header = Buffer.alloc(headerBytes + entryBytes * pictures.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length
  for (const [index, { edgePx, png }] of pictures.entries()) {
    const at = headerBytes + entryBytes * index
    header.writeUInt8(edgePx, at)
    header.writeUInt8(edgePx, at + 1)
    header.writeUInt16LE(1, at + 4)
    header.writeUInt16LE(32, at + 6)
    header.writeUInt32LE(png.length, at + 8)
    header.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)])
}
