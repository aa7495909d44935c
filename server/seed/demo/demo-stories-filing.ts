import * as acts from './demo-acts.ts';
import { house, inOrder, step, story, type Story } from './demo-case.ts';
import type { DemoDays } from './demo-days.ts';
import { mail } from './demo-mail.ts';
import { sendPaper } from './demo-opening.ts';
import { walk } from './demo-path.ts';
import { freeze, makeNeeded } from './demo-packets.ts';
import * as robot from './demo-robot-jobs.ts';
import { fillIn } from './demo-stories-robots.ts';
import { ask, isWithdrawn, record, sign, signers, signs } from './demo-signatures.ts';

const leaseLines = ['Lease of twelve months, signed by both parties.'];
const inkLines = ['The last page of the affidavit, with the signature in ink.'];

const certified = { mailClass: 'CERTIFIED', returnReceipt: 'ELECTRONIC' } as const;

/** With the clerk and with the officer. */
export function sentOut(days: DemoDays): Story[] {
  return [...sent(), ...filed(), ...serving(days)];
}

const sent = (): Story[] => [
  story('elms', house('7D', 1_595, 2, 'Agnieszka/Ostrowski'), [
    ...walk({ upTo: 'approve', on: -2, opener: 'imani' }),
    step(-2, '09:40', 'renee', ask({ ...signers.imani, outcome: signs })),
    step(-2, '11:20', 'josephine', sign),
    step(-1, '09:40', 'renee', makeNeeded('FILING')),
    step(-1, '09:50', 'renee', freeze('FILING')),
    step(-1, '10:05', 'renee', mail('TO_CLERK', { weightOz: 2, first: 'print' })),
    ...fillIn(-1, 'renee'),
  ]),
  story('sycamore', house('14A', 1_430, 2, 'Lázaro/Peñaloza', 'Marisol/Peñaloza'), [
    ...walk({ upTo: 'approve', on: -1, opener: 'wanda', unconfirmed: true }),
    step(-1, '10:05', 'renee', sendPaper('OTHER', 'Affidavit, signed in ink', inkLines)),
    step(-1, '10:15', 'renee', record({ ...signers.wanda, kind: 'AGENT' })),
    step(-1, '10:22', 'renee', makeNeeded('FILING')),
    step(-1, '10:26', 'renee', freeze('FILING')),
    ...fillIn(-1, 'renee'),
    step(-1, '11:10', 'renee', robot.sayYes),
    // The connection ends before the site answers, and its list shows nothing yet.
    step(-1, '11:14', 'renee', robot.visit('OUTCOME_UNKNOWN', { meets: ['submit', 'CUT_AFTER_ACCEPTANCE'] })),
    step(-1, '11:30', 'renee', robot.visit('OUTCOME_UNKNOWN', { listsLate: true })),
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
    // No packet is frozen yet.
    step(-2, '11:00', 'renee', robot.queue('EFILE', 'PETITION')),
    step(-2, '11:05', 'renee', robot.visit('BY_HAND')),
    step(-2, '11:20', 'renee', robot.takeOver),
    // No font has the sign in its title, so that the packet waits for somebody to mend it.
    step(-1, '14:20', 'renee', sendPaper('LEASE', '🔑 Lease', leaseLines, 'Lease')),
    step(-1, '14:25', 'renee', makeNeeded('FILING')),
    step(-1, '14:35', 'renee', freeze('FILING', '🔑 Lease')),
  ]),
];

const filed = (): Story[] => [
  story(
    'elms',
    house('19A', 1_760, 3, 'Desmond/Okoye', 'Chiamaka/Okoye'),
    inOrder(
      ...walk({ upTo: 'number', on: -1, opener: 'imani' }),
      step(-2, '13:40', 'renee', sendPaper('OTHER', 'Affidavit, sworn before the notary', inkLines)),
      step(-2, '13:50', 'renee', record({ ...signers.imani, kind: 'AGENT' })),
      step(-2, '14:00', 'renee', record({ kind: 'NOTARY', name: 'Carmen Ibarra' })),
      step(-1, '14:50', 'renee', mail('DEFENDANT_COPY')),
      step(-1, '15:00', 'renee', robot.queue('SCRA')),
      step(-1, '15:10', 'renee', robot.takeOver),
      step(-1, '15:30', 'renee', robot.complete('SCRA-2209318')),
    ),
  ),
  story(
    'briar',
    house('40', 1_545, 2, 'Geraldine/Lockhart'),
    inOrder(
      ...walk({ upTo: 'number', on: -1, opener: 'mei' }),
      step(-2, '10:10', 'renee', ask({ ...signers.mei, outcome: signs })),
      step(-2, '13:20', 'renee', record({ kind: 'NOTARY', name: 'Carmen Ibarra', isByVideo: true })),
      step(-2, '15:05', 'josephine', sign),
    ),
  ),
  story(
    'lakeshore',
    house('117', 1_490, 2, 'Inés/Sandoval'),
    inOrder(
      ...walk({ upTo: 'number', on: -1, opener: 'gerald', processor: 'marcus', unconfirmed: true }),
      step(
        -2,
        '10:20',
        'marcus',
        ask({ ...signers.gerald, email: 'g.thornbury@northgate.example', outcome: isWithdrawn }),
      ),
      step(-2, '10:25', 'marcus', ask(signers.gerald)),
      // The site’s password has changed.
      step(-1, '15:40', 'marcus', robot.queue('DOCKET_LOOKUP')),
      step(-1, '15:45', 'marcus', robot.visit('BY_HAND')),
    ),
  ),
];

