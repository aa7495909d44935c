import type { Condition } from '@writdesk/contract/documents/conditions';
import type { NoticeType } from '@writdesk/contract/notices/notice-types';
import type { Block } from './paper.ts';

/** One of these notices is chosen for the case, and nobody has given it yet. */
export const toGive = (...types: readonly NoticeType[]): Condition => ({
  match: 'ANY',
  rows: types.map((value) => ({ path: 'notice.toGive', test: 'IS' as const, value })),
});

/** What every notice has in common. */
export const beforeSuit = { moment: 'NOTICE', isNotice: true } as const;

/** What the tenant did, where the case says more than the reason. */
export const inWords: Block = {
  is: 'TEXT',
  text: 'In detail: {{case.reasonText}}',
  when: { match: 'ALL', rows: [{ path: 'case.reasonText', test: 'IS_KNOWN', value: '' }] },
};

/** Where the rent is paid. */
export const whereToPay: Block = {
  is: 'TEXT',
  text: 'Payment is made to {{payee.name}}, at the address and telephone below.',
};

/** The term of the lease goes on past the notice's last day, or may. */
export const untilTheTermEnds: Block = {
  is: 'TEXT',
  text: 'The term of your lease ends on {{lease.end}}. If that day is the later one, you may stay until the end of that day.',
  when: {
    match: 'ALL',
    rows: [
      { path: 'notice.type', test: 'IS', value: 'NON_RENEWAL' },
      { path: 'lease.end', test: 'IS_KNOWN', value: '' },
    ],
  },
};

/** Who gives the notice, and how. */
export const signedAndGiven: readonly Block[] = [
  { is: 'SIGN', who: 'LANDLORD' },
  { is: 'TEXT', text: 'This notice is delivered on {{notice.date}} by {{notice.method?}}.' },
];

/** The words of Ohio R.C. 1923.04(A), which every notice to leave residential premises there must show conspicuously. */
export const wordsOfOhio =
  'You are being asked to leave the premises. If you do not leave, an eviction action may be initiated against you. If you are in doubt regarding your legal rights and obligations as a tenant, it is recommended that you seek legal assistance.';
