import * as acts from './demo-acts.ts';
import { received } from './demo-acts-after.ts';
import { house, step, story, type Story } from './demo-case.ts';
import { addDays, type DemoDays } from './demo-days.ts';
import { docketDay, type DocketKey } from './demo-dockets.ts';
import { tell } from './demo-notices.ts';
import { after, walk, walkTo } from './demo-path.ts';

/** Set for a hearing, heard, judged. */
export function atCourt(days: DemoDays): Story[] {
  return [...set(days), ...waiting(days), ...judgments(days)];
}

const onTo = (days: DemoDays, docket: DocketKey, daysAfter: number): number =>
  Math.min(days.officeIndex(docketDay(days, docket).day) + daysAfter, 0);

function set(days: DemoDays): Story[] {
  return [
    story('elms', house('3A', 1_280, 3, 'Terrell/Dawkins'), walkTo(days, 'nextFulton', { opener: 'imani' })),
    story(
      'commons',
      house('1207-B', 2_415, 3, 'María Fernanda/Fernández-Echeverría de la Cruz'),
      walkTo(days, 'nextFulton', { opener: 'siobhan', processor: 'marcus' }),
    ),
    story(
      'sycamore',
      house('6E', 1_365, 2, 'Séamus/Ó Murchú'),
      walkTo(days, 'nextFulton', { opener: 'imani', lawyer: 'duc' }),
    ),
    // Came up before, was continued, and is set again.
    story('elms', house('28C', 1_735, 3, 'Anastasia/Kuznetsova', 'Dmitri/Kuznetsov'), [
      ...walkTo(days, 'pastFulton2', { opener: 'wanda' }),
      after(
        days,
        'pastFulton2',
        'josephine',
        acts.judged('CONTINUED', { comments: 'The tenant’s lawyer asked for two weeks.' }),
      ),
      step(onTo(days, 'pastFulton2', 1), '10:05', 'renee', acts.setOn('nextFulton', 'Continued')),
    ]),
    story(
      'lakeshore',
      house('305', 1_525, 2, 'Kunle/Oyelaran'),
      walkTo(days, 'todayDekalb', { opener: 'siobhan', processor: 'marcus', lawyer: 'duc' }),
    ),
    story(
      'lakeshore',
      house('118', 1_450, 2, 'Tuyết/Đặng', 'Hiếu/Đặng'),
      walkTo(days, 'todayDekalb', { opener: 'gerald' }),
    ),
    story(
      'briar',
      house('33', 1_515, 2, 'Ngozi/Chukwu-Fairweather'),
      walkTo(days, 'nextGwinnett', { opener: 'mei' }),
    ),
    story(
      'elms',
      house('14C', 1_850, 3, 'Adaeze/Okonkwo-Bell', 'Marcus/Bell'),
      walkTo(days, 'weekFulton', { opener: 'wanda' }),
    ),
    // The tenant paid: the company asks to end it, and the lawyer has to say so to the court.
    story('elms', house('22D', 1_665, 2, 'Bernice/Calloway'), [
      ...walkTo(days, 'weekFulton', { opener: 'imani' }),
      step(
        -1,
        '16:20',
        'wanda',
        acts.dismiss('PAID', 'She paid everything at the office, with costs. End it.'),
      ),
      step(-1, '16:25', 'wanda', tell('beatrice', 'grace')),
    ]),
    story(
      'lakeshore',
      house('219', 1_395, 3, 'Yaw/Boateng'),
      walkTo(days, 'weekDekalb', { opener: 'siobhan', processor: 'marcus', lawyer: 'duc' }),
    ),
  ];
}

