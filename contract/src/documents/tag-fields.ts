import { ownKeys } from '../values/records.ts';
import { z } from 'zod';
import { tagFormats, type TagFormat } from './template-values.ts';

/** What a fact is: it decides how it can be set. */
export const factTypes = ['TEXT', 'LINES', 'LIST', 'DATE', 'MONEY', 'NUMBER', 'FLAG'] as const;
export type FactType = (typeof factTypes)[number];

/** Where on a case the fact is entered. */
export const factScreens = [
  'property',
  'tenants',
  'reason',
  'notice',
  'court',
  'hearing',
  'judgment',
  'writ',
  'firm',
  'case',
  'none',
] as const;
export type FactScreen = (typeof factScreens)[number];

interface FactDefinition {
  type: FactType;
  example: string;
  screen: FactScreen;
}
const fact = (type: FactType, example: string, screen: FactScreen): FactDefinition => ({
  type,
  example,
  screen,
});

/** Every fact of a case that a document can print, by its path. A fact stands once. */
export const tagFields = {
  'case.draftNumber': fact('TEXT', 'D-2026-00042', 'case'),
  'case.number': fact('TEXT', '26ED104311', 'court'),
  'case.title': fact('TEXT', 'Magnolia Living LLC v. Beaufort', 'case'),
  'case.reasons': fact('LIST', 'NONPAYMENT', 'reason'),
  'case.reasonList': fact('TEXT', 'Nonpayment of rent', 'reason'),
  'case.reasonText': fact('TEXT', 'Dogs in the unit', 'reason'),
  'case.filedDate': fact('DATE', '2026-06-15', 'court'),
  'case.isCorporate': fact('FLAG', 'true', 'property'),
  'case.propertyCategory': fact('TEXT', 'CONVENTIONAL', 'property'),
  'court.name': fact('TEXT', 'Magistrate Court of Fulton County', 'court'),
  'court.kind': fact('TEXT', 'Magistrate Court', 'court'),
  'court.division': fact('TEXT', 'Precinct 4', 'court'),
  'court.address': fact('LINES', '185 Central Avenue SW\nAtlanta, GA 30303', 'court'),
  'court.county': fact('TEXT', 'Fulton', 'court'),
  'court.state': fact('TEXT', 'Georgia', 'court'),
  'court.clerkName': fact('TEXT', 'Clerk of the Magistrate Court', 'court'),
  'court.term.writ': fact('TEXT', 'writ of possession', 'none'),
  'court.term.officer': fact('TEXT', 'marshal', 'none'),
  'court.term.plaintiff': fact('TEXT', 'plaintiff', 'none'),
  'court.term.defendant': fact('TEXT', 'defendant', 'none'),
  'plaintiff.name': fact('TEXT', 'Magnolia Living LLC', 'property'),
  'payee.name': fact('TEXT', 'Magnolia Living LLC', 'property'),
  'payee.address': fact('LINES', '55 Trinity Avenue SW\nAtlanta, GA 30303', 'property'),
  'payee.phone': fact('TEXT', '(404) 555-0170', 'property'),
  'payee.hours': fact('TEXT', 'Monday to Friday, 9:00 AM to 5:00 PM', 'property'),
  'owner.name': fact('TEXT', 'Cedar Bluff Holdings LLC', 'property'),
  'company.name': fact('TEXT', 'Magnolia Living LLC', 'none'),
  'property.name': fact('TEXT', 'Willow Creek', 'property'),
  'property.address': fact('LINES', '640 Glen Iris Drive NE, Unit 14C\nAtlanta, GA 30308', 'property'),
  'property.street': fact('TEXT', '640 Glen Iris Drive NE', 'property'),
  'property.unit': fact('TEXT', '14C', 'property'),
  'property.city': fact('TEXT', 'Atlanta', 'property'),
  'property.state': fact('TEXT', 'GA', 'property'),
  'property.zip': fact('TEXT', '30308', 'property'),
  'property.county': fact('TEXT', 'Fulton', 'property'),
  'property.caresCovered': fact('TEXT', 'NO', 'notice'),
  'tenants.names': fact('TEXT', 'Wanda Beaufort and Earl Beaufort', 'tenants'),
  'tenants.list': fact('LIST', 'Wanda Beaufort', 'tenants'),
  'tenants.count': fact('NUMBER', '2', 'tenants'),
  'tenants.military': fact(
    'LIST',
    'Wanda Beaufort: not in military service (searched June 20, 2026)',
    'court',
  ),
  'tenants.allOthers': fact('TEXT', 'and all other occupants', 'none'),
  'tenant[1].full': fact('TEXT', 'Wanda Beaufort', 'tenants'),
  'tenant[1].first': fact('TEXT', 'Wanda', 'tenants'),
  'tenant[1].middle': fact('TEXT', 'Louise', 'tenants'),
  'tenant[1].last': fact('TEXT', 'Beaufort', 'tenants'),
  'tenant[1].dobYear': fact('NUMBER', '1988', 'tenants'),
  'tenant[1].ssnLast4': fact('TEXT', '4321', 'tenants'),
  'tenant[1].email': fact('TEXT', 'wanda@example.com', 'tenants'),
  'tenant[1].phone': fact('TEXT', '(404) 555-0142', 'tenants'),
  'tenant[1].military': fact('TEXT', 'NOT_ACTIVE', 'court'),
  'tenant[1].militaryDate': fact('DATE', '2026-06-20', 'court'),
  'tenant[1].servedDate': fact('DATE', '2026-06-22', 'court'),
  'tenant[1].serviceMethod': fact('TEXT', 'PERSONAL', 'court'),
  'tenant[1].servedBy': fact('TEXT', 'R. Alvarez', 'court'),
  'tenant[2].full': fact('TEXT', 'Earl Beaufort', 'tenants'),
  'tenant[3].full': fact('TEXT', 'Ida Beaufort', 'tenants'),
  'tenant[4].full': fact('TEXT', 'Otis Beaufort', 'tenants'),
  'lease.start': fact('DATE', '2025-08-01', 'reason'),
  'lease.end': fact('DATE', '2026-07-31', 'reason'),
  'lease.rent': fact('MONEY', '172500', 'reason'),
  'lease.dueDay': fact('NUMBER', '1', 'reason'),
  'lease.isWritten': fact('FLAG', 'true', 'reason'),
  'claim.rentThrough': fact('DATE', '2026-06-30', 'reason'),
  'claim.rent': fact('MONEY', '345000', 'reason'),
  'claim.lateFees': fact('MONEY', '15000', 'reason'),
  'claim.utilities': fact('MONEY', '4312', 'reason'),
  'claim.other': fact('MONEY', '0', 'reason'),
  'claim.attorneyFee': fact('MONEY', '12500', 'firm'),
  'claim.total': fact('MONEY', '376812', 'reason'),
  'notice.type': fact('TEXT', 'PAY_OR_VACATE', 'notice'),
  'notice.date': fact('DATE', '2026-06-01', 'notice'),
  'notice.method': fact('TEXT', 'POST_AND_MAIL', 'notice'),
  'notice.servedBy': fact('TEXT', 'D. Whitfield', 'notice'),
  'notice.expires': fact('DATE', '2026-06-04', 'notice'),
  'notice.amount': fact('MONEY', '345000', 'notice'),
  // What the state lets a notice ask for: the sum that was entered, else what the ledger shows.
  'notice.demand': fact('MONEY', '345000', 'notice'),
  // Null once it was given; the federal one where its thirty days are the longer.
  'notice.toGive': fact('TEXT', 'PAY_OR_VACATE', 'notice'),
  'hearing.date': fact('DATE', '2026-07-09', 'hearing'),
  'hearing.time': fact('TEXT', '9:30 AM', 'hearing'),
  'judgment.date': fact('DATE', '2026-07-09', 'judgment'),
  'judgment.outcome': fact('TEXT', 'POSSESSION_AND_MONEY', 'judgment'),
  'judgment.amount': fact('MONEY', '376812', 'judgment'),
  'agreement.date': fact('DATE', '2026-07-09', 'judgment'),
  'agreement.terms': fact('LIST', '$600.00 by July 15, 2026: not received', 'judgment'),
  'agreement.missed': fact('LIST', '$600.00 by July 15, 2026', 'judgment'),
  'agreement.received': fact('MONEY', '0', 'judgment'),
  'writ.number': fact('TEXT', '26WP001182', 'writ'),
  'writ.kind': fact('TEXT', 'ORIGINAL', 'writ'),
  'writ.issued': fact('DATE', '2026-07-20', 'writ'),
  'writ.expires': fact('DATE', '2026-08-19', 'writ'),
  'lockout.date': fact('DATE', '2026-07-28', 'writ'),
  'lockout.time': fact('TEXT', '10:00', 'writ'),
  'lockout.officer': fact('TEXT', 'R. Alvarez', 'writ'),
  'attorney.name': fact('TEXT', 'Marcus A. Bell', 'firm'),
  'attorney.barNo': fact('TEXT', '048213', 'firm'),
  'attorney.firm': fact('TEXT', 'Harlan & Pruitt LLP', 'firm'),
  'attorney.address': fact('LINES', '191 Peachtree Street NE\nAtlanta, GA 30303', 'firm'),
  'attorney.phone': fact('TEXT', '(404) 555-0142', 'firm'),
  'attorney.email': fact('TEXT', 'mbell@example.com', 'firm'),
  today: fact('DATE', '2026-06-12', 'none'),
} as const satisfies Readonly<Record<string, FactDefinition>>;

export type FactPath = keyof typeof tagFields;
export const factPaths = ownKeys(tagFields);

const ofDate: readonly TagFormat[] = ['LONG_DATE', 'SHORT_DATE', 'MONTH', 'DAY', 'ORDINAL_DAY', 'YEAR'];
const ofText: readonly TagFormat[] = ['PLAIN', 'UPPER', 'TITLE', 'LAST_4'];

/** The formats that fit a fact, the usual one first. */
export const formatsOf: Readonly<Record<FactType, readonly TagFormat[]>> = {
  TEXT: ofText,
  LINES: ['PLAIN', 'UPPER'],
  LIST: ['PLAIN', 'UPPER'],
  DATE: ofDate,
  MONEY: ['DOLLARS', 'DOLLARS_BARE'],
  NUMBER: ['PLAIN'],
  FLAG: ['PLAIN'],
};

export const isFactPath = (path: string): path is FactPath => Object.hasOwn(tagFields, path);

export const tagField = z.object({
  path: z.string(),
  type: z.enum(factTypes),
  formats: z.array(z.enum(tagFormats)),
  example: z.string(),
  /** Where on a case the fact is entered. */
  screen: z.enum(factScreens),
});
export type TagField = z.output<typeof tagField>;
