/**
 * A photo as a phone takes it, 96 by 128 pixels: red above blue, stored lying with a note to turn it, and with the place where it was
 * taken. Encoded once with x265, as no library of ours writes HEIC.
 */
export const heicPhoto: Buffer = Buffer.from(
  [
    'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAaFtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA',
    'ADRpbG9jAAAAAERAAAIAAQAAAAABxQABAAAAAAAAAGMAAgAAAAACKAABAAAAAAAAAKgAAAA4aWluZgAAAAAAAgAAABVpbmZlAgAA',
    'AAABAABodmMxAAAAABVpbmZlAgAAAQACAABFeGlmAAAAAA5waXRtAAAAAAABAAAA4GlwcnAAAADAaXBjbwAAAHhodmNDAQNwAAAA',
    'kAAAAAAAHvAA/P34+AAADwNgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQGEAAQArQgEBA3AAAAMAkAAAAwAAAwAeoBAgYWW6',
    'kkprm4CGgwIAAAMAMgAAAwACEGIAAQAHRAHBcrAiQAAAABNjb2xybmNseAABAA0ABoAAAAAUaXNwZQAAAAAAAACAAAAAYAAAABBw',
    'aXhpAAAAAAMICAgAAAAJaXJvdAMAAAAYaXBtYQAAAAAAAAABAAEFgQIDBIUAAAAaaXJlZgAAAAAAAAAOY2RzYwACAAEAAQAAARNt',
    'ZGF0AAAAXygBrxOA5qhw0//+JpR//Trnh+nl0tJ5vZQB//1pqSP8Kh3/60E5Ssf/9KTAOBVQu7pB31yzK4Xigqr8oJD9EpHFMmd/',
    '+g2/vl033uHpHUg/1tf9tIGZ3mBcQjtNCFHNAAAABkV4aWYAAE1NACoAAAAIAAMBDwACAAAABgAAADIBEgADAAAAAQAGAACIJQAE',
    'AAAAAQAAADgAAAAAUGhvbmUAAAQAAQACAAAAAk4AAAAAAgAFAAAAAwAAAG4AAwACAAAAAlcAAAAABAAFAAAAAwAAAIYAAAAAAAAA',
    'IQAAAAEAAAAsAAAAAQAAADoAAAABAAAAVAAAAAEAAAAXAAAAAQAAABEAAAAB',
  ].join(''),
  'base64',
);

/** The same, saying that it is of another size. */
export function heicSaying(width: number, height: number): Buffer {
  const bytes = Buffer.from(heicPhoto);
  const at = bytes.indexOf('ispe');
  bytes.writeUInt32BE(width, at + 8);
  bytes.writeUInt32BE(height, at + 12);
  return bytes;
}
