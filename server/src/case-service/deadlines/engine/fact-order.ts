import type { DeadlineFacts, FactName } from '@writdesk/contract/deadlines/deadline-values';
import { type LawSentence, says } from '@writdesk/contract/deadlines/law-sentences';

/** A day that can't well lie before another, but where it may in some states or after some outcomes. */
interface Following {
  first: FactName;
  next: FactName;
  /** Where each order is usual. */
  notIn?: readonly string[];
  /** A default may come before the hearing that was set. */
  notAfterDefault?: true;
}

/** In Nevada the notice is what is served, the tenant answers first and the landlord files last. */
const summary = ['NV'];

const way: readonly Following[] = [
  { first: 'leaseFrom', next: 'leaseRenewedOn' },
  { first: 'leaseFrom', next: 'noticeServedOn' },
  { first: 'noticeServedOn', next: 'noticeReceivedOn' },
  { first: 'noticeServedOn', next: 'filedOn' },
  { first: 'filedOn', next: 'servedOn', notIn: summary },
  { first: 'servedOn', next: 'answeredOn', notIn: summary },
  { first: 'filedOn', next: 'trialRequestedOn' },
  { first: 'filedOn', next: 'hearingOn' },
  { first: 'servedOn', next: 'hearingOn' },
  { first: 'filedOn', next: 'judgmentOn' },
  { first: 'servedOn', next: 'judgmentOn' },
  { first: 'hearingOn', next: 'judgmentOn', notAfterDefault: true },
  { first: 'judgmentOn', next: 'entryServedOn' },
  { first: 'judgmentOn', next: 'writIssuedOn' },
  { first: 'writIssuedOn', next: 'writAppliedOn' },
  { first: 'writIssuedOn', next: 'writPostedOn' },
  { first: 'writIssuedOn', next: 'writPostedAt' },
];

/**
 * What of the known facts lies before what it must follow, as far as the day that a count starts from is one of them.
 * It is reported and never refused: either day may be the wrong one.
 * @param facts days, and the moment of posting as a day of the court.
 */
export function orderWarnings(facts: DeadlineFacts, about: FactName, state: string): LawSentence[] {
  const isDefault = facts.outcome?.startsWith('DEFAULT_') === true;
  return way.flatMap(({ first, next, notIn, notAfterDefault }) => {
    const [before, after] = [facts[first], facts[next]];
    if ((first !== about && next !== about) || !before || !after || after >= before) return [];
    if (notIn?.includes(state) || (notAfterDefault && isDefault)) return [];
    return [says('FACTS_TURNED', { next, after, first, before })];
  });
}
