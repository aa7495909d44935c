import { recoveryOf } from '@writdesk/contract/billing-items/cost-recovery';
import type { FactValue } from '@writdesk/contract/documents/conditions';
import { type MilitaryStatus, militaryStatuses } from '@writdesk/contract/cases/case-values';
import type { FactPath } from '@writdesk/contract/documents/tag-fields';
import type { NoticeType } from '@writdesk/contract/notices/notice-types';
import type { RulePackContent } from '@writdesk/contract/rule-packs/rule-rows';
import { evictionReasons } from '@writdesk/contract/eviction-reasons/eviction-reasons';
import { localDate } from '../../platform/clock.ts';
import { sumToDemand } from '../notice-guard/index.ts';
import type { PaperFacts } from './paper-facts-queries.ts';
import { money as asMoney } from './tag-text.ts';

export type PaperValues = Readonly<Record<FactPath, FactValue>>;
/** What documents take from the law of a state: its words, and what it lets a notice ask for. */
export type LawOfPapers = Pick<RulePackContent, 'terms' | 'notices'>;

export const lines = (...parts: (string | null | undefined)[]): string[] =>
  parts.flatMap((part) => (part?.trim() ? [part.trim()] : []));
export const cityLine = (city: string | null, state: string | null, zip: string | null) =>
  [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** `Magistrate Court` of `Magistrate Court of Fulton County`: the heading of a document names the county itself. */
export const kindOfCourt = (courtName: string, county: string): string =>
  courtName.replace(` of ${county} County`, '').replace(`${county} County `, '');

/** What the ledger of a case adds up to, by what it is for. */
export function claimOf({ ledger, record, eviction }: Pick<PaperFacts, 'ledger' | 'record' | 'eviction'>) {
  const { code } = recoveryOf({
    category: 'ATTORNEY_FEE',
    isAsked: true,
    rule: record.feeRule,
    leaseAsksFees: eviction?.leaseAsksFees ?? null,
  });
  // The court isn't asked for what the state or the lease rules out.
  const isRuledOut = code === 'NO_STATE' || code === 'NO_LEASE';
  const sum = (...kinds: string[]) =>
    Math.max(
      0,
      ledger.reduce((total, line) => (kinds.includes(line.kind) ? total + line.amountCents : total), 0),
    );
  const parts = {
    rent: sum('RENT', 'PAYMENT', 'CREDIT'),
    lateFees: sum('LATE_FEE'),
    utilities: sum('UTILITY'),
    other: sum('OTHER'),
    // What was charged counts; before the approval it is what the catalog charges.
    attorneyFee: isRuledOut ? 0 : Number(record.chargedFeeCents ?? record.catalogFeeCents ?? 0),
  };
  const total = Object.values(parts).reduce((all, part) => all + part, 0);
  return { ...parts, total };
}

/** Everything that a document can print of a case, by its path. What nobody has entered yet is null. */
export function paperValues(facts: PaperFacts, law: LawOfPapers | null, now: Date): PaperValues {
  const { record, tenants, eviction, judgment, writ, lockout } = facts;
  const adults = tenants.filter((tenant) => !tenant.isMinor && tenant.lastName);
  const names = adults.map(fullName);
  const [first] = adults;
  const zone = record.courtZone ?? 'America/New_York';
  const claim = claimOf(facts);
  const asksMoney = eviction?.reasons.includes('NONPAYMENT') ?? false;
  const money = (cents: number) => (asksMoney ? cents : null);
  const reasons = eviction?.reasons ?? [];
  const terms = law?.terms ?? null;
  const today = localDate(now, zone);
  const isGiven = record.hasNotice || (eviction?.noticeServedOn ?? today) < today;
  const block = (parts: string[]) => parts.join('\n') || null;
  const street = lines(
    [record.addressLine1, record.unitLabel && `Unit ${record.unitLabel}`].filter(Boolean).join(', '),
  );
  return {
    'case.draftNumber': record.caseDraftNumber,
    'case.number': record.caseNumber,
    'case.title': record.title,
    'case.reasons': reasons,
    'case.reasonList': reasons.map((code) => evictionReasons[code].label).join('; ') || null,
    'case.reasonText': eviction?.reasonText ?? null,
    'case.filedDate': record.filedOn,
    'case.isCorporate': record.isCorporateCase,
    'case.propertyCategory': record.propertyCategory,
    'court.name': record.courtName,
    'court.kind': record.courtName && kindOfCourt(record.courtName, record.countyName ?? ''),
    'court.division': record.courtDivision,
    'court.address': block(
      lines(
        record.courtLine1,
        record.courtLine2,
        record.courtCity && cityLine(record.courtCity, record.stateCode, record.courtZip),
      ),
    ),
    'court.county': record.countyName,
    'court.state': record.stateName,
    'court.clerkName': record.clerkContact,
    'court.term.writ': terms?.writ ?? null,
    'court.term.officer': record.officer ?? terms?.officer ?? null,
    'court.term.plaintiff': terms?.plaintiff ?? 'plaintiff',
    'court.term.defendant': terms?.defendant ?? 'defendant',
    'plaintiff.name': record.plaintiffName ?? record.clientName,
    'payee.name': record.payeeName ?? record.clientName,
    'payee.address':
      record.payeeAddress ??
      block([
        ...lines(record.clientLine1, record.clientLine2),
        // A city alone is no address.
        ...(record.clientLine1
          ? lines(cityLine(record.clientCity, record.clientState, record.clientZip))
          : []),
      ]),
    'payee.phone': record.payeePhone ?? record.onsiteContactPhone ?? record.clientPhone,
    'payee.hours': record.payeeHours,
    'owner.name': record.ownerName,
    'company.name': record.clientName,
    'property.name': record.propertyName,
    'property.address': block([
      ...street,
      ...lines(record.addressLine2, cityLine(record.city, record.propertyState, record.zipCode)),
    ]),
    'property.street': record.addressLine1,
    'property.unit': record.unitLabel,
    'property.city': record.city,
    'property.state': record.propertyState,
    'property.zip': record.zipCode,
    'property.county': record.propertyCountyName ?? record.countyName,
    'property.caresCovered': eviction?.caresCovered ?? null,
    'tenants.names': andList(names) || null,
    'tenants.list': names,
    'tenants.count': names.length || null,
    'tenants.military': adults.every(({ militaryStatus }) => militaryStatus !== null)
      ? adults.map(militaryLine)
      : [],
    'tenants.allOthers': 'and all other occupants',
    'tenant[1].full': names[0] ?? null,
    'tenant[1].first': first?.firstName || null,
    'tenant[1].middle': first?.middleName ?? null,
    'tenant[1].last': first?.lastName || null,
    'tenant[1].dobYear': first?.dobYear ?? null,
    'tenant[1].ssnLast4': first?.ssnLast4 ?? null,
    'tenant[1].email': first?.email ?? null,
    'tenant[1].phone': first?.phone ?? null,
    'tenant[1].military': first?.militaryStatus ?? null,
    'tenant[1].militaryDate': first?.militaryCheckedOn ?? null,
    'tenant[1].servedDate': first?.servedOn ?? null,
    'tenant[1].serviceMethod': first?.serviceMethod ?? null,
    'tenant[1].servedBy': first?.serviceServer ?? null,
    'tenant[2].full': names[1] ?? null,
    'tenant[3].full': names[2] ?? null,
    'tenant[4].full': names[3] ?? null,
    'lease.start': eviction?.leaseFrom ?? null,
    'lease.end': eviction?.leaseTo ?? null,
    'lease.rent': eviction?.monthlyRentCents ?? null,
    'lease.dueDay': eviction?.rentDueDay ?? null,
    'lease.isWritten': eviction?.leaseIsWritten ?? null,
    'claim.rentThrough': eviction?.rentThrough ?? null,
    'claim.rent': money(claim.rent),
    'claim.lateFees': money(claim.lateFees),
    'claim.utilities': money(claim.utilities),
    'claim.other': money(claim.other),
    'claim.attorneyFee': money(claim.attorneyFee),
    'claim.total': money(claim.total),
    'notice.type': eviction?.noticeType ?? null,
    'notice.date': eviction?.noticeServedOn ?? null,
    'notice.method': eviction?.noticeMethod ?? null,
    'notice.servedBy': eviction?.noticeServedBy ?? null,
    'notice.expires': record.noticeExpires,
    'notice.amount': eviction?.noticeAmountCents ?? null,
    'notice.demand':
      asksMoney && eviction ? sumToDemand({ ...eviction, reasons, ledger: facts.ledger }, law) : null,
    'notice.toGive': isGiven || !eviction ? null : noticeToGive(eviction),
    'hearing.date': record.hearingAt && localDate(record.hearingAt, zone),
    'hearing.time': record.hearingAt && timeAt(record.hearingAt, zone),
    'judgment.date': judgment?.judgmentDate ?? null,
    'judgment.outcome': judgment?.outcome ?? null,
    'judgment.amount': judgment?.amountCents ?? null,
    ...agreementValues(facts.agreement),
    'writ.number': writ?.writNumber ?? null,
    'writ.kind': writ?.kind ?? null,
    'writ.issued': writ?.issuedOn ?? null,
    'writ.expires': writ?.expiresOn ?? null,
    'lockout.date': record.lockoutDate,
    'lockout.time': record.lockoutTime,
    'lockout.officer': lockout?.officerName ?? null,
    'attorney.name': record.signatureName,
    'attorney.barNo': record.barNumber,
    'attorney.firm': record.firmName,
    'attorney.address': block(
      lines(record.firmLine1, record.firmLine2, cityLine(record.firmCity, record.firmState, record.firmZip)),
    ),
    'attorney.phone': record.firmPhone,
    // Blank while nobody is named, as their name is: whose address it is changes with the review.
    'attorney.email': record.signatureName && (record.lawyerEmail ?? record.firmEmail),
    today,
  };
}

/** Those that a covered dwelling can't be asked back with before its thirty days are over. */
const shorterThanFederal: ReadonlySet<NoticeType> = new Set([
  'PAY_OR_VACATE',
  'RENT_DEMAND',
  'CURE_OR_VACATE',
  'UNCONDITIONAL_VACATE',
  'NUISANCE_WASTE',
  'DEMAND_FOR_POSSESSION',
  'NOTICE_TO_LEAVE_PREMISES',
]);
const noticeToGive = ({
  noticeType,
  caresCovered,
}: Pick<NonNullable<PaperFacts['eviction']>, 'noticeType' | 'caresCovered'>): NoticeType | null =>
  noticeType !== null && caresCovered === 'YES' && shorterThanFederal.has(noticeType)
    ? 'FEDERAL_30_DAY'
    : noticeType;

export const fullName = (tenant: PaperFacts['tenants'][number]): string =>
  lines(tenant.firstName, tenant.middleName, tenant.lastName, tenant.suffix).join(' ');

/** What the search of active duty said of a tenant. */
const militaryWords: Readonly<Record<MilitaryStatus, string>> = {
  NOT_ACTIVE: 'not in military service',
  ACTIVE: 'in military service',
  UNABLE: 'I am unable to determine whether this person is in military service',
};
const militaryLine = (tenant: PaperFacts['tenants'][number]): string => {
  const status = militaryStatuses.find((one) => one === tenant.militaryStatus);
  const day = tenant.militaryCheckedOn ? ` (searched ${longDay(tenant.militaryCheckedOn)})` : '';
  return `${fullName(tenant)}: ${status ? militaryWords[status] : 'not searched'}${day}`;
};
const longDay = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

type Due = PaperFacts['agreement'][number];
const dueWords = ({ kind, amountCents, dueOn }: Due) =>
  kind === 'MOVE_OUT'
    ? `move out by ${longDay(dueOn)}`
    : `${asMoney(Number(amountCents ?? 0))} by ${longDay(dueOn)}`;
const cameOf: Readonly<Record<Due['kind'], { yes: string; no: string }>> = {
  PAYMENT: { yes: 'received', no: 'not received' },
  MOVE_OUT: { yes: 'done', no: 'not done' },
};
/** The terms of an agreement before the court, and what came of each. */
function agreementValues(dues: PaperFacts['agreement']) {
  const came = ({ kind, outcome }: Due) =>
    outcome === null ? '' : `: ${cameOf[kind][outcome === 'RECEIVED' ? 'yes' : 'no']}`;
  const received = dues.filter(({ kind, outcome }) => kind === 'PAYMENT' && outcome === 'RECEIVED');
  return {
    'agreement.date': dues[0]?.agreedOn ?? null,
    'agreement.terms': dues.map((due) => dueWords(due) + came(due)),
    'agreement.missed': dues.filter(({ outcome }) => outcome === 'MISSED').map(dueWords),
    'agreement.received': dues.length
      ? received.reduce((sum, { amountCents }) => sum + Number(amountCents ?? 0), 0)
      : null,
  };
}

/** `a`, `a and b`, `a, b and c`. */
const andList = (items: readonly string[]) =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

const timeAt = (instant: Date, timeZone: string) =>
  instant.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
