import type { CaseInput } from '@writdesk/contract/cases/case-values';
import {
  type ChangedField,
  type ReportedField,
  reportedFields,
} from '@writdesk/contract/cases/changed-fields';
import { actorUserId } from '../../../platform/actor.ts';
import { verbOf } from '../actions/index.ts';
import { answeredByFields, answerTheseRequests, openClientRequests } from '../requests/index.ts';
import { applyInput } from './apply-input.ts';
import { type CaseRecord, findClientNames, titleOf } from '../record/index.ts';
import { placeCase } from './place-case.ts';
import { selectEviction } from '../eviction/index.ts';
import { takeLease } from './take-lease.ts';
import { selectTenants } from '../tenants/index.ts';

/** Keeps what was typed; only what is sent is changed, and nobody's newer typing is overwritten. */
export const saveCase = verbOf('save', async ({ tx, record, context }, body) => {
  const { version: _version, answers = [], ...given } = body;
  const { input, ids } = await takeLease(tx, context, record, given);
  const before = { ...record, ...(input.caseEviction && (await selectEviction(tx.db, record))) };
  const placed = await placeCase(tx, context, record, input);
  const written = await applyInput(tx, context, record, input);
  const changes = { ...placed, ...written, ...ids };
  const fields = changedFields(input);
  const changed = reportedChanges(before, input);
  let unchanged = 0;
  if (record.status === 'RETURNED_TO_CLIENT') {
    const open = await openClientRequests(tx.db, record);
    // Those to which the client says there is nothing to change are answered too.
    const said = open.filter(({ id }) => answers.includes(id)).map(({ id }) => id);
    unchanged = said.length;
    const answered = [...said, ...answeredByFields(open, fields)];
    await answerTheseRequests(tx.db, record, answered, { userId: actorUserId(context.actor), at: tx.now });
  }
  const renamed =
    input.title ||
    (input.tenants || input.unitLabel !== undefined
      ? await freshTitle({ ...record, ...changes } as CaseRecord)
      : null);
  return {
    changes: { ...changes, ...(renamed && { title: renamed }) },
    // Names of fields alone, but for a few facts: what was typed may be private.
    data: {
      fields,
      ...(changed.length > 0 && { changed }),
      ...(unchanged > 0 && { unchanged }),
    },
  };

  async function freshTitle(now: CaseRecord): Promise<string> {
    const client = await findClientNames(tx.db, now.clientId);
    const tenants = await selectTenants(tx.db, now);
    return titleOf(
      client?.shortName ?? client?.name ?? '',
      tenants.map((tenant) => ({ lastName: tenant.lastName, isMinor: tenant.isMinor })),
      now.unitLabel,
    );
  }
});

/** Enters what the case is about, also where nothing else of it is edited any more. */
export const enterEviction = verbOf('createEviction', async ({ tx, record, context }, body) => {
  const { version: _version, ...caseEviction } = body;
  const input = { caseEviction, comment: undefined };
  const changes = await applyInput(tx, context, record, input);
  return { changes, data: { fields: changedFields(input) } };
});

function changedFields(input: Omit<CaseInput, 'clientId'>): string[] {
  return Object.entries(input).flatMap(([key, value]) => {
    if (value === undefined) return [];
    if (key !== 'caseEviction') return [key];
    return Object.keys(value as object).flatMap((inner) =>
      (value as Record<string, unknown>)[inner] === undefined ? [] : [`caseEviction.${inner}`],
    );
  });
}

/** What the facts that the timeline names were and become; what was typed again as it stood is no change. */
function reportedChanges(before: Partial<Record<ReportedField, unknown>>, input: CaseInput): ChangedField[] {
  const given: Partial<Record<ReportedField, unknown>> = { ...input, ...input.caseEviction };
  return reportedFields.flatMap((field) => {
    if (given[field] === undefined) return [];
    const was = reportedValue(before[field]);
    const becomes = reportedValue(given[field]);
    return was === becomes ? [] : [{ field, was, becomes }];
  });
}

/** Nothing, an empty text and a sum of zero are all nothing yet. */
const reportedValue = (value: unknown): string | number | null =>
  (typeof value === 'string' || typeof value === 'number') && value ? value : null;
