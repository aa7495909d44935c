/** What answers are made of: a call that reads one of these is out of date once another call has changed it. */
const recordKinds = [
  'account',
  'account-mapping',
  'accounting-export',
  'bank-account',
  'bank-statement',
  'bill-item',
  'case',
  /** How many cases there are of something: what a move of a case changes, whoever sees it. */
  'case-count',
  'case-seal',
  'check',
  'client',
  'court-calendar',
  'court-portal',
  'courthouse',
  'docket',
  'docket-proposal',
  'document',
  'document-template',
  'envelope',
  'ethical-wall',
  'file',
  'firm',
  'internal-comment',
  'invite',
  'invoice',
  'law',
  'lawyer',
  'lease',
  'ledger-month',
  'location-mapping',
  'mail',
  'moved-date',
  'notification',
  'notification-preference',
  'overdue-exception',
  'packet',
  'payment',
  'payment-attempt',
  'payment-connection',
  'payment-event',
  'property',
  'property-import',
  'property-owner',
  'reminder',
  'rpa-bot-job',
  'rule-pack',
  'rule-proposal',
  'saved-view',
  'signature',
  'special-approval',
  'support-access',
  'trust',
  'trust-reconciliation',
  'user',
  'workflow',
  'writ',
] as const;
export type RecordKind = (typeof recordKinds)[number];

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
  return recordKinds.some((kind) => kind === word);
}
