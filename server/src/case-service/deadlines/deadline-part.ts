import { localDate } from '../../platform/clock.ts';
import { casePart, mayDoOf } from '../cases/record/index.ts';
import { openRecalculations, selectBeingRecalculated } from '../recalculations/index.ts';
import { fallbackZone } from './count-case-dates.ts';
import { lawfulDayColumns } from './lawful-day-queries.ts';
import { lawDaysOf } from './law-days.ts';
import { termsOfState } from './terms-of-state.ts';

/** What the law says of a case: its next lawful step, and what its state calls the parties and the writ. */
export const deadlinePart = casePart('deadlines', {
  facts: {
    columns: () => lawfulDayColumns,
    of({ zone, dates }, { hearingAt }, now) {
      const dayOf = (at: Date) => localDate(at, zone ?? fallbackZone);
      return { today: dayOf(now), hearingOn: hearingAt && dayOf(hearingAt), lawDays: lawDaysOf(dates) };
    },
  },
  rows: { recalculations: openRecalculations },
  async details({ db, record, has }) {
    const [beingRecalculated, terms] = await Promise.all([
      has('recalculations').then((isCounting) =>
        isCounting ? selectBeingRecalculated(db, [record.id]) : new Set<string>(),
      ),
      termsOfState(db, record.stateCode),
    ]);
    return { mayDo: mayDoOf(record, beingRecalculated), terms };
  },
});
