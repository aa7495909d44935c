import type { EvictionReasonCode } from '@writdesk/contract/eviction-reasons/eviction-reasons';
import type { DispossessoryAffidavit } from '../../../templates/dispossessory-affidavit.ts';
import type { AffidavitFacts } from './document-queries.ts';

/** How a notice was given, in the words that follow "by". */
const methodWords: Readonly<Record<string, string>> = {
  PERSONAL: 'handing it to the tenant in person',
  SUBSTITUTED_ADULT: 'handing it to an adult who lives at the premises',
  POST_AND_MAIL:
    'posting it in a sealed envelope conspicuously on the door of the premises and mailing a copy',
  INSIDE_DOOR: 'leaving it inside the main entry door',
  OUTSIDE_DOOR_SEALED_PLUS_MAIL:
    'posting it in a sealed envelope on the outside of the door and mailing a copy',
  CERTIFIED_MAIL: 'certified mail',
  FIRST_CLASS_MAIL: 'first-class mail',
  EMAIL_BY_ADDENDUM: 'e-mail, as the lease allows',
};

const KNOWN_GROUNDS = new Set([
  'NONPAYMENT',
  'HOLDOVER',
  'NON_RENEWAL',
  'TENANT_AT_SUFFERANCE',
  'TENANT_AT_WILL',
]);

const lines = (...parts: (string | null | undefined)[]): string[] =>
  parts.flatMap((part) => (part?.trim() ? [part.trim()] : []));
const cityLine = (city: string | null, state: string | null, zip: string | null) =>
  [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** `Magistrate Court` of `Magistrate Court of Fulton County`: the heading of the document names the county itself. */
export const kindOfCourt = (courtName: string, county: string): string =>
  courtName.replace(` of ${county} County`, '').replace(`${county} County `, '');

/** The affidavit's contents, from the facts of the case. @throws Error that names what a person must fill in first. */
export function affidavitData(
  { record, tenants, eviction, ledger }: AffidavitFacts,
  {
    reasonLabel,
    terms,
  }: { reasonLabel: (code: EvictionReasonCode) => string; terms: DispossessoryAffidavit['terms'] },
): DispossessoryAffidavit {
  const adults = tenants.filter((tenant) => !tenant.isMinor && tenant.lastName);
  const reasons = eviction?.reasons ?? [];
  const sum = (...kinds: string[]) =>
    ledger.reduce((total, line) => (kinds.includes(line.kind) ? total + line.amountCents : total), 0);
  const other = [
    ...reasons.filter((code) => !KNOWN_GROUNDS.has(code) && code !== 'OTHER').map(reasonLabel),
    ...lines(eviction?.reasonText),
  ].join('; ');
  const rent = sum('RENT', 'PAYMENT', 'CREDIT');
  const utilities = sum('UTILITY');
  const others = sum('OTHER');
  const isRent = reasons.includes('NONPAYMENT');
  return {
    court: {
      name: kindOfCourt(record.courtName ?? '', record.countyName ?? ''),
      county: record.countyName ?? '',
      state: record.stateName ?? 'Georgia',
    },
    terms,
    caseNumber: record.caseNumber,
    plaintiff: { name: record.plaintiffName ?? record.clientName ?? '', addressLines: [] },
    defendants: adults.map((tenant) =>
      lines(tenant.firstName, tenant.middleName, tenant.lastName, tenant.suffix).join(' '),
    ),
    includesAllOthers: true,
    premises: {
      addressLines: lines(
        [record.addressLine1, record.unitLabel && `Unit ${record.unitLabel}`].filter(Boolean).join(', '),
        record.addressLine2,
        cityLine(record.city, record.propertyState, record.zipCode),
      ),
      county: record.countyName ?? '',
    },
    affiant: {
      name: record.signatureName ?? record.plaintiffName ?? record.clientName ?? '',
      capacity: record.signatureName ? 'ATTORNEY' : 'AGENT',
      title: record.signatureName ? `Attorney for ${capital(terms.plaintiff)}` : null,
    },
    lease: eviction?.leaseFrom
      ? {
          isWritten: eviction.leaseIsWritten ?? true,
          startDate: eviction.leaseFrom,
          endDate: eviction.leaseTo,
        }
      : null,
    grounds: {
      nonpayment: isRent,
      holdover: reasons.includes('HOLDOVER') || reasons.includes('NON_RENEWAL'),
      atSufferance: reasons.includes('TENANT_AT_SUFFERANCE') || reasons.includes('TENANT_AT_WILL'),
      other: other || null,
    },
    demand: eviction?.noticeServedOn
      ? {
          givenDate: eviction.noticeServedOn,
          isThreeDayNotice: eviction.noticeType === 'PAY_OR_VACATE',
          // Which day the notice ended is the deadlines' to count; a blank is better than a guess.
          expiresDate: null,
          methods: [methodWords[eviction.noticeMethod ?? ''] ?? 'delivery to the premises'],
        }
      : null,
    money: isRent
      ? {
          pastDueRentCents: Math.max(0, rent),
          rentThroughDate: eviction?.rentThrough ?? null,
          monthlyRentCents: eviction?.monthlyRentCents ?? null,
          lateFeesCents: Math.max(0, sum('LATE_FEE')),
          attorneyFeesCents: 0,
          other: [
            ...(utilities > 0 ? [{ label: 'Utilities', cents: utilities }] : []),
            ...(others > 0 ? [{ label: 'Other charges', cents: others }] : []),
          ],
        }
      : null,
    attorney:
      record.signatureName && record.barNumber
        ? {
            name: record.signatureName,
            barNumber: record.barNumber,
            firm: record.firmName ?? '',
            addressLines: lines(
              record.firmLine1,
              record.firmLine2,
              cityLine(record.firmCity, record.firmState, record.firmZip),
            ),
            phone: record.firmPhone,
            email: record.lawyerEmail ?? record.firmEmail,
          }
        : null,
  };
}
