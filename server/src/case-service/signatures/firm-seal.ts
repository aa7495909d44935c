import type { firmSeal } from '@writdesk/contract/signatures/signature-values';
import type { signatures } from '@writdesk/contract/signatures/signatures';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { z } from 'zod';
import { actorUserId } from '../../platform/actor.ts';
import { type Context, personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { found, refuseField } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { identify, type SealIdentity, sealPdf, TEST_AUTHORITY } from '../../platform/pdf/index.ts';
import { mayEverAct } from '../cases/record/index.ts';
import { sealAudits } from './signature-audits.ts';
import { endSeal, findSeal, insertSeal, type SealRecord } from './seal-queries.ts';

const ROOM_BYTES = 64 * 1024;

const kept = z.object({ p12: z.base64(), password: z.string() });
/** Where a sealed key belongs: moved to another firm it doesn't open. */
const placeOf = (firmId: string) => `cases.firm_seal:${firmId}`;

/** A key as it is kept, sealed for its firm. */
const sealedIdentity = (
  { deps }: Pick<Context, 'deps'>,
  firmId: string,
  { p12, password }: SealIdentity,
): string =>
  deps.vault.seal(JSON.stringify({ p12: Buffer.from(p12).toString('base64'), password }), placeOf(firmId));

/** The certificate that seals the files that leave the firm. */
export async function getSeal({ deps, scope, actor }: UserContext) {
  const row = actor.firmId ? await findSeal(deps.db.as(scope), actor.firmId) : undefined;
  return { seal: row ? sealView(row) : null };
}

/**
 * Sets the certificate that seals files from now on; what was sealed before stays sealed.
 * @throws `invalid` naming the file where it can't be opened or is out of its time.
 */
export async function setSeal(context: UserContext, { body }: RouteInput<typeof signatures.setSeal>) {
  const firmId = found(personOf(context).firmId);
  const identity = { p12: Buffer.from(body.p12, 'base64'), password: body.password };
  const certificate = await identify(identity);
  if (!certificate) return refuseField('p12', fault('seal_file'));
  return transact(context, async (tx) => {
    tx.authorize(mayEverAct(context.actor, 'seal.update'));
    const { validFrom, validTo } = certificate;
    if (validFrom > tx.now || validTo < tx.now) refuseField('p12', fault('seal_over'));
    const { subject, issuer, fingerprint } = certificate;
    await endSeal(tx.db, firmId, tx.now);
    const row: SealRecord = {
      firmId,
      id: newId(),
      sealedIdentity: sealedIdentity(context, firmId, identity),
      ...certificate,
      isTest: issuer === TEST_AUTHORITY,
      addedBy: actorUserId(context.actor),
      addedByName: context.actor.name,
      addedAt: tx.now,
      endedAt: null,
    };
    await insertSeal(tx.db, row);
    await tx.audit(sealAudits.set, { firmId, subjectId: row.id, data: { subject, issuer, fingerprint } });
    return { seal: sealView(row) };
  });
}

export const sealView = (row: SealRecord): z.input<typeof firmSeal> => ({
  subject: row.subject,
  issuer: row.issuer,
  fingerprint: row.fingerprint,
  validFrom: row.validFrom,
  validTo: row.validTo,
  addedBy: row.addedByName,
  addedAt: row.addedAt,
  isTest: row.isTest,
});

/** How files leave a firm. */
interface Sealer {
  /** What a seal adds to a file at most. */
  roomBytes: number;
  isTest: boolean;
  /** The last thing that happens to a file. @param reason what the seal says of it. */
  seal(pdf: Uint8Array, reason: string): Promise<{ pdf: Uint8Array; isSealed: boolean }>;
}

/** A firm without a certificate that is valid now sends its files as they are. */
export async function sealerOf({ deps, scope }: Context, firmId: string): Promise<Sealer> {
  const row = await findSeal(deps.db.as(scope), firmId);
  const now = deps.clock.now();
  if (!row?.sealedIdentity || row.validTo < now || row.validFrom > now)
    return { roomBytes: 0, isTest: false, seal: (pdf) => Promise.resolve({ pdf, isSealed: false }) };
  const { p12, password } = kept.parse(JSON.parse(deps.vault.open(row.sealedIdentity, placeOf(firmId))));
  const identity = { p12: Buffer.from(p12, 'base64'), password };
  const tsaUrl = deps.config.tsaUrl ?? null;
  return {
    roomBytes: ROOM_BYTES,
    isTest: row.isTest,
    seal: async (pdf, reason) => ({
      pdf: await sealPdf({ pdf, identity, reason, signedAt: now, tsaUrl }),
      isSealed: true,
    }),
  };
}
