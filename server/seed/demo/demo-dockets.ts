import { dockets } from '@writdesk/contract/dockets/dockets';
import { createDocket } from '../../src/case-service/dockets/create-docket.ts';
import type { UserContext } from '../../src/platform/context.ts';
import type { DemoDays } from './demo-days.ts';
import { type CourtKey, courthouseOf } from './demo-keys.ts';

interface DocketPlan {
  court: CourtKey;
  /** A day on which the court sits, counted from today. */
  on: number;
  /** Today if the court sits, else the next day that it does. */
  orNext?: true;
}

const docketPlans = {
  pastFulton1: { court: 'fulton', on: -17 },
  pastDekalb1: { court: 'dekalb', on: -15 },
  pastGwinnett1: { court: 'gwinnett', on: -12 },
  pastFulton2: { court: 'fulton', on: -9 },
  pastDekalb2: { court: 'dekalb', on: -4 },
  pastGwinnett2: { court: 'gwinnett', on: -5 },
  pastFulton3: { court: 'fulton', on: -2 },
  todayDekalb: { court: 'dekalb', on: 0, orNext: true },
  nextFulton: { court: 'fulton', on: 1 },
  nextGwinnett: { court: 'gwinnett', on: 2 },
  weekFulton: { court: 'fulton', on: 5 },
  weekDekalb: { court: 'dekalb', on: 7 },
  laterGwinnett: { court: 'gwinnett', on: 9 },
  laterFulton: { court: 'fulton', on: 10 },
} as const satisfies Record<string, DocketPlan>;
export type DocketKey = keyof typeof docketPlans;
const docketKeys = Object.keys(docketPlans) as DocketKey[];

const sittings = {
  fulton: { time: '09:00', room: 'Courtroom 1B', judge: 'Hon. Lorraine Tavares', over: '11:40' },
  dekalb: { time: '13:30', room: 'Room 210', judge: 'Hon. Elias Fontaine', over: '16:05' },
  gwinnett: { time: '09:00', room: 'Courtroom 2C', judge: 'Hon. Margaret Oh', over: '11:10' },
} as const;

/** Its day, and when its cases have been heard. */
export function docketDay(days: DemoDays, key: DocketKey): { day: string; over: string } {
  const plan: DocketPlan = docketPlans[key];
  const on = plan.orNext && !days.isCourtDay(days.today) ? 1 : plan.on;
  return { day: days.court(on), over: sittings[plan.court].over };
}

const SET_UP_BEFORE = 18;

/** The processors set a docket up three to four weeks ahead. */
export const docketSetUps = (days: DemoDays) =>
  docketKeys.map((key) => {
    const { court } = docketPlans[key];
    const { day } = docketDay(days, key);
    return {
      at: days.at(days.office(days.officeIndex(day) - SET_UP_BEFORE), '08:30'),
      async setUp(
        { docketIds }: { docketIds: Partial<Record<DocketKey, string>> },
        by: UserContext,
      ): Promise<void> {
        const { over: _over, ...sitting } = sittings[court];
        const courthouseId = courthouseOf(court);
        const body = dockets.create.body.parse({ courthouseId, date: day, maxCases: 40, ...sitting });
        docketIds[key] = (await createDocket(by, { params: {}, query: {}, body })).id;
      },
    };
  });
