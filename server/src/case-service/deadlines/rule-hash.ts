import { createHash } from 'node:crypto';
import type {
  DeadlineRule,
  LawFigure,
  NoticeRule,
  PaymentRule,
  ServiceRule,
} from '@writdesk/contract/rule-packs/rule-rows';

/** A row of a pack that a lawyer can vouch for. */
export type LawRow = DeadlineRule | NoticeRule | LawFigure | PaymentRule | ServiceRule;

/** @returns a hash of what a row says; who verified it is no part of that, nor is the order of its keys. */
export function ruleHash({ verifiedBy: _, verifiedAt: __, ...row }: LawRow): string {
  return createHash('sha256').update(ordered(row)).digest('hex');
}

function ordered(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(ordered).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  const parts = entries
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => `${key}:${ordered(inner)}`);
  return `{${parts.join(',')}}`;
}
