import { forRent } from '../papers/reasons.ts';
import { ask, caption, check, equals, filedBy, has, premises, type Slot } from './slot.ts';

const newYorkCity = {
  state: 'NY',
  // Bronx, Kings, New York, Queens and Richmond: the Civil Court of the City of New York.
  counties: ['36005', '36047', '36061', '36081', '36085'],
  revision: null,
} as const;
const housingForms = 'Housing Court forms, nycourts.gov/forms';

export const newYorkSlots: readonly Slot[] = [
  {
    ...newYorkCity,
    code: 'NY_NOTICE_OF_PETITION',
    formNumber: 'Notice of Petition',
    name: 'Notice of petition',
    kind: 'NOTICE_OF_PETITION',
    moment: 'FILING',
    source: `22 NYCRR 208.42: the form is mandatory; ${housingForms}`,
    confidence: 'K',
    answers: [
      ...caption,
      premises,
      check('', 'Nonpayment proceeding', forRent),
      check('', 'Holdover proceeding', has('case.reasons', 'HOLDOVER')),
      ask('', 'Rent asked for', '{{claim.rent?}}'),
      ...filedBy,
    ],
  },
  {
    ...newYorkCity,
    code: 'NY_CIV_LT_106',
    formNumber: 'CIV-LT-106',
    name: 'Affirmation of military investigation (CIV-LT-106)',
    kind: 'MILITARY_AFFIDAVIT',
    moment: 'DEFAULT',
    source: `${housingForms}; 50 U.S.C. § 3931`,
    confidence: 'K',
    answers: [
      ...caption,
      premises,
      ask('', 'Respondent who was searched for', '{{tenant[1].full?}}'),
      ask('', 'Day of the search', '{{tenant[1].militaryDate?}}'),
      ask('', 'Result for each respondent', '{{tenants.military?}}'),
    ],
  },
  {
    ...newYorkCity,
    code: 'NY_CIV_LT_105',
    formNumber: 'CIV-LT-105',
    name: 'Notice of entry (CIV-LT-105)',
    kind: 'NOTICE_OF_ENTRY',
    moment: 'JUDGMENT',
    source: housingForms,
    confidence: 'K',
    answers: [
      ...caption,
      ask('', 'Judgment was entered on', '{{judgment.date?}}'),
      ask('', 'Judgment', '{{judgment.outcome?}}, {{judgment.amount?}}'),
      ...filedBy,
    ],
  },
  {
    ...newYorkCity,
    code: 'NY_CIV_LT_100',
    formNumber: 'CIV-LT-100',
    name: 'Request for warrant (CIV-LT-100)',
    kind: 'WRIT_REQUEST',
    moment: 'WRIT',
    source: `${housingForms}; RPAPL § 749`,
    confidence: 'K',
    answers: [
      ...caption,
      premises,
      ask('', 'Judgment was entered on', '{{judgment.date?}}'),
      ask('', 'Marshal', '{{lockout.officer?}}'),
      ...filedBy,
    ],
  },
];

