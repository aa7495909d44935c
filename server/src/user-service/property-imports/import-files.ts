import type { UserContext } from '../../platform/context.ts';
import { type Registry, registry } from '../../platform/registry.ts';

/** Takes a file that the caller uploaded: its bytes, once. Nothing of it stays in the storage. */
export type UploadTaker = (context: UserContext, path: string) => Promise<Uint8Array>;

export const uploadTakers: Registry<UploadTaker> = registry('upload takers');
