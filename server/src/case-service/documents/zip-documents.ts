import { documents } from '@writdesk/contract/documents/documents';
import type { RouteInput } from '@writdesk/contract/route';
import { id } from '@writdesk/contract/values/ids';
import { z } from 'zod';
import type { Deps, UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, found, refuse } from '../../platform/http/refuse.ts';
import { VaultError } from '../../platform/vault.ts';
import { asker, askerOf } from '../../user-service/users/index.ts';
import { findCase, onCase } from '../cases/record/index.ts';
import { endOfAddress } from '../storage/index.ts';
import { documentAudits } from './document-audits.ts';
import { zippableFiles } from './zippable-files.ts';

const PURPOSE = 'documents.zip';
const permit = z.strictObject({ asker, caseId: id, packetId: id.nullable().default(null), expires: z.int() });

/**
 * An address for all documents of a case, or of a packet, in one file, for as long as that of one file. What is in it is asked when it is fetched.
 * @throws as `zippableFiles`.
 */
export async function zipDocuments(context: UserContext, { body }: RouteInput<typeof documents.zip>) {
  const { deps, scope, actor } = context;
  const { caseId, packetId = null } = body;
  const files = await zippableFiles(context, { caseId, packetId });
  return transact(context, async (tx) => {
    // Who may have them was asked above, as it will be again.
    tx.authorize(allow);
    const record = found(await findCase(tx.db, scope, caseId), 'case_not_found');
    await tx.audit(documentAudits.zip, { ...onCase(record), data: { files: files.length } });
    const expires = endOfAddress(context).getTime();
    const asked = { asker: askerOf(actor), caseId, packetId, expires };
    const code = deps.vault.seal(JSON.stringify(asked), PURPOSE);
    return {
      url: `${deps.config.publicUrl}${documents.zip.url}?code=${encodeURIComponent(code)}`,
      files: files.length,
      sizeBytes: files.reduce((sum, { file }) => sum + file.sizeBytes, 0),
    };
  });
}

/** Whose documents of which case an address is for. @throws `forbidden` for one that isn't ours, `file_link_expired`. */
export function readZipCode(
  { vault, clock }: Deps,
  code: string,
): Pick<z.output<typeof permit>, 'asker' | 'caseId' | 'packetId'> {
  const { expires, ...of } = opened(vault, code);
  if (expires < clock.now().getTime()) refuse('file_link_expired');
  return of;
}

function opened(vault: Deps['vault'], code: string) {
  try {
    const read = permit.safeParse(JSON.parse(vault.open(code, PURPOSE)));
    // Made by another version of Writdesk.
    return read.data ?? refuse('forbidden');
  } catch (error) {
    if (error instanceof VaultError) return refuse('forbidden');
    throw error;
  }
}
