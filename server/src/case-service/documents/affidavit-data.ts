import type { EvictionReasonCode } from '@writdesk/contract/eviction-reasons/eviction-reason-codes';
import type { DispossessoryAffidavit } from '../../../templates/dispossessory-affidavit.ts';
import { methodWords, notReviewed } from './paper-words.ts';
import type { PaperFacts } from './paper-facts-queries.ts';
import { cityLine, claimOf, fullName, kindOfCourt, lines } from './paper-facts.ts';

const KNOWN_GROUNDS = new Set([
  'NONPAYMENT',
  'HOLDOVER',
  'NON_RENEWAL',
  'TENANT_AT_SUFFERANCE',
  'TENANT_AT_WILL',
]);

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The affidavit's contents, from the facts of the case. @throws Error that names what a person must fill in first. */
export function affidavitData(
  facts: PaperFacts,
  {
    reasonLabel,
    terms,
    isReviewed,
  }: {
    reasonLabel: (code: EvictionReasonCode) => string;
    terms: DispossessoryAffidavit['terms'];
    /** A lawyer of the state has read the layout as it is. */
    isReviewed: boolean;
  },
): DispossessoryAffidavit {
  const { record, tenants, eviction } = facts;
  const adults = tenants.filter((tenant) => !tenant.isMinor && tenant.lastName);
  const reasons = eviction?.reasons ?? [];
  const claim = claimOf(facts);
  const other = [
    ...reasons.filter((code) => !KNOWN_GROUNDS.has(code) && code !== 'OTHER').map(reasonLabel),
    ...lines(eviction?.reasonText),
  ].join('; ');
  const isRent = reasons.includes('NONPAYMENT');
  return {
    court: {
      name: kindOfCourt(record.courtName ?? '', record.countyName ?? ''),
      county: record.countyName ?? '',
      state: record.stateName ?? 'Georgia',
    },
    terms,
    reviewNote: isReviewed ? null : notReviewed(record.stateName ?? 'Georgia'),
    caseNumber: record.caseNumber,
    plaintiff: { name: record.plaintiffName ?? record.clientName ?? '', addressLines: [] },
    defendants: adults.map(fullName),
    includesAllOthers: true,
    premises: {
      addressLines: lines(
        [record.addressLine1, record.unitLabel && `Unit ${record.unitLabel}`].filter(Boolean).join(', '),
        record.addressLine2,
        cityLine(record.city, record.propertyState, record.zipCode),
      ),
      county: record.countyName ?? '',
    },
    affiant: affiantOf(record, terms),
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
          expiresDate: record.noticeExpires,
          // Where nobody has said how, a line to write on is better than a guess.
          methods: eviction.noticeMethod ? [methodWords[eviction.noticeMethod]] : [],
        }
      : null,
    money: isRent
      ? {
          pastDueRentCents: claim.rent,
          rentThroughDate: eviction?.rentThrough ?? null,
          monthlyRentCents: eviction?.monthlyRentCents ?? null,
          lateFeesCents: claim.lateFees,
          attorneyFeesCents: claim.attorneyFee,
          other: [
            ...(claim.utilities > 0 ? [{ label: 'Utilities', cents: claim.utilities }] : []),
            ...(claim.other > 0 ? [{ label: 'Other charges', cents: claim.other }] : []),
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

/**
 * Who swears: the attorney who signs, or the person who attested the facts for the company. A company can't take an oath, so
 * that without either the name is a line to write on.
 */
function affiantOf(
  { signatureName, attestedBy, plaintiffName, clientName }: PaperFacts['record'],
  terms: DispossessoryAffidavit['terms'],
): DispossessoryAffidavit['affiant'] {
  if (signatureName)
    return { name: signatureName, capacity: 'ATTORNEY', title: `Attorney for ${capital(terms.plaintiff)}` };
  const owner = plaintiffName ?? clientName;
  const title = attestedBy && owner ? `Agent of ${owner}` : null;
  return { name: attestedBy, capacity: attestedBy ? 'AGENT' : null, title: title?.slice(0, 200) ?? null };
}
