import * as acts from './demo-acts.ts';
import { house, step, story, type Story } from './demo-case.ts';
import { walk } from './demo-path.ts';

/** With the clerk and with the officer. */
export function outOfHouse(): Story[] {
  return [...sent(), ...filed(), ...serving()];
}

const sent = (): Story[] => [
  story(
    'elms',
    house('7D', 1_595, 2, 'Agnieszka/Ostrowski'),
    walk({ upTo: 'approve', on: -2, opener: 'imani' }),
  ),
  story(
    'sycamore',
    house('14A', 1_430, 2, 'Lázaro/Peñaloza', 'Marisol/Peñaloza'),
    walk({ upTo: 'approve', on: -1, opener: 'wanda', unconfirmed: true }),
  ),
  story('commons', house('1518-A', 2_115, 2, 'Olumide/Fashola'), [
    ...walk({ upTo: 'approve', on: -4, opener: 'siobhan' }),
    step(
      -3,
      '10:10',
      'josephine',
      acts.backToProcessor({
        reasonCodes: ['DOCUMENT_UNREADABLE'],
        comment: 'The scan of the lease can’t be read.',
        fixes: [{ item: 'Scan the lease again', clerical: true }],
      }),
    ),
    step(-2, '09:30', 'renee', acts.resend),
  ]),
];

const filed = (): Story[] => [
  story('elms', house('19A', 1_760, 3, 'Desmond/Okoye', 'Chiamaka/Okoye'), [
    ...walk({ upTo: 'number', on: -1, opener: 'imani' }),
  ]),
  story(
    'briar',
    house('40', 1_545, 2, 'Geraldine/Lockhart'),
    walk({ upTo: 'number', on: -1, opener: 'mei' }),
  ),
  story(
    'lakeshore',
    house('117', 1_490, 2, 'Inés/Sandoval'),
    walk({ upTo: 'number', on: -1, opener: 'gerald', processor: 'marcus', unconfirmed: true }),
  ),
];

const serving = (): Story[] => [
  story(
    'sycamore',
    house('5F', 1_115, 2, 'Bartholomew/Grzegorczyk'),
    walk({ upTo: 'out', on: -7, opener: 'imani' }),
  ),
  story(
    'elms',
    house('11E', 1_830, 2, 'Fatoumata/Diallo', 'Mamadou/Diallo'),
    walk({ upTo: 'out', on: -5, opener: 'imani' }),
  ),
  story(
    'briar',
    house('62', 1_590, 2, 'Desiree/Whitlock'),
    walk({ upTo: 'out', on: -4, opener: 'mei', processor: 'marcus' }),
  ),
  story('commons', house('812', 1_985, 2, 'Konstantinos/Papadimitriou', 'Eleni/Papadimitriou'), [
    ...walk({ upTo: 'out', on: -4, opener: 'siobhan', lawyer: 'duc', processor: 'marcus' }),
    step(-1, '15:10', 'marcus', acts.served(1)),
  ]),
  // Served long enough ago, and nobody has looked for an answer.
  story(
    'sycamore',
    house('15B', 1_405, 2, 'Precious/Ndlovu'),
    walk({ upTo: 'served', on: -6, opener: 'wanda' }),
  ),
];
