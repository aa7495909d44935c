import * as acts from './demo-acts.ts';
import { learn, refuse } from './demo-approvals.ts';
import { house, step, story, type Story } from './demo-case.ts';
import { reply, say } from './demo-comments.ts';
import { addDays, type DemoDays } from './demo-days.ts';
import { endFlag, flag } from './demo-flags.ts';
import { openUnfinished, sendPaper } from './demo-opening.ts';
import { walk } from './demo-path.ts';
import { clerkAnswers } from './demo-robot-jobs.ts';
import { handIn } from './demo-stories-robots.ts';
import { tell } from './demo-notices.ts';
import { ask, declines, makeAgain, opens, signers, signs } from './demo-signatures.ts';

/** Before the court: with the company, on its way through the firm, or back from it. */
export function atTheDesks(days: DemoDays): Story[] {
  return [...drafts(), ...held(), ...intake(), ...checked(), ...reviewed(), ...returned(days)];
}

const drafts = (): Story[] => [
  story(
    'elms',
    house('6A', 1_640, 2, 'Rosalind/Achterberg'),
    walk({ upTo: 'prove', on: -1, opener: 'imani' }),
  ),
  story('sycamore', house('12C', 1_395, 2, 'Minh/Trần'), walk({ upTo: 'prove', on: -2, opener: 'wanda' })),
  story(
    'briar',
    house('18', 1_525, 1, 'Zoë/van der Westhuizen'),
    walk({ upTo: 'prove', on: -1, opener: 'mei' }),
  ),
  story('elms', house('31F', 1_790, 1), [step(0, '08:20', 'wanda', openUnfinished)]),
  story(
    'lakeshore',
    house('226', 1_560, 2, 'Marguerite/Delacroix-Thibodeaux'),
    walk({ upTo: 'open', on: -3, opener: 'siobhan' }),
  ),
];

const held = (): Story[] => [
  story('commons', house('17', 1_499, 1, 'Joost/Vandermeer'), [
    ...walk({ upTo: 'submit', on: -3, opener: 'siobhan' }),
    step(-3, '09:45', 'siobhan', tell('tomas', 'grace', 'beatrice')),
  ]),
  story('lakeshore', house('402', 1_610, 2, 'Abdirahman/Warsame', 'Hodan/Warsame'), [
    ...walk({ upTo: 'submit', on: -2, opener: 'siobhan' }),
    step(-2, '09:45', 'siobhan', tell('tomas', 'beatrice')),
  ]),
  story('commons', house('511', 1_875, 2, 'Katarzyna/Wójcik'), [
    ...walk({ upTo: 'submit', on: -1, opener: 'gerald' }),
    step(-1, '09:45', 'gerald', tell('tomas', 'grace', 'beatrice')),
  ]),
];

const intake = (): Story[] => [
  story('elms', house('9B', 2_243, 1, 'Yvette/Montrose'), walk({ upTo: 'submit', on: 0, opener: 'wanda' })),
  story('sycamore', house('4D', 1_310, 2, 'Guðrún/Sigurðardóttir'), [
    ...walk({ upTo: 'submit', on: -3, opener: 'imani' }),
    step(-2, '10:10', 'renee', learn({ accommodationPending: true })),
    step(
      -1,
      '16:20',
      'beatrice',
      refuse('The tenant’s doctor has asked for a ground-floor unit. Answer that request first.'),
    ),
  ]),
  story('briar', house('55', 1_580, 2, 'Thiago/Nascimento', 'Beatriz/Nascimento'), [
    ...walk({ upTo: 'submit', on: -1, opener: 'mei' }),
    step(-1, '15:30', 'renee', learn({ accommodationPending: true })),
  ]),
  story('lakeshore', house('114', 1_320, 2, 'Ifeoma/Nwosu'), [
    ...walk({ upTo: 'submit', on: -3, opener: 'siobhan' }),
    step(-3, '09:45', 'siobhan', tell('tomas', 'beatrice')),
    step(
      -1,
      '15:05',
      'tomas',
      acts.release('Northgate sent the confirmation of its wire; accounting has seen it.'),
    ),
  ]),
];

