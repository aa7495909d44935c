import type { FieldChange, LawRow, PackDiff } from '@writdesk/contract/rule-packs/rule-packs';
import type { RulePackContent } from '@writdesk/contract/rule-packs/rule-rows';
import { isDeepStrictEqual } from 'node:util';
import { rowsOf } from './pack-content.ts';

/** What the later of two versions says differently. Rows are the same by their id, whatever their place. */
export function diffPacks(from: RulePackContent, to: RulePackContent): PackDiff {
  const before = new Map(rowsOf(from).map((row) => [row.row.id, row]));
  const after = new Map(rowsOf(to).map((row) => [row.row.id, row]));
  return {
    from: from.version,
    to: to.version,
    added: [...after.values()].filter(({ row }) => !before.has(row.id)),
    removed: [...before.values()].filter(({ row }) => !after.has(row.id)),
    changed: [...after.values()].flatMap((row) => changedRow(before.get(row.row.id), row)),
    head: fieldChanges(headOf(from), headOf(to)),
  };
}

/** Whether two versions say the same. */
export function isSameLaw({ added, removed, changed, head }: PackDiff): boolean {
  return added.length + removed.length + changed.length + head.length === 0;
}

function changedRow(before: LawRow | undefined, { kind, row }: LawRow): PackDiff['changed'] {
  if (!before) return [];
  const fields = fieldChanges(before.row, row);
  if (before.kind !== kind) fields.unshift({ field: 'kind', was: before.kind, becomes: kind });
  return fields.length ? [{ kind, id: row.id, label: row.label, fields }] : [];
}

const headOf = ({ name, terms, usualNotice }: RulePackContent) => ({ name, terms, usualNotice });
const unsaid = new Set(['id', 'verifiedBy', 'verifiedAt']);

function fieldChanges(before: object, after: object): FieldChange[] {
  const was = new Map<string, unknown>(Object.entries(before));
  const becomes = new Map<string, unknown>(Object.entries(after));
  return [...new Set([...was.keys(), ...becomes.keys()])]
    .filter((field) => !unsaid.has(field))
    .map((field) => ({ field, was: was.get(field) ?? null, becomes: becomes.get(field) ?? null }))
    .filter((change) => !isDeepStrictEqual(change.was, change.becomes));
}
