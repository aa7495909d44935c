import { house, step, type Step, story, type Story } from './demo-case.ts';
import { freeze, makeNeeded } from './demo-packets.ts';
import { walk } from './demo-path.ts';
import type { PersonKey } from './demo-people.ts';
import { clerkAnswers, queue, sayYes, visit } from './demo-robot-jobs.ts';

/** A robot fills the court’s form, and waits for a yes. */
export const fillIn = (day: number, by: PersonKey): Step[] => [
  step(day, '10:40', by, queue('EFILE', 'PETITION')),
  step(day, '10:44', by, visit('READY_TO_SUBMIT')),
];

/** From the packet to the clerk. */
export const handIn = (day: number, by: PersonKey): Step[] => [
  step(day, '10:00', by, makeNeeded('FILING')),
  step(day, '10:10', by, freeze('FILING')),
  ...fillIn(day, by),
  step(day, '11:10', by, sayYes),
  step(day, '11:14', by, visit('WITH_CLERK')),
];

/** Filed by a robot after a person’s yes: one lies with the clerk, one is accepted and its docket is to be looked at. */
export const filedByRobots = (): Story[] => [
  story('elms', house('26B', 1_610, 2, 'Rosalind/Achterberg'), [
    ...walk({ upTo: 'approve', on: -2, opener: 'imani' }),
    ...handIn(-2, 'renee'),
  ]),
  story('sycamore', house('9D', 1_395, 2, 'Emeka/Uzoma', 'Ifeoma/Uzoma'), [
    ...walk({ upTo: 'approve', on: -3, opener: 'imani' }),
    ...handIn(-3, 'renee'),
    step(-2, '09:40', 'renee', clerkAnswers()),
    step(-1, '15:50', 'renee', queue('DOCKET_LOOKUP')),
  ]),
];
