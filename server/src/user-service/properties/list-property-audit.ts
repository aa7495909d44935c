import type { audits, PropertyAuditAction } from '@writdesk/contract/audits/audits';
import type { RouteInput } from '@writdesk/contract/route';
import { z } from 'zod';
import type { UserContext } from '../../platform/context.ts';
import { found } from '../../platform/http/refuse.ts';
import { findProperty } from './property-queries.ts';
import { selectNames, selectTrail } from './property-trail-queries.ts';

/** What rows of a property's trail may say; each kind says some of it. */
const said = z.object({
  changes: z
    .array(
      z.object({
        field: z.string(),
        before: z.union([z.string(), z.number()]).nullable(),
        after: z.union([z.string(), z.number()]).nullable(),
      }),
    )
    .default([]),
  reason: z.string().nullable().default(null),
  name: z.string().nullable().default(null),
  unit: z.string().nullable().default(null),
  fileName: z.string().nullable().default(null),
});

const namedFields = ['countyId', 'courthouseId', 'ownerId'];

/**
 * What became of a property, newest first.
 * @throws `property_not_found`
 */
export async function listPropertyAudit(
  { deps, scope }: UserContext,
  { params, query }: RouteInput<typeof audits.property>,
) {
  const db = deps.db.as(scope);
  found(await findProperty(db, scope, params.id), 'property_not_found');
  const { rows, ...counted } = await selectTrail(db, params.id, query);
  const read = rows.map((row) => ({ ...row, ...said.parse(row.data) }));
  const ids = read.flatMap(({ changes }) =>
    changes
      .filter(({ field }) => namedFields.includes(field))
      .flatMap(({ before, after }) => [before, after]),
  );
  const names = await selectNames(
    db,
    ids.filter((id) => typeof id === 'string'),
  );
  const nameOf = (field: string, value: string | number | null) =>
    namedFields.includes(field) && typeof value === 'string' ? (names.get(value) ?? value) : value;
  return {
    changes: read.map(({ seq, action, occurredAt, actorName, changes, reason, name, unit, fileName }) => ({
      seq,
      action: action as PropertyAuditAction,
      at: occurredAt,
      by: actorName,
      changes: changes.map(({ field, before, after }) => ({
        field,
        before: nameOf(field, before),
        after: nameOf(field, after),
      })),
      reason,
      manager: action.endsWith('-manager') ? name : null,
      unit,
      fileName,
    })),
    ...counted,
  };
}
