/** Letters of any script with what names have between them: `O’Connor`, `Núñez-Bell`, `de la Cruz`, `St. John`, `李`. */
const part = /^\p{L}[\p{L}\p{M}'’.\- ]*$/u;

/** Whether a court could write this as the first or the last name of a person. */
export const isNamePart = (name: string): boolean => part.test(name.trim());

/** Whether somebody is named in full: a first and a last name, in letters. */
export function isFullName(name: string): boolean {
  const parts = name.trim().split(/\s+/);
  return parts.length >= 2 && parts.every((one) => isNamePart(one));
}
