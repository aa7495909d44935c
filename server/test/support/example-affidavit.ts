import type { DispossessoryAffidavit } from '../../templates/dispossessory-affidavit.ts';

/** An affidavit in which everything is said. */
export const exampleAffidavit = (changes: Partial<DispossessoryAffidavit> = {}): DispossessoryAffidavit => ({
  court: { name: 'Magistrate Court', county: 'Fulton', state: 'Georgia' },
  terms: { writ: 'writ of possession', plaintiff: 'plaintiff', defendant: 'defendant' },
  reviewNote: null,
  caseNumber: null,
  plaintiff: {
    name: 'Peachtree Residential LLC, d/b/a Ansley Court Apartments',
    addressLines: ['1180 Piedmont Avenue NE', 'Atlanta, GA 30309'],
  },
  defendants: ['José Núñez', '李 小龙'],
  includesAllOthers: true,
  premises: { addressLines: ['640 Glen Iris Drive NE, Unit 214', 'Atlanta, GA 30308'], county: 'Fulton' },
  affiant: { name: 'Dana Whitfield', capacity: 'AGENT', title: 'Property Manager' },
  lease: { isWritten: true, startDate: '2025-08-01', endDate: '2026-07-31' },
  grounds: { nonpayment: true, holdover: false, atSufferance: false, other: null },
  demand: {
    givenDate: '2026-11-05',
    isThreeDayNotice: true,
    expiresDate: '2026-11-10',
    methods: ['posting it in a sealed envelope conspicuously on the door of the premises'],
  },
  money: {
    pastDueRentCents: 345_000,
    rentThroughDate: '2026-11-30',
    monthlyRentCents: 172_500,
    lateFeesCents: 15_000,
    attorneyFeesCents: 12_500,
    other: [{ label: 'Water and sewer, October 2026', cents: 4_312 }],
  },
  attorney: {
    name: 'Marcus A. Bell',
    barNumber: '048213',
    firm: 'Bell & Harrow LLP',
    addressLines: ['191 Peachtree Street NE, Suite 3300', 'Atlanta, GA 30303'],
    phone: '(404) 555-0142',
    email: 'mbell@bellharrow.example',
  },
  ...changes,
});
