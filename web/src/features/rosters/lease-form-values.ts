import type { LedgerLine } from '@writdesk/contract/cases/case-values';
import type { LeaseDetails, LeasePersonKind } from '@writdesk/contract/rosters/roster-values';
import { numberOf, textOf } from './number-text.ts';

export interface PersonLine {
  key: string;
  /** Of somebody who is stored. */
  id: string | null;
  kind: LeasePersonKind;
  firstName: string;
  lastName: string;
  isMinor: boolean;
  phone: string;
  email: string;
  rest: {
    middleName?: string | null;
    suffix?: string | null;
    language?: string | null;
    accommodationPending?: boolean;
  };
}
export interface MoneyLine {
  key: string;
  kind: LedgerLine['kind'];
  dueOn: string | null;
  description: string;
  amountCents: number | null;
}

export const blankPerson = (): PersonLine => ({
  key: newTabId(),
  id: null,
  kind: 'LEASEHOLDER',
  firstName: '',
  lastName: '',
  isMinor: false,
  phone: '',
  email: '',
  rest: {},
});
export const blankMoney = (): MoneyLine => ({
  key: newTabId(),
  kind: 'RENT',
  dueOn: null,
  description: '',
  amountCents: null,
});

/** A lease as its form holds it. */
export function leaseFormValues(lease: LeaseDetails | null) {
  return {
    leaseFrom: lease?.leaseFrom ?? null,
    leaseTo: lease?.leaseTo ?? null,
    term: lease?.term ?? ('FIXED' as const),
    rentCents: lease?.rentCents ?? null,
    dueDay: textOf(lease?.dueDay ?? 1),
    lateFeeCents: lease?.lateFeeCents ?? null,
    depositCents: lease?.depositCents ?? null,
    subsidy: lease?.subsidy ?? ('NONE' as const),
    movedInOn: lease?.movedInOn ?? null,
    movedOutOn: lease?.movedOutOn ?? null,
    noticeGivenOn: lease?.noticeGivenOn ?? null,
    paymentPlan: lease?.paymentPlan ?? null,
    inService: lease?.inService ?? null,
    people: lease ? lease.people.map(personLine) : [blankPerson()],
    // Each save gives the lines new ids: two ledgers of the same lines are one.
    ledger: (lease?.ledger ?? []).map(({ kind, dueOn, description, amountCents }, index): MoneyLine => ({
      key: `${index}`,
      kind,
      dueOn: dueOn ?? null,
      description,
      amountCents,
    })),
  };
}
export type LeaseFormValues = ReturnType<typeof leaseFormValues>;

const personLine = (person: LeaseDetails['people'][number]): PersonLine => ({
  key: person.id,
  id: person.id,
  kind: person.kind,
  firstName: person.firstName,
  lastName: person.lastName,
  isMinor: person.isMinor,
  phone: person.phone ?? '',
  email: person.email ?? '',
  rest: {
    middleName: person.middleName,
    suffix: person.suffix,
    language: person.language,
    accommodationPending: person.accommodationPending,
  },
});

/** What is sent: a ledger that a report stands for stays away while nobody typed a line. */
export function leaseBody(
  { people, ledger, dueDay, ...values }: LeaseFormValues,
  before: LeaseDetails | null,
) {
  const isUntouched = before?.balanceSource === 'REPORT' && ledger.length === 0;
  return {
    ...values,
    dueDay: numberOf(dueDay) ?? 1,
    people: people.map(({ key: _, id, rest, ...person }) => ({ ...rest, ...person, ...(id && { id }) })),
    ...(!isUntouched && {
      ledger: ledger.map(({ key: _, amountCents, ...line }) => ({ ...line, amountCents: amountCents ?? 0 })),
    }),
  };
}

/** Names a line that the server doesn’t know yet. */
export const newTabId = (): string => crypto.randomUUID();
