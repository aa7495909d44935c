export { type Posting, postEntry, reverseEntries } from './post-entry.ts';
