import { signature } from '@writdesk/contract/signatures/signature-values';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { CaseKey } from '../cases/record/index.ts';
import { selectSignatures } from './signature-queries.ts';

export type SignedFile = NonNullable<ReturnType<typeof signature.shape.file.parse>>;

/** A signed document as it leaves the firm, or null while its file is being made. */
type SignedFiles = ReadonlyMap<string, SignedFile | null>;

/** The file with the newest signature of each document of a case that somebody signed. */
export async function signedFilesOf(db: Kysely<DB>, key: CaseKey): Promise<SignedFiles> {
  const signed = (await selectSignatures(db, key)).filter(({ status }) => status === 'SIGNED');
  const inOrder = signed.toSorted(bySigning);
  return new Map(inOrder.map(({ documentId, file }) => [documentId, signature.shape.file.parse(file)]));
}

/** In the order in which people signed. */
export const bySigning = (
  a: { signedAt: Date | null; id: string },
  b: { signedAt: Date | null; id: string },
): number =>
  (a.signedAt?.getTime() ?? 0) - (b.signedAt?.getTime() ?? 0) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
