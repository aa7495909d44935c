import { signature } from '@writdesk/contract/signatures/signature-values';
import type { SignatureKind, SignatureProof } from '@writdesk/contract/signatures/signature-values';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { visibleCase } from '../cases/record/index.ts';
import { bySigning } from './signed-files.ts';

/** A file that left the firm. */
export interface FirmFile {
  title: string;
  caseId: string;
  caseTitle: string;
  hashes: string[];
  signers: { name: string; kind: SignatureKind; signedAt: Date; proof: SignatureProof }[];
}

type Wanted = { firmId: string } & ({ sha256: string } | { kind: string; id: string });

/** A signed document or a packet of the firm by its hash, or by what its seal says; of a case that the scope sees. */
export async function findFirmFile(
  db: Kysely<DB>,
  scope: Scope,
  wanted: Wanted,
): Promise<FirmFile | undefined> {
  const isPacket = 'kind' in wanted && wanted.kind === 'packet';
  const signed = isPacket ? undefined : await findSigned(db, scope, wanted);
  return signed ?? ('kind' in wanted && !isPacket ? undefined : findPacketFile(db, scope, wanted));
}

async function findSigned(db: Kysely<DB>, scope: Scope, wanted: Wanted): Promise<FirmFile | undefined> {
  const row = await db
    .selectFrom('cases.signature as s')
    .innerJoin('cases.evictionCase as c', (join) =>
      join.onRef('c.firmId', '=', 's.firmId').onRef('c.id', '=', 's.caseId'),
    )
    .innerJoin('cases.caseDocument as d', (join) =>
      join
        .onRef('d.firmId', '=', 's.firmId')
        .onRef('d.caseId', '=', 's.caseId')
        .onRef('d.id', '=', 's.documentId'),
    )
    .select([
      's.id',
      's.caseId',
      's.documentId',
      's.file',
      's.signedAt',
      'd.title',
      'c.caseNumber',
      'c.caseDraftNumber',
    ])
    .where('s.firmId', '=', wanted.firmId)
    .where(
      'sha256' in wanted ? sql<string>`s.file ->> 'sha256'` : sql<string>`s.id::text`,
      '=',
      'sha256' in wanted ? wanted.sha256 : wanted.id,
    )
    .where(visibleCase(scope))
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const signers = await selectSigners(db, { ...row, firmId: wanted.firmId });
  const file = signature.shape.file.parse(row.file);
  return {
    title: row.title,
    caseId: row.caseId,
    caseTitle: row.caseNumber ?? row.caseDraftNumber,
    hashes: file ? [file.sha256] : [],
    signers: signers
      .toSorted(bySigning)
      .filter((one) => bySigning(one, row) <= 0)
      .flatMap(({ name, kind, signedAt, proof }) =>
        signedAt && proof ? [{ name, kind, signedAt, proof }] : [],
      ),
  };
}

function selectSigners(
  db: Kysely<DB>,
  { firmId, caseId, documentId }: { firmId: string; caseId: string; documentId: string },
) {
  return db
    .selectFrom('cases.signature')
    .select(['id', 'signerName as name', 'kind', 'signedAt', 'proof'])
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .where('documentId', '=', documentId)
    .where('status', '=', 'SIGNED')
    .execute();
}

const packetFiles = z.array(z.object({ sha256: z.string() }));

async function findPacketFile(db: Kysely<DB>, scope: Scope, wanted: Wanted): Promise<FirmFile | undefined> {
  const row = await db
    .selectFrom('cases.packet as p')
    .innerJoin('cases.evictionCase as c', (join) =>
      join.onRef('c.firmId', '=', 'p.firmId').onRef('c.id', '=', 'p.caseId'),
    )
    .select(['p.caseId', 'p.purpose', 'p.number', 'p.files', 'c.caseNumber', 'c.caseDraftNumber'])
    .where('p.firmId', '=', wanted.firmId)
    .$if('sha256' in wanted, (rows) =>
      rows.where(
        sql<boolean>`p.files @> ${JSON.stringify([{ sha256: 'sha256' in wanted ? wanted.sha256 : '' }])}::jsonb`,
      ),
    )
    .$if('id' in wanted, (rows) => rows.where(sql<string>`p.id::text`, '=', 'id' in wanted ? wanted.id : ''))
    .where(visibleCase(scope))
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const purposes = { FILING: 'Filing packet', SERVICE: 'Service packet', WRIT: 'Writ packet' } as const;
  return {
    title: `${purposes[row.purpose]} ${row.number}`,
    caseId: row.caseId,
    caseTitle: row.caseNumber ?? row.caseDraftNumber,
    hashes: packetFiles.parse(row.files).map(({ sha256 }) => sha256),
    signers: [],
  };
}
