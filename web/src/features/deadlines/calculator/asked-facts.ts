import type { DeadlineEvent, FactName } from '@writdesk/contract/deadlines/deadline-values';

interface Asked {
  /** Nearly every state counts with these. */
  first: readonly FactName[];
  /** They may change the count, and no answer names them as missing. */
  also: readonly FactName[];
  /** Some states need them: they are asked for once the answer says so. */
  some: readonly FactName[];
}

/** What each date may depend on. Which of it a state's rules need, the answer says. */
const asked: Readonly<Record<DeadlineEvent, Asked>> = {
  NOTICE_EXPIRES: {
    first: ['noticeServedOn', 'reason', 'noticeType', 'caresCovered'],
    also: ['serviceMethod'],
    some: ['noticeReceivedOn', 'rentPeriodEndsOn', 'leaseFrom', 'leaseRenewedOn', 'propertyCategory'],
  },
  NOTICE_STALE: { first: ['noticeServedOn'], also: [], some: ['noticeType', 'reason'] },
  SERVE_BY: { first: [], also: ['serviceMethod'], some: ['hearingOn', 'filedOn'] },
  ANSWER_DUE: { first: [], also: [], some: ['servedOn', 'noticeServedOn', 'noticeType', 'reason'] },
  TENDER_DUE: { first: ['servedOn'], also: [], some: [] },
  REGISTRY_DUE: { first: ['servedOn'], also: [], some: [] },
  HEARING_WINDOW: {
    first: [],
    also: ['answeredOn'],
    some: ['filedOn', 'servedOn', 'trialRequestedOn', 'reason'],
  },
  SCRA_REFRESH: { first: ['hearingOn'], also: [], some: [] },
  APPEAL_DUE: { first: ['judgmentOn'], also: ['entryServedOn'], some: [] },
  WRIT_EARLIEST: {
    first: ['judgmentOn'],
    also: ['outcome', 'reason'],
    some: ['servedOn', 'entryServedOn'],
  },
  WRIT_REQUEST_BY: { first: [], also: [], some: ['judgmentOn'] },
  EXECUTION_APPLY_BY: { first: ['writIssuedOn'], also: [], some: [] },
  WRIT_EXECUTE_BY: { first: [], also: [], some: ['writIssuedOn', 'writAppliedOn'] },
  WRIT_DEAD: { first: ['judgmentOn'], also: [], some: [] },
  ALT_OFFICER_FROM: { first: [], also: [], some: ['writAppliedOn', 'writIssuedOn'] },
  LOCKOUT_NOTICE: { first: [], also: [], some: ['writPostedAt', 'writPostedOn'] },
};

const mailed: readonly string[] = ['CERTIFIED_MAIL', 'FIRST_CLASS_MAIL', 'POST_AND_MAIL'];

export interface AskedFact {
  name: FactName;
  optional: boolean;
}

type Given = Readonly<Partial<Record<FactName, string>>>;

/**
 * The facts to ask for: what is usually needed, what the last answer named as missing, what has been given.
 * @param missing null while there is no answer; with one, what it goes without is optional.
 */
export function askedFacts(
  event: DeadlineEvent,
  given: Given,
  missing: readonly string[] | null,
): AskedFact[] {
  const { first, also } = asked[event];
  const isMissing = (name: FactName) => missing !== null && missing.includes(name);
  const isAsked = (name: FactName) => isMissing(name) || given[name] !== undefined;
  const needed = factsOf(event).filter((name) => first.includes(name) || isAsked(name));
  const follows = new Set<FactName>(also);
  if (event === 'NOTICE_EXPIRES' && mailed.includes(given.serviceMethod ?? ''))
    follows.add('noticeReceivedOn');
  // A renewal can bring the lease under another version of the law.
  if (needed.includes('leaseFrom') && event === 'NOTICE_EXPIRES') follows.add('leaseRenewedOn');
  const last = [...follows].filter((name) => !isMissing(name));
  return [
    ...needed
      .filter((name) => !last.includes(name))
      .map((name) => ({ name, optional: missing !== null && !isAsked(name) })),
    ...last.map((name) => ({ name, optional: true })),
  ];
}

/** All that an event can depend on, in the order of asking. */
export function factsOf(event: DeadlineEvent): readonly FactName[] {
  const { first, also, some } = asked[event];
  return [...first, ...some, ...also];
}