const checked = (): Story[] => [
  story('sycamore', house('8A', 1_465, 2, 'Chidi/Abara'), [
    ...walk({ upTo: 'check', on: -1, opener: 'imani' }),
    step(-1, '13:40', 'imani', say('Client', 'The tenant paid $400 this morning. Do I accept it?')),
    step(-1, '14:05', 'renee', learn({ paymentPlan: true })),
  ]),
  // Asked, answered, and gone on: the way that most of them take.
  story('elms', house('20B', 1_850, 3, 'Wei/李', '美玲/陳'), [
    ...walk({ upTo: 'check', on: -3, opener: 'wanda' }),
    step(
      -3,
      '15:45',
      'renee',
      acts.askClient({ reasonCodes: ['LEASE_MISSING'], comment: 'Send the lease.', documents: ['Lease'] }),
    ),
    step(
      -1,
      '10:20',
      'wanda',
      sendPaper('LEASE', 'Lease', ['Lease of twelve months, signed by both parties.']),
    ),
    step(-1, '10:30', 'wanda', acts.answer),
    step(-1, '15:00', 'renee', acts.confirm),
    // A blurred lease, and the sharper one that came by mail in its place.
    step(
      -1,
      '15:10',
      'renee',
      flag({ kind: 'LEASE', reason: 'UNREADABLE', comment: 'Page 1 is blurred: the rent can’t be read.' }),
    ),
    step(
      -1,
      '15:40',
      'renee',
      sendPaper('LEASE', 'Lease, scanned again', ['Signed by both parties.'], 'Lease'),
    ),
    step(-1, '15:55', 'renee', endFlag('LEASE', 'REPLACED', 'The new scan is sharp.')),
  ]),
  story('briar', house('29', 1_495, 1, 'Sunniva/Bjørnstad'), [
    ...walk({ upTo: 'check', on: -1, opener: 'mei', processor: 'marcus' }),
    step(
      -1,
      '14:10',
      'marcus',
      flag({ kind: 'NOTICE_PROOF', reason: 'WRONG_DOCUMENT', comment: 'Is this of another unit?' }),
    ),
    step(-1, '14:30', 'marcus', endFlag('NOTICE_PROOF', 'WITHDRAWN', 'It names unit 29 further down.')),
  ]),
  // Flagged: the case waits until the flag ends.
  story('lakeshore', house('330', 1_870, 1, 'Vivian/Tran'), [
    ...walk({ upTo: 'check', on: -3, opener: 'siobhan', processor: 'marcus' }),
    step(
      -1,
      '16:10',
      'marcus',
      flag({
        kind: 'NOTICE_PROOF',
        reason: 'UNREADABLE',
        comment: 'The date can’t be read. Send a sharper scan.',
        spot: { page: 1, x: 120, y: 210 },
      }),
    ),
  ]),
];

const reviewed = (): Story[] => [
  story('sycamore', house('11B', 1_975, 1, 'Cole/Abernathy'), [
    ...walk({ upTo: 'review', on: -1, opener: 'imani' }),
    step(
      -1,
      '14:20',
      'renee',
      say('Firm', 'The ledger and the notice differ by $60. I left the ledger’s sum.', ['lawyer']),
    ),
    step(-1, '15:05', 'josephine', reply('Right. The notice asks for less than is due, so it stands.')),
    step(
      -1,
      '15:10',
      'renee',
      flag({ kind: 'NOTICE_PROOF', reason: 'WRONG_FACTS', comment: 'It names one tenant, the lease two.' }),
    ),
    step(
      -1,
      '15:15',
      'josephine',
      endFlag('NOTICE_PROOF', 'EXPLAINED', 'The second tenant moved out in spring; the renewal names one.'),
    ),
    step(-1, '15:20', 'renee', say('Client', 'Is the pet fee in the lease, or was it agreed later?')),
    step(-1, '16:10', 'imani', reply('It is in the lease, section 9.')),
    step(-1, '16:20', 'renee', ask({ ...signers.imani, language: 'es', outcome: opens })),
  ]),
  story('elms', house('2F', 1_720, 2, 'Ximena/Quetzalcóatl-Ruiz'), [
    ...walk({ upTo: 'review', on: -2, opener: 'imani' }),
    step(-2, '14:40', 'renee', ask({ ...signers.imani, outcome: signs })),
    step(-1, '10:30', 'renee', makeAgain),
  ]),
  story('briar', house('71', 1_455, 2, 'Siddharth/Venkataraghavan', 'Lakshmi/Venkataraghavan'), [
    ...walk({ upTo: 'review', on: -1, opener: 'mei', processor: 'marcus' }),
    step(
      -1,
      '14:40',
      'marcus',
      ask({
        ...signers.mei,
        outcome: declines('The ledger leaves out the payment of the 3rd. I can’t swear to it.'),
      }),
    ),
  ]),
  story(
    'commons',
    house('1009', 1_940, 2, 'Baptiste/Lefèvre'),
    walk({ upTo: 'review', on: -4, opener: 'gerald', lawyer: 'duc', processor: 'marcus' }),
  ),
];

