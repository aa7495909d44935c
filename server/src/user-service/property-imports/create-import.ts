import { type ImportKind, MOST_IMPORT_ROWS } from '@writdesk/contract/property-imports/import-values';
import type { propertyImports } from '@writdesk/contract/property-imports/property-imports';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { type Fault, fault } from '@writdesk/contract/sentences/fault';
import { atField } from '@writdesk/contract/sentences/in-english';
import type { UserActor } from '../../platform/actor.ts';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { heavyVerb, runHeavy } from '../../platform/heavy/index.ts';
import { allow, deny, found, refuse, refuseField } from '../../platform/http/refuse.ts';
import { newIdAt } from '../../platform/ids.ts';
import { plainTitle } from './cells/column-names.ts';
import { findRows, type FoundRows } from './cells/find-rows.ts';
import { presetOf } from './cells/presets.ts';
import { dayOrder } from './cells/roster-rows.ts';
import { ImportFileError } from './files/import-file-error.ts';
import { readTable } from './files/read-table.ts';
import { followed } from './follow-progress.ts';
import { importAudits } from './import-audits.ts';
import { uploadTakers } from './import-files.ts';
import { findImportingCompany, insertImport, selectKnownProperties } from './import-queries.ts';
import { findMapping } from './mapping-queries.ts';
import { countsOf } from './plan-import.ts';
import { planColumns, planNow, storeFirstPlan } from './preview-plan.ts';
import { readImport } from './read-import.ts';

/** Whoever imports owners may add and change them too. */
export function mayImport({ roles }: UserActor, kind: ImportKind) {
  const asked = kind === 'OWNERS' ? ownersAsk : (['property.import'] as const);
  return asked.every((permission) => permitted(roles, permission)) ? allow : deny('forbidden');
}
const ownersAsk = ['property.import', 'property-owner.create', 'property-owner.update'] as const;

/**
 * Reads a file of a property system and compares it with the rosters. Nothing is changed yet, and nothing of the file is kept but its
 * rows.
 * @throws `file_refused` saying what to do, `file_not_found`, `client_not_found`, `invalid` naming the field
 */
export async function createImport(
  context: UserContext,
  { body }: RouteInput<typeof propertyImports.create>,
) {
  const actor = personOf(context);
  const { deps, scope } = context;
  const db = deps.db.as(scope);
  const clientId = actor.roleType === 'Client' ? actor.clientId : body.clientId;
  if (!clientId) refuseField('clientId', fault('company_missing'));
  if (body.clientId && body.clientId !== clientId) refuse('client_not_found');
  const { timeZone } = found(await findImportingCompany(db, scope, clientId), 'client_not_found');
  const propertyId = body.propertyId ?? null;
  if (propertyId) {
    const known = await selectKnownProperties(db, scope, clientId);
    if (!known.some(({ id }) => id === propertyId)) refuse('property_not_found');
  }
  const bytes = await takenFile(context, body.file.path);
  const file = { body, clientId, timeZone, propertyId, bytes };
  return bytes.byteLength > MOST_BYTES_HERE
    ? followed(context, { clientId, importId: null, fileName: body.file.fileName, work: 'READ' }, (onStep) =>
        runHeavy(context, readImportFile, file, onStep),
      )
    : readImportFile.run(context, file);
}

/** A larger file takes longer to read than others would wait for. */
const MOST_BYTES_HERE = 65_536;

interface TakenFile {
  body: RouteInput<typeof propertyImports.create>['body'];
  clientId: string;
  timeZone: string;
  propertyId: string | null;
  bytes: Uint8Array;
}

/** Reads a file that was taken and compares it with the rosters. */
export const readImportFile = heavyVerb('property-import.create', planFile);

async function planFile(context: UserContext, { body, clientId, timeZone, propertyId, bytes }: TakenFile) {
  const actor = personOf(context);
  const { deps, scope, progress } = context;
  const file = await rowsOf(bytes, body.kind);
  const kept = await findMapping(deps.db.as(scope), { clientId, kind: body.kind, titles: file.titles });
  const columns = kept?.columns ?? file.columns;
  const order = dayOrder(file.rows, columns);
  // What the file itself says goes before what was said of an earlier one.
  const dayFirst = order.isAmbiguous ? (kept?.dayFirst ?? order.dayFirst) : order.dayFirst;
  const recognized = presetOf(file.titles.map(plainTitle));
  const source = body.source === 'OTHER' ? (recognized?.source ?? body.source) : body.source;
  return transact(context, async (tx) => {
    tx.authorize(mayImport(actor, body.kind));
    const id = newIdAt(tx.now);
    const of = { clientId, timeZone, kind: body.kind, columns, dayFirst, propertyId };
    const plan = await planNow(tx.db, scope, { of, rows: file.rows, now: tx.now, progress });
    const key = { clientId, id };
    await insertImport(tx.db, {
      ...key,
      kind: body.kind,
      source,
      fileName: body.file.fileName,
      status: 'PREVIEW',
      titles: JSON.stringify(file.titles),
      columns: JSON.stringify(columns),
      dayFirst,
      propertyId,
      ...planColumns(plan),
      createdBy: actor.userId,
      createdByName: actor.name,
      createdAt: tx.now,
    });
    await storeFirstPlan(tx.db, key, plan, progress);
    const { unchanged: _, gone: __, ...counts } = countsOf(plan.plan);
    await tx.audit(importAudits.read, {
      subjectId: id,
      clientId,
      data: { kind: body.kind, source, fileName: body.file.fileName, ...counts },
    });
    return readImport(tx.db, context, id);
  });
}

function takenFile(context: UserContext, path: string): Promise<Uint8Array> {
  const [takeUpload] = context.deps.registered.of(uploadTakers);
  if (!takeUpload) throw new Error('Nobody takes uploads.');
  return takeUpload(context, path);
}

async function rowsOf(bytes: Uint8Array, kind: ImportKind): Promise<FoundRows> {
  try {
    const table = findRows(kind, await readTable(bytes));
    if (table.rows.length > MOST_IMPORT_ROWS)
      throw new ImportFileError(fault('import_file_rows', { max: MOST_IMPORT_ROWS }));
    if (table.rows.length === 0) throw new ImportFileError(fault('import_file_empty'));
    return table;
  } catch (error) {
    if (error instanceof ImportFileError) refuseFile(error.fault);
    throw error;
  }
}

const refuseFile = (reason: Fault): never =>
  refuse('file_refused', { reason, errors: [atField('file', reason)] });
