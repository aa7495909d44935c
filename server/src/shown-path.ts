import { relative } from 'node:path';

/** A path as a person at this terminal would write it: short where it lies below the current folder. */
export function shownPath(path: string): string {
  const short = relative('.', path);
  return short === '' || short.startsWith('..') ? path : short;
}