function returned(days: DemoDays): Story[] {
  return [
    story('elms', house('17D', 1_685, 3, 'Perpetua/Mbeki'), [
      ...walk({ upTo: 'check', on: -4, opener: 'imani' }),
      step(
        -4,
        '15:20',
        'renee',
        acts.askClient({
          reasonCodes: ['LEASE_MISSING', 'LEDGER_MISMATCH'],
          comment:
            'The renewal that the ledger speaks of is not with the lease. Send the renewal and the full ledger.',
          documents: ['Lease renewal', 'Resident ledger, 12 months'],
          dueAt: days.office(-1),
        }),
      ),
      step(-4, '15:25', 'renee', tell('tomas')),
    ]),
    story('sycamore', house('3C', 1_340, 2, 'Ambrose/Winterbourne'), [
      ...walk({ upTo: 'check', on: -2, opener: 'wanda' }),
      step(
        -2,
        '16:10',
        'renee',
        acts.askClient({
          reasonCodes: ['ADULT_OCCUPANT_MISSING'],
          comment: 'The application names a second adult. Is she still there?',
          fields: [{ field: 'tenants', message: 'Name every adult who lives at the unit.' }],
          dueAt: days.today,
        }),
      ),
    ]),
    story('briar', house('8', 1_610, 2, 'Nokuthula/Dlamini'), [
      ...walk({ upTo: 'review', on: -2, opener: 'mei', processor: 'marcus' }),
      step(
        -1,
        '10:30',
        'josephine',
        acts.askClient({
          reasonCodes: ['NOTICE_DEFECTIVE'],
          comment: 'The notice names unit 6, the case unit 8. Was a second notice given?',
          documents: ['Notice for unit 8'],
          fields: [{ field: 'caseEviction.noticeServedOn', message: 'The day of the notice for this unit.' }],
          dueAt: addDays(days.today, 1),
        }),
      ),
      step(-1, '10:35', 'josephine', tell('tomas')),
    ]),
    // Answered, and not sent in yet.
    story('elms', house('24E', 1_705, 2, 'Francesca/Dell’Aquila'), [
      ...walk({ upTo: 'check', on: -5, opener: 'imani' }),
      step(
        -5,
        '15:00',
        'renee',
        acts.askClient({
          reasonCodes: ['LEASE_MISSING'],
          comment: 'The lease is missing its last page.',
          documents: ['Lease, page 14'],
          dueAt: days.office(-2),
        }),
      ),
      step(-4, '11:10', 'imani', sendPaper('LEASE', 'Lease, page 14', ['Signed by both parties.'])),
    ]),
    story('elms', house('5C', 1_655, 2, 'Hyacinth/Bucket-Rosenqvist'), [
      ...walk({ upTo: 'review', on: -2, opener: 'imani' }),
      step(
        -1,
        '09:50',
        'josephine',
        acts.backToProcessor({
          reasonCodes: ['PLAINTIFF_NAME', 'AMOUNT_NOT_RECOVERABLE'],
          comment: 'The owner changed in spring; see the deed. And the court takes no reletting fee.',
          fixes: [
            { item: 'Plaintiff: name the new owner' },
            { item: 'Take the reletting fee out of the claim' },
          ],
        }),
      ),
    ]),
    story('sycamore', house('10A', 1_420, 2, 'Ania/Grzybowski'), [
      ...walk({ upTo: 'approve', on: -3, opener: 'imani' }),
      ...handIn(-3, 'renee'),
      step(
        -2,
        '11:20',
        'renee',
        clerkAnswers({
          code: 'ILLEGIBLE',
          words: 'Page 2 of the affidavit can’t be read.',
          resubmitBy: days.office(4),
        }),
      ),
    ]),
    story('lakeshore', house('208', 1_375, 3, 'Linh/Phạm'), [
      ...walk({ upTo: 'number', on: -3, opener: 'siobhan', processor: 'marcus', lawyer: 'duc' }),
      step(
        -1,
        '13:40',
        'duc',
        acts.backToProcessor({
          reasonCodes: ['SERVICE_PACKET'],
          comment: 'The marshal wants two copies of the summons for each defendant.',
          fixes: [{ item: 'Second copy of the summons', clerical: true }],
        }),
      ),
    ]),
  ];
}
