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

/** `Magistrate Court` of `Magistrate Court of Fulton County`: the heading of the paper names the county itself. */
export const kindOfCourt = (courtName: string, county: string): string =>
  courtName.replace(` of ${county} County`, '').replace(`${county} County `, '');

/** The affidavit's contents, from the facts of the case. @throws Error that names what a person must fill in first. */
export function affidavitData(
  { record, tenants, eviction, ledger }: AffidavitFacts,
  { reasonLabel, terms }: { reasonLabel: (code: string) => string; terms: DispossessoryAffidavit['terms'] },
): DispossessoryAffidavit {
  const adults = tenants.filter((tenant) => !tenant.is_minor && tenant.last_name);
  const reasons = eviction?.reasons ?? [];
  const sum = (...kinds: string[]) =>
    ledger.reduce((total, line) => (kinds.includes(line.kind) ? total + line.amount_cents : total), 0);
  const other = [
    ...reasons.filter((code) => !KNOWN_GROUNDS.has(code) && code !== 'OTHER').map(reasonLabel),
    ...lines(eviction?.reason_text),
  ].join('; ');
  const rent = sum('RENT', 'PAYMENT', 'CREDIT');
  const utilities = sum('UTILITY');
  const others = sum('OTHER');
  const isRent = reasons.includes('NONPAYMENT');
  return {
    court: {
      name: kindOfCourt(record.court_name ?? '', record.county_name ?? ''),
      county: record.county_name ?? '',
      state: record.state_name ?? 'Georgia',
    },
    terms,
    caseNumber: record.case_number,
    plaintiff: { name: record.plaintiff_name ?? record.client_name ?? '', addressLines: [] },
    defendants: adults.map((tenant) =>
      lines(tenant.first_name, tenant.middle_name, tenant.last_name, tenant.suffix).join(' '),
    ),
    includesAllOthers: true,
    premises: {
      addressLines: lines(
        [record.address_line1, record.unit_label && `Unit ${record.unit_label}`].filter(Boolean).join(', '),
        record.address_line2,
        cityLine(record.city, record.property_state, record.zip_code),
      ),
      county: record.county_name ?? '',
    },
    affiant: {
      name: record.signature_name ?? record.plaintiff_name ?? record.client_name ?? '',
      capacity: record.signature_name ? 'ATTORNEY' : 'AGENT',
      title: record.signature_name ? `Attorney for ${capital(terms.plaintiff)}` : null,
    },
    lease: eviction?.lease_from
      ? {
          isWritten: eviction.lease_is_written ?? true,
          startDate: eviction.lease_from,
          endDate: eviction.lease_to,
        }
      : null,
    grounds: {
      nonpayment: isRent,
      holdover: reasons.includes('HOLDOVER') || reasons.includes('NON_RENEWAL'),
      atSufferance: reasons.includes('TENANT_AT_SUFFERANCE') || reasons.includes('TENANT_AT_WILL'),
      other: other || null,
    },
    demand: eviction?.notice_served_on
      ? {
          givenDate: eviction.notice_served_on,
          isThreeDayNotice: eviction.notice_type === 'PAY_OR_VACATE',
          // Which day the notice ended is the deadlines' to count; a blank is better than a guess.
          expiresDate: null,
          methods: [methodWords[eviction.notice_method ?? ''] ?? 'delivery to the premises'],
        }
      : null,
    money: isRent
      ? {
          pastDueRentCents: Math.max(0, rent),
          rentThroughDate: eviction?.rent_through ?? null,
          monthlyRentCents: eviction?.monthly_rent_cents ?? null,
          lateFeesCents: Math.max(0, sum('LATE_FEE')),
          attorneyFeesCents: 0,
          other: [
            ...(utilities > 0 ? [{ label: 'Utilities', cents: utilities }] : []),
            ...(others > 0 ? [{ label: 'Other charges', cents: others }] : []),
          ],
        }
      : null,
    attorney:
      record.signature_name && record.bar_number
        ? {
            name: record.signature_name,
            barNumber: record.bar_number,
            firm: record.firm_name ?? '',
            addressLines: lines(
              record.firm_line1,
              record.firm_line2,
              cityLine(record.firm_city, record.firm_state, record.firm_zip),
            ),
            phone: record.firm_phone,
            email: record.lawyer_email ?? record.firm_email,
          }
        : null,
  };
}
