import * as acts from './demo-acts.ts';
import type { Act, Step } from './demo-case.ts';
import { type DemoDays } from './demo-days.ts';
import { docketDay, type DocketKey } from './demo-dockets.ts';
import { open, prove } from './demo-opening.ts';
import type { PersonKey } from './demo-people.ts';

interface Stage {
  /** Office days after the case was opened. */
  after: number;
  time: string;
  by: 'opener' | 'processor' | 'lawyer';
}

/** The usual way of a case to its docket, and how long a good firm takes for it. */
const stages = {
  open: { after: 0, time: '09:05', by: 'opener' },
  prove: { after: 0, time: '09:15', by: 'opener' },
  submit: { after: 0, time: '09:30', by: 'opener' },
  check: { after: 1, time: '10:40', by: 'processor' },
  confirm: { after: 1, time: '13:20', by: 'processor' },
  review: { after: 1, time: '14:10', by: 'processor' },
  approve: { after: 2, time: '09:15', by: 'lawyer' },
  number: { after: 3, time: '10:20', by: 'processor' },
  out: { after: 4, time: '11:05', by: 'processor' },
  served: { after: 8, time: '15:30', by: 'processor' },
  set: { after: 9, time: '10:00', by: 'processor' },
} as const satisfies Record<string, Stage>;
export type StageName = keyof typeof stages;
const stageNames = Object.keys(stages) as StageName[];

export interface Way {
  upTo: StageName;
  /** The office day of the last of these stages. */
  on: number;
  opener: PersonKey;
  lawyer?: 'josephine' | 'duc';
  processor?: 'renee' | 'marcus';
  docket?: DocketKey;
  /** Nobody asked again whether the unit is occupied. */
  unconfirmed?: true;
}

/** The steps of a way, from the opening to its last stage. */
export function walk(way: Way): Step[] {
  const { opener, lawyer = 'josephine', processor = 'renee' } = way;
  const people = { opener, lawyer, processor };
  const first = way.on - stages[way.upTo].after;
  return stageNames.slice(0, stageNames.indexOf(way.upTo) + 1).flatMap((name) => {
    if (name === 'confirm' && way.unconfirmed) return [];
    const stage = stages[name];
    return [{ day: first + stage.after, time: stage.time, by: people[stage.by], act: actOf(name, way) }];
  });
}

function actOf(name: StageName, { lawyer = 'josephine', docket }: Way): Act {
  switch (name) {
    case 'review':
      return acts.review(lawyer);
    case 'set':
      if (!docket) throw new Error('A way that ends on a docket names it.');
      return acts.setOn(docket);
    default:
      return plainActs[name];
  }
}

const plainActs = {
  open,
  prove,
  submit: acts.submit,
  check: acts.check,
  confirm: acts.confirm,
  approve: acts.approve,
  number: acts.number,
  out: acts.out,
  served: acts.served(),
} as const satisfies Partial<Record<StageName, Act>>;

/** The office days between a case's setting and its hearing. */
const SET_BEFORE = 8;

/** The way to a docket; a case for a hearing far off was set in these days. */
export function walkTo(days: DemoDays, docket: DocketKey, way: Omit<Way, 'upTo' | 'on' | 'docket'>): Step[] {
  const on = Math.min(days.officeIndex(docketDay(days, docket).day) - SET_BEFORE, -1);
  return walk({ ...way, upTo: 'set', on, docket });
}

/** An action right after the hearing of a docket. */
export function after(days: DemoDays, docket: DocketKey, by: PersonKey, act: Act): Step {
  const { day, over } = docketDay(days, docket);
  return { day, time: over, by, act };
}
