/** How many pixels an image has from side to side; null where its start doesn't say. */
export function imageSize(contentType: string, bytes: Buffer): { width: number; height: number } | null {
  if (contentType === 'image/png') return pngSize(bytes);
  if (contentType === 'image/jpeg') return jpegSize(bytes);
  if (contentType === 'image/heic') return heicSize(bytes);
  return null;
}

function pngSize(bytes: Buffer) {
  const hasHeader = bytes.length >= 24 && bytes.toString('latin1', 12, 16) === 'IHDR';
  return hasHeader ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) } : null;
}

/** Goes from marker to marker to the frame, which has the size. */
function jpegSize(bytes: Buffer) {
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

/** The largest of the sizes that the file's boxes declare: of the photo, its tiles and its thumbnail. */
function heicSize(bytes: Buffer) {
  let size: { width: number; height: number } | null = null;
  for (
    let at = bytes.indexOf('ispe');
    at >= 0 && at + 16 <= bytes.length;
    at = bytes.indexOf('ispe', at + 4)
  ) {
    const [width, height] = [bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12)];
    // What stands four bytes before is the size of the box; by chance the letters stand in a picture, too.
    if (at < 4 || bytes.readUInt32BE(at - 4) !== 20) continue;
    if (!size || width * height > size.width * size.height) size = { width, height };
  }
  return size;
}