function waiting(days: DemoDays): Story[] {
  const firstDue = days.office(onTo(days, 'pastFulton2', 2));
  return [
    story('sycamore', house('9C', 1_375, 3, 'Rhiannon/Llewellyn'), [
      ...walkTo(days, 'pastFulton3', { opener: 'imani' }),
      after(days, 'pastFulton3', 'josephine', acts.heard),
    ]),
    story('lakeshore', house('411', 1_640, 2, 'Henrike/Schönfeld'), [
      ...walkTo(days, 'pastDekalb2', { opener: 'siobhan', lawyer: 'duc', processor: 'marcus' }),
      after(days, 'pastDekalb2', 'duc', acts.heard),
    ]),
    story('elms', house('30A', 1_810, 2, 'Jermaine/Pettiford'), [
      ...walk({ upTo: 'served', on: -9, opener: 'imani' }),
      step(-1, '10:40', 'renee', acts.search),
      step(-1, '10:50', 'renee', acts.askDefault),
    ]),
    story('commons', house('622', 1_930, 3, 'Oksana/Shevchenko'), [
      ...walkTo(days, 'pastFulton2', { opener: 'gerald', lawyer: 'duc' }),
      after(
        days,
        'pastFulton2',
        'duc',
        acts.judged('STIPULATED_STAY', {
          comments: 'Pays $1,450 three times; on default the writ follows an affidavit.',
          // The first payment came, the second is due today.
          payments: [firstDue, days.today, addDays(days.today, 30)].map((dueOn) => ({
            dueOn,
            amountCents: 145_000,
          })),
        }),
      ),
      step(onTo(days, 'pastFulton2', 2), '16:15', 'gerald', received(firstDue)),
    ]),
  ];
}

function judgments(days: DemoDays): Story[] {
  return [
    story('commons', house('411', 1_795, 2, 'Piet/Rasmussen'), [
      ...walkTo(days, 'pastFulton3', { opener: 'siobhan' }),
      after(days, 'pastFulton3', 'josephine', acts.heard),
      step(
        onTo(days, 'pastFulton3', 1),
        '11:30',
        'josephine',
        acts.judged('POSSESSION_AND_MONEY', { ofClaim: 1 }),
      ),
    ]),
    story('sycamore', house('2C', 1_485, 3, 'Samir/Haddad', 'Rania/Haddad'), [
      ...walkTo(days, 'pastFulton2', { opener: 'imani' }),
      after(days, 'pastFulton2', 'josephine', acts.heard),
      step(onTo(days, 'pastFulton2', 1), '14:00', 'josephine', acts.judged('POSSESSION_ONLY')),
    ]),
    // The tenant's time to appeal is over: the writ may be started.
    story('sycamore', house('11F', 1_430, 2, 'Thaddeus/Ellingsworth'), [
      ...walkTo(days, 'pastFulton1', { opener: 'wanda' }),
      after(days, 'pastFulton1', 'josephine', acts.heard),
      step(onTo(days, 'pastFulton1', 1), '11:10', 'josephine', acts.judged('POSSESSION_ONLY')),
    ]),
    story('briar', house('12', 1_535, 2, 'Leilani/Kahananui'), [
      ...walkTo(days, 'pastGwinnett2', { opener: 'mei' }),
      after(
        days,
        'pastGwinnett2',
        'josephine',
        acts.judged('CONSENT_JUDGMENT', {
          ofClaim: 0.8,
          comments: 'Out by the end of the month; then the rest is forgiven.',
        }),
      ),
    ]),
    story('sycamore', house('7A', 1_390, 2, 'Obadiah/Featherstone'), [
      ...walk({ upTo: 'served', on: -12, opener: 'wanda' }),
      step(-4, '10:05', 'renee', acts.search),
      step(-4, '10:15', 'renee', acts.askDefault),
      step(-2, '13:15', 'josephine', acts.judged('DEFAULT_POSSESSION')),
    ]),
    story('lakeshore', house('104', 1_415, 3, 'Mélisande/Charpentier'), [
      ...walkTo(days, 'pastDekalb1', { opener: 'siobhan', lawyer: 'duc', processor: 'marcus' }),
      after(days, 'pastDekalb1', 'duc', acts.heard),
      step(
        onTo(days, 'pastDekalb1', 2),
        '09:40',
        'duc',
        acts.judged('POSSESSION_AND_MONEY', { ofClaim: 0.9 }),
      ),
    ]),
  ];
}
