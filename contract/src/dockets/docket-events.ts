import { z } from 'zod';
import { caseEvent } from '../cases/case-event.ts';
import { courtDate } from '../values/dates.ts';
import { id } from '../values/ids.ts';

const sitting = { date: courtDate, time: z.string(), room: z.string() };

/** A hearing takes place at another time or in another room, or somebody sets what the tenant is offered at it. */
export const docketEvents = {
  moved: caseEvent('case.docket-moved', {
    group: 'court',
    data: { docketId: id, ...sitting, was: z.object(sitting) },
  }),
  offered: caseEvent('case.docket-offer', {
    group: 'court',
    visibility: 'FIRM',
    data: { docketId: id, offer: z.string().nullable() },
  }),
};
