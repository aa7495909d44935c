import type { LawDay, LawfulFacts } from './lawful-facts.ts';

/** A day of the law as Georgia’s rules set it. */
export const lawDay = (earliestAction: string | null, changes: Partial<LawDay> = {}): LawDay => ({
  date: earliestAction,
  earliestAction,
  missing: [],
  ruleId: 'GA-ANSWER',
  cite: 'O.C.G.A. § 44-7-51(b)',
  ...changes,
});

/** A case for which every lawful day has come: served on June 1, heard on June 16, searched on June 10. */
export const lawfulFacts: LawfulFacts = {
  today: '2026-06-20',
  lawDays: {
    NOTICE_EXPIRES: lawDay('2026-05-28', { date: '2026-05-27', ruleId: 'GA-NOTICE-NONPAY' }),
    ANSWER_DUE: lawDay('2026-06-09', { date: '2026-06-08' }),
    SCRA_REFRESH: lawDay(null, { ruleId: 'US-SCRA-REFRESH', cite: '50 U.S.C. 3931', goodForDays: 30 }),
    WRIT_EARLIEST: lawDay('2026-06-19', { ruleId: 'GA-WRIT-TRIAL', cite: 'O.C.G.A. § 44-7-55(a)' }),
  },
  serviceStage: 'COMPLETE',
  hearingOn: '2026-06-16',
  hearingHeld: true,
  docketCheckedOn: '2026-06-10',
  searches: [{ status: 'NOT_ACTIVE', on: '2026-06-10' }],
};
