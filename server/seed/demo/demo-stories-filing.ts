import * as acts from './demo-acts.ts';
import { house, step, story, type Story } from './demo-case.ts';
import { mail } from './demo-mail.ts';
import { walk } from './demo-path.ts';
import { job } from './demo-robot-jobs.ts';

const certified = { mailClass: 'CERTIFIED', returnReceipt: 'PAPER' } as const;

/** With the clerk and with the officer. */
export function outOfHouse(): Story[] {
  return [...sent(), ...filed(), ...serving()];
}

const sent = (): Story[] => [
  story('elms', house('7D', 1_595, 2, 'Agnieszka/Ostrowski'), [
    ...walk({ upTo: 'approve', on: -2, opener: 'imani' }),
    step(-1, '10:05', 'renee', mail('TO_CLERK', { weightOz: 2, first: 'print' })),
    step(-1, '10:20', 'renee', job({ kind: 'EFILE', filing: 'PETITION' })),
  ]),
  story('sycamore', house('14A', 1_430, 2, 'Lázaro/Peñaloza', 'Marisol/Peñaloza'), [
    ...walk({ upTo: 'approve', on: -1, opener: 'wanda', unconfirmed: true }),
    step(-1, '11:15', 'renee', job({ kind: 'EFILE', filing: 'PETITION', outcome: 'LOST' })),
  ]),
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
    step(-2, '11:00', 'renee', job({ kind: 'EFILE', filing: 'PETITION', outcome: 'TAKEN_OVER' })),
  ]),
];

const filed = (): Story[] => [
  story('elms', house('19A', 1_760, 3, 'Desmond/Okoye', 'Chiamaka/Okoye'), [
    ...walk({ upTo: 'number', on: -1, opener: 'imani' }),
    step(-1, '14:50', 'renee', mail('DEFENDANT_COPY')),
    step(-1, '15:00', 'renee', job({ kind: 'SCRA', outcome: 'COMPLETED' })),
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
  story('sycamore', house('5F', 1_115, 2, 'Bartholomew/Grzegorczyk'), [
    ...walk({ upTo: 'out', on: -7, opener: 'imani' }),
    step(-7, '11:30', 'renee', mail('DEFENDANT_COPY', { ...certified, first: 'print' })),
    step(-6, '09:20', 'renee', job({ kind: 'DOCKET_LOOKUP', outcome: 'CANCELED' })),
  ]),
  story('elms', house('11E', 1_830, 2, 'Fatoumata/Diallo', 'Mamadou/Diallo'), [
    ...walk({ upTo: 'out', on: -5, opener: 'imani' }),
    step(-5, '11:40', 'renee', mail('TO_SHERIFF', { first: 'void' })),
    step(-2, '09:40', 'renee', mail('DEFENDANT_COPY', { ...certified, returnReceipt: 'ELECTRONIC' })),
  ]),
  story('briar', house('62', 1_590, 2, 'Desiree/Whitlock'), [
    ...walk({ upTo: 'out', on: -4, opener: 'mei', processor: 'marcus' }),
    step(-1, '16:15', 'marcus', mail('DEFENDANT_COPY', { secondLine: 'DEMO REFUSED' })),
    step(-1, '16:25', 'marcus', job({ kind: 'DOCKET_LOOKUP', outcome: 'CLOSED_SITE' })),
  ]),
  story('commons', house('812', 1_985, 2, 'Konstantinos/Papadimitriou', 'Eleni/Papadimitriou'), [
    ...walk({ upTo: 'out', on: -4, opener: 'siobhan', lawyer: 'duc', processor: 'marcus' }),
    step(-1, '15:10', 'marcus', acts.served(1)),
  ]),
  // Served long enough ago, and nobody has looked for an answer.
  story('sycamore', house('15B', 1_405, 2, 'Precious/Ndlovu'), [
    ...walk({ upTo: 'served', on: -6, opener: 'wanda' }),
    step(-6, '16:20', 'renee', mail('DEFENDANT_COPY', { ...certified, secondLine: 'DEMO RETURNED' })),
  ]),
];
