import { createHash } from 'node:crypto';

/** The last row of a chain. */
export interface Head {
  subject: string;
  subjectId: string;
  seq: number;
  hash: string;
}

/** `sha256(previous anchor || one line for each head)`, the lines in the order of their letters. */
export function anchorHash(previous: string, heads: readonly Head[]): string {
  const lines = heads.map(({ subject, subjectId, seq, hash }) => `${subject}:${subjectId}:${seq}:${hash}\n`);
  lines.sort((left, right) => (left < right ? -1 : 1));
  return createHash('sha256').update(previous).update(lines.join('')).digest('hex');
}
