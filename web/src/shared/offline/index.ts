export { keepPages } from './kept-pages.ts';
export { forgetSession, openWithKeys, openWithoutServer, type SealedRecords } from './sealed-records.ts';
