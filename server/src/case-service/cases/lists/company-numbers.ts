import type { caseNumbers } from '@writdesk/contract/cases/case-numbers';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import type { UserContext } from '../../../platform/context.ts';
import { caseRightsOf } from '../record/index.ts';
import { rangeOfDays } from './range-of-days.ts';
import { countIn, sendBacksOf, sendBackWhats } from './send-back-numbers.ts';
import { costsOf } from './spread.ts';
import { countOf } from './whose-numbers.ts';
import { namesOf } from './work-count-queries.ts';

/** By company: what it submitted, how much of it went back, and what its ended cases have cost. */
export async function countCompanies(
  context: UserContext,
  { query }: RouteInput<typeof caseNumbers.companyStatistics>,
): Promise<RouteReplyInput<typeof caseNumbers.companyStatistics>> {
  const { seeBilling, seeFirmThread } = caseRightsOf(context.actor);
  const rows = await countOf(
    context,
    { firmId: null, clientId: null, assigneeId: null },
    {
      what: [...sendBackWhats(seeFirmThread), 'done.ended', ...(seeBilling ? ['cost.'] : [])],
      by: 'company',
      countyId: query.countyId,
      ...rangeOfDays(query.dateRange),
    },
  );
  const byCompany = Map.groupBy(rows, ({ of }) => of);
  const names = await namesOf(context.deps.db.as(context.scope), 'company', [...byCompany.keys()]);
  const companies = [...byCompany].map(([clientId, own]) => {
    const { reasons: _, ...sendBacks } = sendBacksOf(own, seeFirmThread);
    return {
      clientId,
      name: names.get(clientId) ?? '',
      ...sendBacks,
      ended: countIn(own, 'done.ended'),
      costs: costsOf(own),
    };
  });
  return { companies: companies.toSorted((a, b) => a.name.localeCompare(b.name, 'en')) };
}
