import { type Permission, permissions } from './permissions/permissions.ts';

/** What a permission is about: `docket` of `docket.read`. */
type PermissionNoun = Permission extends infer Each
  ? Each extends `${infer Noun}.${string}`
    ? Noun
    : never
  : never;

/** Kinds of records that no permission is named after. */
const otherKinds = [
  'account',
  /** How many cases there are of something: what a move of a case changes, whoever sees it. */
  'case-count',
  'client',
  'docket-proposal',
  'envelope',
  'file',
  'internal-comment',
  'law',
  'ledger-month',
  'mail',
  'moved-date',
  'notification-preference',
  'overdue-exception',
  'packet',
  'payment',
  'payment-attempt',
  'property-import',
  'reminder',
  'rule-proposal',
  'saved-view',
  'signature',
  'sms-number',
  'trust-reconciliation',
] as const;

/** What answers are made of: a call that reads one of these is out of date once another call has changed it. */
export type RecordKind = PermissionNoun | (typeof otherKinds)[number];
const recordKinds: ReadonlySet<string> = new Set<string>([
  ...permissions.map((permission) => permission.slice(0, permission.indexOf('.'))),
  ...otherKinds,
]);

/** `case`: cases in general, such as a list. `case/{id}`: the one case that the call's parameter names. */
export type Tag = RecordKind | `${RecordKind}/{${string}}`;

/** Which records a tag means in one call; `id` is null where it means all of the kind. */
export interface TaggedRecord {
  kind: RecordKind;
  id: string | null;
}

export function taggedRecord(tag: Tag, params: Readonly<Record<string, unknown>> = {}): TaggedRecord {
  const [kind, name] = tag.split('/') as [RecordKind, string?];
  const value = name === undefined ? undefined : params[name.slice(1, -1)];
  return { kind, id: typeof value === 'string' ? value : null };
}

/** Whether what was read may have changed: the same kind, and not two different records of it. */
export function isSameRecord(read: TaggedRecord, changed: TaggedRecord): boolean {
  return read.kind === changed.kind && (read.id === null || changed.id === null || read.id === changed.id);
}

export function isRecordKind(word: string): word is RecordKind {
  return recordKinds.has(word);
}
