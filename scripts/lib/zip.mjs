import { crc32, deflateRawSync } from 'node:zlib';

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
const UTF8_NAMES = 0x0800;
const DEFLATED = 8;
// 1 January 1980, midnight: the same files give the same archive.
const TIME = 0;
const DAY = 0x21;

/**
 * Packs files into a zip archive, which a jar is.
 *
 * @param {{ name: string, data: Buffer }[]} files named with forward slashes
 * @returns {Buffer}
 */
export function zip(files) {
  const bodies = [];
  const directory = [];
  let offset = 0;
  for (const { name, data } of files) {
    const packed = deflateRawSync(data);
    const path = Buffer.from(name, 'utf8');
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(VERSION, 0);
    facts.writeUInt16LE(UTF8_NAMES, 2);
    facts.writeUInt16LE(DEFLATED, 4);
    facts.writeUInt16LE(TIME, 6);
    facts.writeUInt16LE(DAY, 8);
    facts.writeUInt32LE(crc32(data), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(data.length, 18);
    facts.writeUInt16LE(path.length, 22);
    const local = Buffer.concat([word(LOCAL), facts, path, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([word(CENTRAL), half(VERSION), facts, place, path]));
    bodies.push(local);
    offset += local.length;
  }
  const index = Buffer.concat(directory);
  const counts = Buffer.concat([half(0), half(0), half(files.length), half(files.length)]);
  return Buffer.concat([...bodies, index, word(END), counts, word(index.length), word(offset), half(0)]);
}

function word(value) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function half(value) {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}
