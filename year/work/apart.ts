import type { Scene } from '../scene.ts';

/** Does a part of the day. Where somebody is stopped in it, what they met is noted, and the others go on with theirs. */
export async function apart<T>({ journal }: Scene, work: () => Promise<T>): Promise<T | undefined> {
  const before = journal.broken.length;
  try {
    return await work();
  } catch (error) {
    if (journal.broken.length === before) journal.breaks('The day can be played.', String(error));
    return undefined;
  }
}
