import type { Context } from '../../platform/context.ts';
import { incoming } from './settle-upload.ts';

/** Removes what lies at these paths, and what uploads left next to them; that something is gone already is no error. */
export async function removeBytes({ deps }: Context, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await deps.storage.delete(path);
    await deps.storage.delete(incoming(path));
  }
}
