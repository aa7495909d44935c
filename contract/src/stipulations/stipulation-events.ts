import { caseEvent } from '../cases/case-event.ts';
import { courtDate } from '../values/dates.ts';

export const stipulationEvents = {
  /** The property was asked whether what is due came. */
  due: caseEvent('case.stipulation-due', { group: 'court', data: { dueOn: courtDate } }),
};
