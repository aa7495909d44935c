import {
  addDays,
  type Closed,
  type Day,
  firstDayOfWrit,
  lastDayToAnswer,
  nextWorkday,
  workdayFrom,
} from '../days.ts';
import { georgia, type Rates, texas } from './rates.ts';

/** What differs from state to state for those who work in it: places, documents, how the court goes on, and how often what happens. */
export interface State {
  code: 'GA' | 'TX';
  office: { addressLine1: string; city: string; stateCode: string; zipCode: string };
  propertyZip: string;
  /** As somebody would search for it. */
  court: string;
  appealCourt: string;
  officer: string;
  caseNumber(day: Day, count: number): string;
  noticeMethod: 'POST_AND_MAIL' | 'INSIDE_DOOR';
  serviceMethod: 'POST_AND_MAIL' | 'PERSONAL';
  /** The first day, on which the court is open, for a filing after a notice. */
  filesFrom(noticeOn: Day, closed?: Closed): Day;
  /** The last day to answer, where the court waits for an answer; where it sets a trial with the filing, there is none. */
  lastDayToAnswer?(servedOn: Day, closed?: Closed, days?: number): Day;
  lastDayToAppeal(judgedOn: Day, closed?: Closed): Day;
  firstDayOfWrit(judgedOn: Day, isDefault: boolean, closed?: Closed): Day;
  /** The state's own holidays, and those of the country on which its courts sit. */
  holidays: { closed?: readonly Day[]; sitsOn?: readonly Day[] };
  rates: Rates;
}

const atlanta: State = {
  code: 'GA',
  office: { addressLine1: '50 Hurt Plaza SE', city: 'Atlanta', stateCode: 'GA', zipCode: '30303' },
  propertyZip: '30311',
  court: 'Fulton Magistrate',
  appealCourt: 'State Court of Fulton County',
  officer: 'Marshal Odom',
  caseNumber: (day, count) => `${day.slice(2, 4)}ED${100_000 + count}`,
  noticeMethod: 'POST_AND_MAIL',
  serviceMethod: 'POST_AND_MAIL',
  // O.C.G.A. § 44-7-50(c): three business days.
  filesFrom: (noticeOn, closed) =>
    nextWorkday(nextWorkday(nextWorkday(nextWorkday(noticeOn, closed), closed), closed), closed),
  lastDayToAnswer,
  // O.C.G.A. § 44-7-56: seven days, or the next on which the court is open.
  lastDayToAppeal: (judgedOn, closed) => workdayFrom(addDays(judgedOn, 7), closed),
  firstDayOfWrit,
  // O.C.G.A. § 1-4-1: the governor proclaims a day in spring, one after Thanksgiving, and moves Washington's Birthday to Christmas. For
  // 2027 they are expected, of 2028 only the Friday after Thanksgiving.
  holidays: {
    closed: ['2026-11-27', '2026-12-24', '2027-03-26', '2027-11-26', '2027-12-23', '2028-11-24'],
    sitsOn: ['2027-02-15', '2028-02-21'],
  },
  rates: georgia,
};

const austin: State = {
  code: 'TX',
  office: { addressLine1: '816 Congress Avenue', city: 'Austin', stateCode: 'TX', zipCode: '78701' },
  propertyZip: '78745',
  court: 'Travis JP 4',
  appealCourt: 'Travis County Court at Law',
  officer: 'Constable Reyes',
  caseNumber: (day, count) => `J4-CV-${day.slice(2, 4)}-${100_000 + count}`,
  noticeMethod: 'INSIDE_DOOR',
  serviceMethod: 'PERSONAL',
  // Tex. Prop. Code § 24.005: three days; the safe reading lets them end on a day on which offices are open.
  filesFrom: (noticeOn, closed) => nextWorkday(workdayFrom(addDays(noticeOn, 3), closed), closed),
  // Tex. R. Civ. P. 500.5 and 510.9: five days, or the next on which the court is open.
  lastDayToAppeal: (judgedOn, closed) => workdayFrom(addDays(judgedOn, 5), closed),
  firstDayOfWrit(judgedOn, _isDefault, closed) {
    // Tex. Prop. Code § 24.0061(b): not before the sixth day, and not while an appeal can still be filed.
    const sixth = workdayFrom(addDays(judgedOn, 6), closed);
    const afterAppeal = workdayFrom(addDays(workdayFrom(addDays(judgedOn, 5), closed), 1), closed);
    return sixth > afterAppeal ? sixth : afterAppeal;
  },
  holidays: {},
  rates: texas,
};

/** One for each firm, in turn. */
export const states: readonly State[] = [atlanta, austin];