const northCarolina = { state: 'NC', revision: null, confidence: 'U' } as const;
const aoc = 'North Carolina Judicial Branch, nccourts.gov/documents/forms';
export const northCarolinaSlots: readonly Slot[] = [
  {
    ...northCarolina,
    code: 'NC_AOC_CVM_201',
    formNumber: 'AOC-CVM-201',
    name: 'Complaint in summary ejectment (AOC-CVM-201)',
    kind: 'COMPLAINT',
    moment: 'CHECK',
    source: `${aoc}; G.S. 7A-216, 7A-232, 42-28`,
    answers: [
      ask('', 'County', '{{court.county?}}'),
      ask('', 'Plaintiff: name and address', '{{plaintiff.name?}}, {{payee.address?}}'),
      ask('', 'Defendant 1: name', '{{tenant[1].full?}}'),
      ask('', 'Defendant 2: name', '{{tenant[2].full?}}'),
      ask('', 'Plaintiff’s attorney', '{{attorney.name?}}, {{attorney.address?}}'),
      ask('1', 'Defendant resides in the county', '{{property.county?}}'),
      ask('2', 'Premises leased', '{{property.address?}}'),
      check('2', 'Conventional housing', equals('case.propertyCategory', 'CONVENTIONAL')),
      ask('2', 'Rate of rent', '{{lease.rent?}} a month'),
      ask('2', 'Date the rent is due', 'day {{lease.dueDay?}}'),
      ask('2', 'Date the lease ended', '{{lease.end?}}'),
      check('2', 'The lease is written', equals('lease.isWritten', 'true')),
      check('3', 'Defendant failed to pay the rent, and plaintiff made demand and waited ten days', forRent),
      check('3', 'The lease period ended and defendant is holding over', has('case.reasons', 'HOLDOVER')),
      check(
        '3',
        'Defendant breached the lease',
        has('case.reasons', 'LEASE_VIOLATION'),
        '{{case.reasonText?}}',
      ),
      ask('4', 'Plaintiff demanded possession on', '{{notice.date?}}'),
      ask('', 'Amount of rent past due', '{{claim.rent?}}'),
      ask('', 'Other damages', '{{claim.other?}}'),
    ],
  },
  {
    ...northCarolina,
    code: 'NC_AOC_CVM_100',
    formNumber: 'AOC-CVM-100',
    name: 'Magistrate summons (AOC-CVM-100)',
    kind: 'SUMMONS',
    moment: 'FILING',
    source: `${aoc}; G.S. 7A-217, 42-28`,
    answers: [
      ask('', 'File number', '{{case.number?}}'),
      ask('', 'County', '{{court.county?}}'),
      ask('', 'Plaintiff', '{{plaintiff.name?}}'),
      ask('', 'Defendant 1: name and address', '{{tenant[1].full?}}, {{property.address?}}'),
      ask('', 'Defendant 2: name and address', '{{tenant[2].full?}}, {{property.address?}}'),
      ask('', 'Plaintiff’s attorney', '{{attorney.name?}}, {{attorney.address?}}'),
    ],
  },
  {
    ...northCarolina,
    code: 'NC_AOC_G_250',
    formNumber: 'AOC-G-250',
    name: 'Servicemembers Civil Relief Act declaration (AOC-G-250)',
    kind: 'MILITARY_AFFIDAVIT',
    moment: 'DEFAULT',
    source: `${aoc}; 50 U.S.C. § 3931; G.S. 127B-27`,
    answers: [
      ...caption,
      ask('1', 'Defendant who was searched for', '{{tenant[1].full?}}'),
      ask('2', 'Day of the search', '{{tenant[1].militaryDate?}}'),
      ask('3', 'Result for each defendant', '{{tenants.military?}}'),
    ],
  },
  {
    ...northCarolina,
    code: 'NC_WRIT',
    formNumber: 'AOC-G-401 or AOC-CV-401',
    name: 'Writ of possession for real property',
    kind: 'WRIT_FORM',
    moment: 'WRIT',
    source: `${aoc}; G.S. 42-36.2; which of the two numbers the form has is not checked`,
    answers: [
      ...caption,
      premises,
      ask('', 'Judgment was entered on', '{{judgment.date?}}'),
      ask('', 'Plaintiff’s attorney', '{{attorney.name?}}, {{attorney.address?}}, {{attorney.phone?}}'),
    ],
  },
];

const southCarolina = { state: 'SC', revision: '11/2019', confidence: 'K' } as const;
const order =
  'Order 2019-11-25-01 of the Supreme Court of South Carolina, which approves the revision 11/2019';
export const southCarolinaSlots: readonly Slot[] = [
  {
    ...southCarolina,
    code: 'SC_SCCA_732',
    formNumber: 'SCCA 732',
    name: 'Application for ejectment (SCCA 732)',
    kind: 'COMPLAINT',
    moment: 'CHECK',
    source: `${order}; S.C. Code § 27-37-10`,
    answers: [
      ...caption,
      premises,
      ask('', 'Landlord: address and telephone', '{{payee.address?}}, {{payee.phone?}}'),
      check('', 'Tenant fails or refuses to pay the rent', forRent),
      ask('', 'Past-due rent', '{{claim.rent?}}'),
      check('', 'The term of tenancy has ended', has('case.reasons', 'HOLDOVER'), '{{lease.end?}}'),
      check(
        '',
        'The terms of the lease were violated',
        has('case.reasons', 'LEASE_VIOLATION'),
        '{{case.reasonText?}}',
      ),
      ask('', 'Notice given on', '{{notice.date?}}'),
    ],
  },
  {
    ...southCarolina,
    code: 'SC_SCCA_733A',
    formNumber: 'SCCA 733A',
    name: 'Rule to vacate or show cause (SCCA 733A)',
    kind: 'SUMMONS',
    moment: 'FILING',
    source: `${order}; S.C. Code § 27-37-20`,
    answers: [...caption, premises],
  },
  {
    ...southCarolina,
    code: 'SC_SCCA_733B',
    formNumber: 'SCCA 733B',
    name: 'Instructions for eviction hearings (SCCA 733B)',
    kind: 'HEARING_INSTRUCTIONS',
    moment: 'FILING',
    source: order,
    answers: caption,
  },
];
