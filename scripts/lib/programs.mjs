import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first of these programs on the PATH, or at one of the other places. */
export function findProgram(names, elsewhere = []) {
  const folders = (process.env.PATH || '').split(delimiter);
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...elsewhere].find(
    isProgram,
  );
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
