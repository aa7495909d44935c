import { courtCalendars } from '@writdesk/contract/court-calendars/court-calendars';
import { rulePacks } from '@writdesk/contract/rule-packs/rule-packs';
import { confirmCourtYear } from '../../src/case-service/court-calendars/confirm-court-year.ts';
import { getRulePack } from '../../src/case-service/rule-packs/get-rule-pack.ts';
import { sayVerdict } from '../../src/case-service/rule-packs/say-verdict.ts';
import type { UserContext } from '../../src/platform/context.ts';
import { referenceId } from '../reference-id.ts';
import type { DemoDays } from './demo-days.ts';
import type { PersonKey } from './demo-people.ts';

/** Office days before today: before the first case. */
const CHECKED = -62;

/** The firm’s lawyer has read Georgia’s rules before the firm relies on them, and the courts’ closed days are confirmed. */
export function demoLaw(days: DemoDays): { at: Date; by: PersonKey; run(by: UserContext): Promise<void> }[] {
  const day = days.office(CHECKED);
  const years = new Set([day, days.today, days.office(30)].map((one) => Number(one.slice(0, 4))));
  return [
    { at: days.at(day, '09:10'), by: 'josephine', run: checkGeorgia },
    { at: days.at(day, '10:05'), by: 'grace', run: (by) => confirmYears(by, [...years]) },
  ];
}

/** Where sources disagree she has not made up her mind. */
async function checkGeorgia(by: UserContext): Promise<void> {
  const params = { state: 'GA' };
  const query = rulePacks.details.query.parse({});
  const { rows } = await getRulePack(by, { params, query, body: undefined });
  for (const { row, hash } of rows.filter((one) => one.row.confidence !== 'U')) {
    const body = rulePacks.say.body.parse({ ruleId: row.id, hash, verdict: 'VERIFIED' });
    await sayVerdict(by, { params, query: {}, body });
  }
}

async function confirmYears(by: UserContext, years: readonly number[]): Promise<void> {
  const params = { courthouseId: referenceId('courthouse', 'ga-fulton') };
  for (const year of years) {
    const source = `The Administrative Office’s list of holidays for ${year}`;
    const body = courtCalendars.confirmYear.body.parse({ level: 'state', year, source });
    await confirmCourtYear(by, { params, query: {}, body });
  }
}
