import * as acts from './demo-acts.ts';
import { house, step, story, type Story } from './demo-case.ts';
import type { DemoDays } from './demo-days.ts';
import { docketDay } from './demo-dockets.ts';
import { after, walk, walkTo } from './demo-path.ts';

/** The office day of a judgment whose check for the marshal is stale by now. */
export const LONG_AGO = -142;

/** What is over: dismissed, denied, closed. */
export function ended(days: DemoDays): Story[] {
  const pastFulton1 = days.officeIndex(docketDay(days, 'pastFulton1').day);
  const pastGwinnett1 = days.officeIndex(docketDay(days, 'pastGwinnett1').day);
  return [
    story('elms', house('4B', 1_575, 1, 'Winifred/Appleyard'), [
      ...walk({ upTo: 'submit', on: -6, opener: 'imani' }),
      step(-5, '16:40', 'wanda', acts.dismiss('PAID', 'Paid in full at the office this afternoon.')),
    ]),
    story('sycamore', house('13D', 1_440, 2, 'Cornelius/van Rensselaer'), [
      ...walk({ upTo: 'out', on: -8, opener: 'imani' }),
      step(-4, '11:30', 'josephine', acts.dismiss('VACATED', 'Keys are back; the manager walked the unit.')),
    ]),
    story('briar', house('77', 1_505, 2, 'Xochitl/Maldonado'), [
      ...walkTo(days, 'pastGwinnett2', { opener: 'mei', processor: 'marcus', lawyer: 'duc' }),
      after(
        days,
        'pastGwinnett2',
        'duc',
        acts.judged('DISMISSED_WITHOUT_PREJUDICE', { comments: 'The return did not name the second adult.' }),
      ),
    ]),
    story('briar', house('3', 1_390, 1, 'Ephraim/Goldwasser'), [
      ...walk({ upTo: 'review', on: -6, opener: 'mei' }),
      step(
        -5,
        '09:25',
        'josephine',
        acts.deny('DEFECTIVE_NOTICE', 'The notice gave two days. Give it again with three business days.'),
      ),
    ]),
    story('commons', house('915', 1_880, 1, 'Aurelio/Bianchi'), [
      ...walk({ upTo: 'submit', on: -9, opener: 'gerald' }),
      step(
        -8,
        '10:00',
        'tomas',
        acts.deny('DUPLICATE', 'The same unit is with us already under its other tenant.'),
      ),
    ]),
    story('elms', house('16F', 1_620, 3, 'Théodore/Beauchamp', 'Océane/Beauchamp'), [
      ...walkTo(days, 'pastFulton1', { opener: 'wanda' }),
      after(days, 'pastFulton1', 'josephine', acts.heard),
      step(pastFulton1 + 1, '10:30', 'josephine', acts.judged('POSSESSION_AND_MONEY', { ofClaim: 1 })),
      step(pastFulton1 + 9, '15:00', 'renee', acts.close('TENANT_VACATED', 'They left on their own.', true)),
    ]),
    story('briar', house('46', 1_560, 2, 'Rukmini/Subramaniam'), [
      ...walkTo(days, 'pastGwinnett1', { opener: 'mei', lawyer: 'duc' }),
      after(
        days,
        'pastGwinnett1',
        'duc',
        acts.judged('JUDGMENT_FOR_TENANT', { comments: 'The ledger was wrong.' }),
      ),
      step(
        pastGwinnett1 + 2,
        '11:45',
        'duc',
        acts.close('LOST', 'No appeal; the ledger is being corrected.'),
      ),
    ]),
    story('commons', house('203', 1_820, 2, 'Percival/Nightingale'), [
      ...walkTo(days, 'pastFulton1', { opener: 'siobhan', processor: 'marcus' }),
      after(days, 'pastFulton1', 'josephine', acts.heard),
      step(
        pastFulton1 + 2,
        '14:20',
        'marcus',
        acts.close('PAID_REINSTATED', 'Paid with costs before the judge ruled; the tenancy goes on.'),
      ),
    ]),
    // What the lawyer sent back twice before it was right, and what came of it.
    story('elms', house('1A', 1_590, 3, 'José/Núñez', 'Lucía/Núñez'), [
      ...walk({ upTo: 'review', on: -32, opener: 'imani' }),
      step(
        -31,
        '09:30',
        'josephine',
        acts.backToIntake({
          reasonCodes: ['WRONG_COURTHOUSE'],
          comment: 'Is this unit not across the county line?',
        }),
      ),
      step(-31, '14:00', 'renee', acts.check),
      step(-30, '10:00', 'renee', acts.review('josephine')),
      step(
        -30,
        '15:30',
        'josephine',
        acts.backToCheck({
          reasonCodes: ['TENANT_NAME_MISSING'],
          comment: 'The lease names Mr. Núñez in full.',
        }),
      ),
      step(-29, '09:40', 'renee', acts.review('josephine')),
      step(-29, '13:10', 'josephine', acts.approve),
      step(-28, '10:20', 'renee', acts.number),
      step(-27, '11:05', 'renee', acts.out),
      step(-23, '15:30', 'renee', acts.served()),
      step(-13, '10:15', 'renee', acts.search),
      step(-13, '10:25', 'renee', acts.askDefault),
      step(-11, '10:45', 'josephine', acts.judged('DEFAULT_POSSESSION')),
      step(-6, '16:00', 'renee', acts.close('POSSESSION_RETURNED', 'Keys were handed over.', true)),
    ]),
  ];
}

/** From long before the others: the marshal’s check was never cashed. */
export const longAgo = (): Story[] => [
  story('lakeshore', house('310', 1_495, 2, 'Aloysius/Pemberton'), [
    ...walk({ upTo: 'served', on: LONG_AGO - 10, opener: 'siobhan', processor: 'marcus', lawyer: 'duc' }),
    step(LONG_AGO - 2, '10:05', 'marcus', acts.search),
    step(LONG_AGO - 2, '10:15', 'marcus', acts.askDefault),
    step(LONG_AGO, '13:15', 'duc', acts.judged('DEFAULT_POSSESSION')),
    step(
      LONG_AGO + 8,
      '15:40',
      'marcus',
      acts.close('POSSESSION_RETURNED', 'They left before the marshal came.', true),
    ),
  ]),
];
