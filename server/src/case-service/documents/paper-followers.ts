import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { type Registry, registry } from '../../platform/registry.ts';

/** A document that counts no longer: a newer one took its place, or somebody took it off its case. */
export interface GonePaper {
  firmId: string;
  caseId: string;
  documentId: string;
}

/** What a noun does whose records hang on a document, in the transaction in which the document goes. */
export type PaperFollower = (tx: Tx, paper: GonePaper) => Promise<void>;

export const paperFollowers: Registry<PaperFollower> = registry('paper followers');

/** What hangs on a document ends with it. */
export async function endWithPaper(tx: Tx, { deps }: Context, paper: GonePaper): Promise<void> {
  for (const follow of deps.registered.of(paperFollowers)) await follow(tx, paper);
}
