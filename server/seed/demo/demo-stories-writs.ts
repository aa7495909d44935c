import * as acts from './demo-acts.ts';
import * as after from './demo-acts-after.ts';
import { type Act, type Household, house, step, type Step, story, type Story } from './demo-case.ts';
import { addDays, type DemoDays } from './demo-days.ts';
import { walk } from './demo-path.ts';
import type { HomeKey } from './demo-keys.ts';

/** Office days from the service to the judgment by default, and from it to a day on which the writ may be requested. */
const SERVED_BEFORE = 10;
const SEARCHED_BEFORE = 2;

interface Defaulted {
  /** The office day of the judgment. */
  on: number;
  opener: Step['by'];
  lawyer: 'josephine' | 'duc';
  processor: 'renee' | 'marcus';
}

/** Nobody answered: a judgment by default, without a hearing. */
function defaulted({ on, ...people }: Defaulted): Step[] {
  const { lawyer, processor } = people;
  return [
    ...walk({ upTo: 'served', on: on - SERVED_BEFORE, ...people }),
    step(on - SEARCHED_BEFORE, '10:05', processor, acts.search),
    step(on - SEARCHED_BEFORE, '10:15', processor, acts.askDefault),
    step(on, '13:15', lawyer, acts.judged('DEFAULT_POSSESSION')),
  ];
}

type WritStage = 'start' | 'ask' | 'answer' | 'sign' | 'file' | 'issue' | 'post';
interface WritWay extends Omit<Defaulted, 'on'> {
  /** Who answers for the company. */
  answers: Step['by'];
}

/** Each stage of a writ on its office day. A judgment by default needs a search that is not old when the lawyer signs. */
function writ(
  { answers, lawyer, processor }: WritWay,
  on: Partial<Record<WritStage, number>>,
  { issue = after.issued }: { issue?: Act } = {},
): Step[] {
  const at = (stage: WritStage, time: string, by: Step['by'], act: Act): Step[] => {
    const day = on[stage];
    return day === undefined ? [] : [step(day, time, by, act)];
  };
  return [
    ...at('start', '09:20', processor, after.startWrit),
    ...at('ask', '09:40', processor, after.askWritQuestions),
    ...at('answer', '12:10', answers, after.answerWritQuestions),
    ...at('sign', '13:00', processor, acts.search),
    ...at('sign', '14:30', lawyer, after.signWrit),
    ...at('file', '10:30', processor, after.fileWritRequest),
    ...at('issue', '11:10', processor, issue),
    ...at('post', '15:20', processor, after.postedAtUnit),
  ];
}

const peachline = { opener: 'imani', answers: 'imani', lawyer: 'josephine', processor: 'renee' } as const;
const briar = { opener: 'mei', answers: 'mei', lawyer: 'duc', processor: 'renee' } as const;
const northgate = { opener: 'siobhan', answers: 'siobhan', lawyer: 'duc', processor: 'marcus' } as const;

/** Judged, and on the way to possession: a writ in each state that one can be in. */
export function onTheWayOut(days: DemoDays): Story[] {
  const writStory = (
    home: HomeKey,
    household: Household,
    way: WritWay,
    judgedOn: number,
    ...steps: readonly Step[][]
  ) => story(home, household, [...defaulted({ ...way, on: judgedOn }), ...steps.flat()]);
  const executedOn = days.court(-2);
  const firstRent = days.office(-1);
  return [
    // The officer was never asked within thirty days, so the writ is dead; an alias is being prepared.
    writStory(
      'elms',
      house('27B', 1_605, 3, 'Ottoline/Vandermeer'),
      peachline,
      -36,
      writ(
        peachline,
        { start: -28, ask: -28, answer: -28, sign: -27, file: -27, issue: -26 },
        { issue: after.issuedOnly },
      ),
      writ(peachline, { start: -1 }),
    ),
    writStory(
      'elms',
      house('19E', 1_640, 2, 'Desmond/Achterberg', 'Philippa/Achterberg'),
      peachline,
      -14,
      writ(peachline, { start: -6, ask: -6 }),
      [step(-5, '11:00', 'renee', after.writCanceled('They promised to leave by the weekend.'))],
      writ(peachline, { start: -3, ask: -2 }),
      [step(-1, '16:40', 'imani', after.tookFromTenant(40_000, 'Money order at the leasing desk'))],
    ),
    writStory(
      'briar',
      house('58', 1_485, 2, 'Ignatius/Brannigan'),
      briar,
      -13,
      writ(briar, { start: -5, ask: -5, answer: -4 }),
      [
        step(
          -1,
          '10:20',
          'duc',
          after.askWritAgain('Who meets the officer? The number rings at another property.'),
        ),
      ],
    ),
    writStory(
      'sycamore',
      house('15A', 1_420, 2, 'Seraphina/Oduya'),
      peachline,
      -12,
      writ(peachline, { start: -4, ask: -4, answer: -3, sign: -2 }),
    ),
    writStory(
      'lakeshore',
      house('507', 1_555, 3, 'Lazlo/Hartigan'),
      northgate,
      -26,
      writ(northgate, { start: -18, ask: -18, answer: -17, sign: -17, file: -16, issue: -15, post: -12 }),
      [step(-9, '16:10', 'marcus', after.returnedUnexecuted('Nobody let the marshal into the building.'))],
      writ(northgate, { start: -5, ask: -5, answer: -4, sign: -3, file: -2 }),
    ),
    writStory(
      'commons',
      house('818', 1_905, 2, 'Wilhelmina/Castaneda'),
      northgate,
      -15,
      writ(
        northgate,
        { start: -7, ask: -7, answer: -6, sign: -5, file: -4, issue: -2 },
        { issue: after.issuedOnly },
      ),
    ),
    // The marshal comes on the next day on which the court sits.
    writStory(
      'elms',
      house('8D', 1_580, 3, 'Barnaby/Ruthven'),
      peachline,
      -20,
      writ(peachline, { start: -12, ask: -12, answer: -11, sign: -10, file: -9, issue: -6, post: -4 }),
      [step(-3, '10:10', 'renee', after.lockoutOn(days.court(1)))],
    ),
    writStory(
      'commons',
      house('1011', 1_860, 3, 'Evangeline/Thackeray'),
      northgate,
      -22,
      writ(northgate, { start: -14, ask: -14, answer: -13, sign: -12, file: -11, issue: -9, post: -7 }),
      [
        step(-6, '10:10', 'marcus', after.lockoutOn(executedOn)),
        step(executedOn, '15:30', 'marcus', after.carriedOut),
      ],
    ),
    // The tenant appeals; the first rent came into the registry.
    writStory(
      'sycamore',
      house('4C', 1_450, 2, 'Clementine/Okafor'),
      peachline,
      -17,
      writ(peachline, { start: -9, ask: -9, answer: -8, sign: -7, file: -6, issue: -5 }),
      [
        step(
          -3,
          '11:20',
          'josephine',
          after.appealed('State Court of Fulton County', 'The rent goes into the registry.', [
            firstRent,
            addDays(firstRent, 30),
            addDays(firstRent, 60),
          ]),
        ),
        step(-1, '15:40', 'josephine', after.rentPaidIn(firstRent)),
      ],
    ),
  ];
}
