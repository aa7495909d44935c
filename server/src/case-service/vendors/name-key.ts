/** A name as it is compared: checks write it with other capitals, blanks and stops. */
export const nameKey = (name: string): string =>
  name.normalize('NFKC').toLowerCase().replace(/[.,]/g, '').replace(/\s+/g, ' ').trim();
