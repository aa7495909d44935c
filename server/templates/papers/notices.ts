import type { Condition } from '@writdesk/contract/documents/conditions';
import type { NoticeType } from '@writdesk/contract/notices/notice-types';

/** This notice is chosen for the case, and nobody has given it yet. */
export const toGive = (type: NoticeType): Condition => ({
  match: 'ALL',
  rows: [{ path: 'notice.toGive', test: 'IS', value: type }],
});

/** What every notice has in common. */
export const beforeSuit = { moment: 'NOTICE', isNotice: true } as const;
