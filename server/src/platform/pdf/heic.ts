import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { RefusedFile } from './refused-file.ts';

/** What we ask of libheif; its own types leave these out. */
interface HeifImage {
  get_width(): number;
  get_height(): number;
  is_primary(): boolean;
  display(into: HeifPixels, done: (drawn: HeifPixels | null) => void): void;
}
interface HeifPixels {
  data: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
}
interface Libheif {
  ready: Promise<unknown>;
  HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
}

/** Four bytes each: more would not fit into the process, and no phone takes such a photo. */
const MOST_PIXELS = 64_000_000;

/** Whether bytes begin as a HEIC file does: after the size of its first box. */
export const isHeic = (bytes: Uint8Array): boolean =>
  /^ftyp(heic|heix|mif1|msf1)$/.test(Buffer.from(bytes.subarray(4, 12)).toString('latin1'));

/** The photo of a HEIC file, upright: the decoder has turned it already. */
export async function openHeic(bytes: Uint8Array): Promise<Sharp> {
  const images = new (await decoder()).HeifDecoder().decode(bytes);
  // There may also be depths, masks and other photos of a burst.
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (!image) throw new RefusedFile('BROKEN', 'libheif finds no picture');
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > MOST_PIXELS) throw new RefusedFile('TOO_MUCH', `${width} by ${height} pixels`);
  const empty = { data: new Uint8ClampedArray(width * height * 4), width, height };
  const drawn = await new Promise<HeifPixels | null>((done) => image.display(empty, done));
  if (!drawn) throw new RefusedFile('BROKEN', 'libheif can’t decode the picture');
  return sharp(drawn.data, { raw: { width, height, channels: 4 } });
}

/** The library is unchanged and a file of its own, so another build can take its place. */
async function decoder(): Promise<Libheif> {
  const wasmBinary = await readFile(new URL(import.meta.resolve('libheif-js/libheif-wasm/libheif.wasm')));
  const library = fileURLToPath(import.meta.resolve('libheif-js/libheif-wasm/libheif.js'));
  const start = createRequire(import.meta.url)(library) as (with_: { wasmBinary: Buffer }) => Libheif;
  const libheif = start({ wasmBinary });
  await libheif.ready;
  return libheif;
}
