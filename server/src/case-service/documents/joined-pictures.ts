import { createHash } from 'node:crypto';
import { z } from 'zod';

const joined = z.array(z.object({ path: z.string(), fileName: z.string(), sha256: z.string() }));

/** The pictures that a document was put together from, in their order. */
export const joinedFiles = ({ madeFrom }: { madeFrom: unknown }): z.output<typeof joined> =>
  joined.parse(madeFrom);

/** What an uploaded document is compared by: its file, or the pictures that it was put together from. */
export function uploadHash({
  sha256,
  madeFrom,
}: {
  sha256: string | null;
  madeFrom: unknown;
}): string | null {
  return madeFrom === null ? sha256 : hashOfAll(joinedFiles({ madeFrom }));
}

/** Of several files in this order; of one its own. */
export function hashOfAll(files: readonly { sha256: string }[]): string {
  const [first, ...others] = files;
  if (first && others.length === 0) return first.sha256;
  return createHash('sha256')
    .update(files.map(({ sha256 }) => sha256).join())
    .digest('hex');
}
