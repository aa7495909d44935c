export { looksLike, MAGIC_BYTES, notWhatItSays, officeContainer } from './magic.ts';
export { openStorage } from './open-storage.ts';
export { attachmentDisposition, type Storage } from './storage.ts';
export { imageSize } from './image-size.ts';
export { isOffice, officeFault } from './office-file.ts';
export { zipContents } from './zip-contents.ts';
