import type { CaseStatus } from '../cases/case-status.ts';
import { ownKeys } from '../values/records.ts';
import type { LawfulDay } from '../lawful-days/lawful-day.ts';
import type { MachineRow } from '../machine/machine.ts';
import type { Permission } from '../permissions/permissions.ts';
import type { WritGuardName } from './writ-guards.ts';
import { writStatuses, writStatusFacts, type WritStatus } from './writ-status.ts';

export const writKinds = ['ORIGINAL', 'ALIAS', 'PLURIES'] as const;
export type WritKind = (typeof writKinds)[number];

/** Where the case stands that has no writ yet, or none any more. */
export const noWrit = 'NONE';
export type WritState = WritStatus | typeof noWrit;

const open = writStatuses.filter((status) => writStatusFacts[status].open);
const ended = writStatuses.filter((status) => !writStatusFacts[status].open);
const stayable = open.filter((status) => status !== 'STAYED');

export interface WritActionRow extends MachineRow<WritState, 'statusBeforeStay', WritGuardName> {
  /** Null: only the system does it. */
  permission: Permission | null;
  bySystem?: true;
  /**
   * Where its case goes, which else stays: to a status, back from its lockout (`withoutLockout`), or where its writ is
   * (`asWrit`).
   */
  caseTo?: CaseStatus | 'withoutLockout' | 'asWrit';
  /** It can be done to many writs at once. */
  bulk?: true;
  /** The days of the law and the facts that it waits for. */
  lawful?: LawfulDay;
  /** The same where the judgment was by default. */
  lawfulByDefault?: LawfulDay;
}

/** While the judgment still carries a writ. */
const whileGood: LawfulDay = { until: ['WRIT_REQUEST_BY', 'WRIT_DEAD'] };

/** The life of a writ: in our hands to REVIEWED, at court to ISSUED, with the officer from then on. */
const rows = {
  create: {
    from: [noWrit, ...ended],
    to: 'DRAFT',
    caseTo: 'WRIT_IN_PROGRESS',
    course: 'onward',
    permission: 'writ.create',
    guards: ['caseAtJudgment', 'judgmentGivesWrit', 'noAppealFound', 'appealNotDenied', 'appealChecked'],
    lawful: { after: ['WRIT_EARLIEST'], ...whileGood },
  },
  submit: {
    from: ['DRAFT', 'RESUBMIT_REQUESTED'],
    to: 'SUBMITTED',
    course: 'onward',
    permission: 'writ.submit',
    bulk: true,
  },
  'client-confirm': {
    from: ['SUBMITTED'],
    to: 'SUBMITTED',
    course: 'onward',
    permission: 'writ.client-confirm',
  },
  reviewed: {
    from: ['SUBMITTED'],
    to: 'REVIEWED',
    course: 'onward',
    permission: 'writ.review',
    bulk: true,
    guards: ['clientConfirmed', 'clientWishesIt'],
    lawfulByDefault: { needs: ['militarySearch'] },
  },
  file: {
    from: ['REVIEWED'],
    to: 'FILED',
    course: 'onward',
    permission: 'writ.file',
    bySystem: true,
    guards: ['noAppealFound', 'appealNotDenied', 'appealChecked'],
    lawful: { after: ['WRIT_EARLIEST'], ...whileGood },
  },
  issue: {
    from: ['FILED'],
    to: 'ISSUED',
    caseTo: 'WRIT_ISSUED',
    course: 'onward',
    permission: 'writ.issue',
    bySystem: true,
    lawful: { after: ['WRIT_EARLIEST'], until: ['WRIT_DEAD'] },
  },
  post: { from: ['ISSUED'], to: 'POSTED', course: 'onward', permission: 'writ.post' },
  execute: {
    from: ['ISSUED', 'POSTED'],
    to: 'EXECUTED',
    course: 'onward',
    permission: 'writ.execute',
    // After the officer's notice on the door, and while the writ is good.
    lawful: { afterWhereSet: ['LOCKOUT_NOTICE'], until: ['WRIT_DEAD'] },
  },
  resume: {
    from: ['STAYED'],
    to: 'statusBeforeStay',
    // The stay may have ended an appeal, which leaves the case at its judgment.
    caseTo: 'asWrit',
    course: 'onward',
    permission: 'writ.stay',
    bySystem: true,
  },
  'request-resubmit': {
    from: ['SUBMITTED'],
    to: 'RESUBMIT_REQUESTED',
    course: 'back',
    permission: 'writ.request-resubmit',
    bulk: true,
  },
  'return-unexecuted': {
    from: ['ISSUED', 'POSTED'],
    to: 'RETURNED_UNEXECUTED',
    caseTo: 'JUDGMENT_RECORDED',
    course: 'end',
    permission: 'writ.return-unexecuted',
    bulk: true,
  },
  stay: {
    from: stayable,
    to: 'STAYED',
    caseTo: 'withoutLockout',
    course: 'aside',
    permission: 'writ.stay',
    bySystem: true,
  },
  cancel: {
    from: open,
    to: 'CANCELLED',
    caseTo: 'JUDGMENT_RECORDED',
    course: 'end',
    permission: 'writ.cancel',
    bulk: true,
  },
  expire: {
    from: ['ISSUED', 'POSTED', 'REVIEWED'],
    to: 'EXPIRED',
    caseTo: 'JUDGMENT_RECORDED',
    course: 'end',
    permission: null,
    bySystem: true,
  },
} as const satisfies Record<string, WritActionRow>;

export type WritAction = keyof typeof rows;
export const writActions: Readonly<Record<WritAction, WritActionRow>> = rows;
export const writActionNames = ownKeys(rows);

/** Actions that exist for many writs at once. */
export type BulkWritAction = {
  [A in WritAction]: (typeof rows)[A] extends { bulk: true } ? A : never;
}[WritAction];
export const bulkWritActions = writActionNames.filter((action) => writActions[action].bulk) as [
  BulkWritAction,
  ...BulkWritAction[],
];
export const maxBulkWrits = 200;
