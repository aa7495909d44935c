import { localDate } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { findHoliday, isAdmittedAt } from './court-day-queries.ts';
import type { CourtFacts, DocketPlan } from './docket-policy.ts';

interface Asked {
  firmId: string;
  court: { id: string; active: boolean; maxCases: number | null; timeZone: string };
  plan: DocketPlan;
}

/** What the rules for a docket ask about its court, its day and its lawyer. */
export async function courtFacts({ db, now }: Tx, { firmId, court, plan }: Asked): Promise<CourtFacts> {
  const { date, lawyerId } = plan;
  return {
    active: court.active,
    maxCases: court.maxCases,
    today: localDate(now, court.timeZone),
    holiday: await findHoliday(db, court.id, date),
    admitted: lawyerId ? await isAdmittedAt(db, { firmId, courthouseId: court.id, lawyerId }) : true,
  };
}