const serving = (days: DemoDays): Story[] => [
  story(
    'sycamore',
    house('5F', 1_115, 2, 'Bartholomew/Grzegorczyk'),
    inOrder(
      ...walk({ upTo: 'out', on: -7, opener: 'imani' }),
      step(-9, '09:50', 'renee', makeNeeded('FILING')),
      step(-9, '10:00', 'renee', freeze('FILING')),
      step(-9, '15:10', 'renee', sendPaper('LEASE', 'Lease', leaseLines)),
      step(-9, '15:20', 'renee', freeze('FILING', 'Lease')),
      step(-7, '11:30', 'renee', mail('DEFENDANT_COPY', { ...certified, first: 'print' })),
      step(-6, '09:20', 'renee', robot.queue('DOCKET_LOOKUP')),
      step(-6, '09:30', 'renee', robot.cancel),
      step(
        -1,
        '14:05',
        'renee',
        robot.docketSays([days.office(-7), 'Complaint filed'], [days.office(-7), 'Summons issued']),
      ),
      step(-1, '14:10', 'renee', robot.queueDocketLook),
      step(-1, '14:15', 'renee', robot.visit('DONE')),
    ),
  ),
  story('elms', house('11E', 1_830, 2, 'Fatoumata/Diallo', 'Mamadou/Diallo'), [
    ...walk({ upTo: 'out', on: -5, opener: 'imani' }),
    step(-5, '11:40', 'renee', mail('TO_SHERIFF', { first: 'void' })),
    step(-2, '09:40', 'renee', mail('DEFENDANT_COPY', certified)),
    step(
      -1,
      '13:00',
      'renee',
      robot.docketSays(
        [days.office(-6), 'Complaint filed'],
        [days.office(-5), 'Summons issued'],
        [days.office(-2), 'Answer of defendant Mamadou Diallo filed'],
        [days.office(-1), `Hearing set for ${usDay(days.court(9))} at 9:30 AM`],
      ),
    ),
    step(-1, '13:10', 'renee', robot.queueDocketLook),
    step(-1, '13:15', 'renee', robot.visit('DONE')),
  ]),
  story('briar', house('62', 1_590, 2, 'Desiree/Whitlock'), [
    ...walk({ upTo: 'out', on: -4, opener: 'mei', processor: 'marcus' }),
    step(-1, '16:15', 'marcus', mail('DEFENDANT_COPY', { secondLine: 'DEMO REFUSED' })),
    // The court forbids robots.
    step(-1, '16:25', 'marcus', robot.queue('DOCKET_LOOKUP')),
    step(-1, '16:30', 'marcus', robot.visit('BY_HAND')),
  ]),
  story('commons', house('812', 1_985, 2, 'Konstantinos/Papadimitriou', 'Eleni/Papadimitriou'), [
    ...walk({ upTo: 'out', on: -4, opener: 'siobhan', lawyer: 'duc', processor: 'marcus' }),
    step(-1, '15:10', 'marcus', acts.served(1)),
    step(-1, '15:20', 'marcus', robot.docketSays([days.office(-1), 'Ordered as stated on the record'])),
    step(-1, '15:25', 'marcus', robot.queueDocketLook),
    step(-1, '15:30', 'marcus', robot.visit('BY_HAND')),
  ]),
  // Served long enough ago, and nobody has looked for an answer.
  story(
    'sycamore',
    house('15B', 1_405, 2, 'Precious/Ndlovu'),
    inOrder(
      ...walk({ upTo: 'served', on: -6, opener: 'wanda' }),
      step(-13, '15:00', 'renee', ask(signers.imani)),
      step(-6, '16:20', 'renee', mail('DEFENDANT_COPY', { ...certified, secondLine: 'DEMO RETURNED' })),
      step(-1, '16:40', 'renee', robot.queue('DOCKET_LOOKUP')),
      step(-1, '16:45', 'renee', robot.visit('BY_HAND', { meets: ['docket', 'CAPTCHA'] })),
    ),
  ),
];

/** As clerks write a day. */
function usDay(day: string): string {
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
}
