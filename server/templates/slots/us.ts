import { ask, caption, premises, type Slot } from './slot.ts';

const subsidized = {
  match: 'ALL',
  rows: [
    { path: 'notice.toGive', test: 'IS_KNOWN', value: '' },
    ...['CONVENTIONAL', 'MOBILE_HOME', 'STUDENT', 'COMMERCIAL', 'SINGLE_FAMILY'].map((value) => ({
      path: 'case.propertyCategory',
      test: 'IS_NOT' as const,
      value,
    })),
  ],
} as const satisfies Slot['condition'];

/** Handed over with the notice in housing that 34 U.S.C. § 12491 covers. */
export const federalSlots: readonly Slot[] = [
  {
    code: 'US_HUD_5380',
    state: null,
    formNumber: 'HUD-5380',
    revision: null,
    name: 'Notice of occupancy rights under VAWA (HUD-5380)',
    kind: 'VAWA_NOTICE',
    moment: 'NOTICE',
    condition: subsidized,
    source: 'U.S. Department of Housing and Urban Development; 24 CFR 5.2005(a); 34 U.S.C. § 12491(d)',
    confidence: 'K',
    answers: [
      ask('', 'Housing provider', '{{plaintiff.name?}}'),
      ask('', 'Tenant', '{{tenants.names?}}'),
      premises,
    ],
  },
  {
    code: 'US_HUD_5382',
    state: null,
    formNumber: 'HUD-5382',
    revision: null,
    name: 'Certification under VAWA (HUD-5382)',
    kind: 'VAWA_CERTIFICATION',
    moment: 'NOTICE',
    condition: subsidized,
    source:
      'U.S. Department of Housing and Urban Development; 24 CFR 5.2005(a), 5.2007; 34 U.S.C. § 12491(d)',
    confidence: 'K',
    answers: caption.slice(3),
  },
];
