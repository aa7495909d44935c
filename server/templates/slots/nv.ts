import { toGive } from '../papers/notices.ts';
import { ask, premises, type Slot } from './slot.ts';

const answers = [
  ask('', 'Tenant', '{{tenants.names?}}'),
  premises,
  ask('', 'Landlord', '{{plaintiff.name?}}'),
  ask('', 'Landlord: address and telephone', '{{payee.address?}}, {{payee.phone?}}'),
  ask('', 'Rent is past due', '{{notice.demand?}}'),
  ask('', 'Rent by the month', '{{lease.rent?}}'),
  ask('', 'Date of the notice', '{{notice.date?}}'),
  ask('', 'The seven judicial days end on', '{{notice.expires?}}'),
  ask(
    '',
    'Served by a constable, a sheriff, or a licensed process server or its agent',
    '{{notice.servedBy?}}',
  ),
];

/** The notices of the two counties are not interchangeable, and no landlord serves one. */
export const nevadaSlots: readonly Slot[] = [
  {
    code: 'NV_CLARK_PAY_NOTICE',
    state: 'NV',
    counties: ['32003'],
    formNumber: 'Clark County seven-day notice',
    revision: null,
    name: 'Seven-day notice to pay rent or quit (Clark County)',
    kind: 'NOTICE_TO_PAY',
    moment: 'NOTICE',
    condition: toGive('PAY_OR_VACATE'),
    source: 'Civil Law Self-Help Center, Las Vegas Justice Court; NRS 40.253, 40.280',
    confidence: 'U',
    answers,
  },
  {
    code: 'NV_WASHOE_PAY_NOTICE',
    state: 'NV',
    counties: ['32031'],
    formNumber: 'Washoe County seven-day notice',
    revision: null,
    name: 'Seven-day notice to pay rent or quit (Washoe County)',
    kind: 'NOTICE_TO_PAY',
    moment: 'NOTICE',
    condition: toGive('PAY_OR_VACATE'),
    source: 'Reno Justice Court, Washoe County; NRS 40.253, 40.280',
    confidence: 'U',
    answers,
  },
];
