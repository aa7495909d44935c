import { z } from 'zod';
import { version } from '../cases/actions/shared.ts';
import type { CaseStatus } from '../cases/case-status.ts';
import type { LawfulDay } from '../lawful-days/lawful-day.ts';
import { lawfulPass } from '../lawful-days/obstacle.ts';
import type { MachineRow } from '../machine/machine.ts';
import type { Permission } from '../permissions/permissions.ts';
import { issue } from '../sentences/fault.ts';
import { optionalPhone } from '../values/contact.ts';
import { courtDate, wallClock } from '../values/dates.ts';
import { ownKeys } from '../values/records.ts';
import { comment, line, oneLine, optionalAuditedReason, optionalLine, optionalText } from '../values/text.ts';
import type { WritGuardName } from './writ-guards.ts';
import { goodsChoices, writAnswers } from './writ-questions.ts';
import { type WritActionWords, writWords } from './writ-words.ts';
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

interface WritActionParts extends WritActionRow {
  /** The call that does it, `/writ/<its name>/{id}`; null where only the system does it. */
  call: { summary: string; body: z.ZodType } | null;
  /** What its audit row keeps, in addition to where the writ and its case went and the comment. */
  event: z.ZodRawShape;
}

/** The look at the court’s docket for an appeal, made for this very request. */
const docketChecked = z.enum(['NONE', 'APPEAL']).optional();
const pass = lawfulPass.optional();
/** Nothing but a comment, which may be absent, or must say why. */
const mayComment = z.object({ version, comment: optionalText() }).default({ comment: null });
const mustComment = z.object({ version, comment });
const byOrder = z.object({ version, order: line('order', 300), comment: optionalText() });

/** While the judgment still carries a writ. */
const whileGood: LawfulDay = { until: ['WRIT_REQUEST_BY', 'WRIT_DEAD'] };

/**
 * Every action on a writ, by its name: in our hands to REVIEWED, at court to ISSUED, with the officer from then on. All
 * else that knows actions is made from this: the machine’s rows, the routes, the events, bulk actions, the workflow’s
 * steps, timelines and buttons.
 */
export const writActionDefinitions = {
  create: {
    from: [noWrit, ...ended],
    to: 'DRAFT',
    caseTo: 'WRIT_IN_PROGRESS',
    course: 'onward',
    permission: 'writ.create',
    guards: ['caseAtJudgment', 'judgmentGivesWrit', 'noAppealFound', 'appealNotDenied', 'appealChecked'],
    lawful: { after: ['WRIT_EARLIEST'], ...whileGood },
    call: {
      summary: 'Start a writ of the case; a company only requests it',
      body: z
        .object({
          version,
          /** Prepared now, to go out on this day. */
          queuedFor: courtDate.optional(),
          docketChecked,
          comment: optionalText(),
          pass,
        })
        .default({ comment: null }),
    },
    event: { kind: z.enum(writKinds), queuedFor: courtDate.optional() },
  },
  submit: {
    from: ['DRAFT', 'RESUBMIT_REQUESTED'],
    to: 'SUBMITTED',
    course: 'onward',
    permission: 'writ.submit',
    bulk: true,
    call: { summary: 'Send the writ’s questions to the company', body: mayComment },
    event: {},
  },
  'client-confirm': {
    from: ['SUBMITTED'],
    to: 'SUBMITTED',
    course: 'onward',
    permission: 'writ.client-confirm',
    call: {
      summary: 'Answer the writ’s questions for the company, signed by name',
      body: z.object({ version, answers: writAnswers, signedBy: line('signature', 120) }),
    },
    event: {
      signedBy: z.string(),
      stillInPossession: z.enum(['YES', 'NO']),
      wishesToProceed: z.boolean(),
      moneyTakenCents: z.int().optional(),
      moneyTakenOn: courtDate.optional(),
    },
  },
  reviewed: {
    from: ['SUBMITTED'],
    to: 'REVIEWED',
    course: 'onward',
    permission: 'writ.review',
    bulk: true,
    guards: ['clientConfirmed', 'clientWishesIt'],
    lawfulByDefault: { needs: ['militarySearch'] },
    call: {
      summary: 'Sign the writ as the lawyer',
      body: z
        .object({
          version,
          /** The lawyer knows of the money that was taken since the judgment. */
          moneyTakenReviewed: z.boolean().optional(),
          pass,
          comment: optionalText(),
        })
        .default({ comment: null }),
    },
    event: { moneyTakenReviewed: z.boolean().optional() },
  },
  file: {
    from: ['REVIEWED'],
    to: 'FILED',
    course: 'onward',
    permission: 'writ.file',
    bySystem: true,
    guards: ['noAppealFound', 'appealNotDenied', 'appealChecked'],
    lawful: { after: ['WRIT_EARLIEST'], ...whileGood },
    call: {
      summary: 'Record that the request for the writ was filed with the court',
      body: z.object({
        version,
        receipt: line('receipt', 200),
        filedOn: courtDate.optional(),
        docketChecked,
        /** Why it is filed although nobody confirmed lately that the unit is occupied. */
        occupancyOverride: optionalAuditedReason(1_000),
        pass,
      }),
    },
    event: { filedOn: courtDate, receipt: z.string(), occupancyOverride: z.string().optional() },
  },
  issue: {
    from: ['FILED'],
    to: 'ISSUED',
    caseTo: 'WRIT_ISSUED',
    course: 'onward',
    permission: 'writ.issue',
    bySystem: true,
    lawful: { after: ['WRIT_EARLIEST'], until: ['WRIT_DEAD'] },
    call: {
      summary: 'Record that the court issued the writ',
      body: z.object({
        version,
        issuedOn: courtDate,
        writNumber: line('writNumber', 60),
        /** The day on which the officer was asked to carry it out. */
        appliedOn: courtDate.optional(),
        officerName: optionalLine(120),
        officerPhone: optionalPhone,
        pass,
      }),
    },
    event: {
      issuedOn: courtDate,
      writNumber: z.string(),
      appliedOn: courtDate.optional(),
      expiresOn: courtDate.optional(),
    },
  },
  post: {
    from: ['ISSUED'],
    to: 'POSTED',
    course: 'onward',
    permission: 'writ.post',
    call: {
      summary: 'Record that the officer posted the writ at the unit',
      body: z.object({
        version,
        /** By the court’s own clock. */
        postedAt: wallClock,
        officerName: line('officer', 120),
        officerPhone: optionalPhone,
        photoPath: oneLine(500).optional(),
      }),
    },
    event: { postedAt: z.string(), officer: z.string() },
  },
  execute: {
    from: ['ISSUED', 'POSTED'],
    to: 'EXECUTED',
    course: 'onward',
    permission: 'writ.execute',
    // After the officer's notice on the door, and while the writ is good.
    lawful: { afterWhereSet: ['LOCKOUT_NOTICE'], until: ['WRIT_DEAD'] },
    call: {
      summary: 'Record that the officer carried out the writ and possession was returned',
      body: z.object({
        version,
        /** By the court’s own clock. */
        executedAt: wallClock,
        executedBy: line('officer', 120),
        locksChanged: z.boolean(issue('choice_missing')),
        goods: z.enum(goodsChoices, issue('choice_missing')),
        comment: optionalText(),
        pass,
      }),
    },
    event: {
      executedAt: z.string(),
      executedBy: z.string(),
      locksChanged: z.boolean(),
      goods: z.enum(goodsChoices),
    },
  },
  resume: {
    from: ['STAYED'],
    to: 'statusBeforeStay',
    // The stay may have ended an appeal, which leaves the case at its judgment.
    caseTo: 'asWrit',
    course: 'onward',
    permission: 'writ.stay',
    bySystem: true,
    call: { summary: 'Resume a stayed writ where it stopped', body: byOrder },
    event: { order: z.string() },
  },
  'request-resubmit': {
    from: ['SUBMITTED'],
    to: 'RESUBMIT_REQUESTED',
    course: 'back',
    permission: 'writ.request-resubmit',
    bulk: true,
    call: {
      summary: 'Request that the writ be submitted again, with the reason',
      body: mustComment,
    },
    event: {},
  },
  'return-unexecuted': {
    from: ['ISSUED', 'POSTED'],
    to: 'RETURNED_UNEXECUTED',
    caseTo: 'JUDGMENT_RECORDED',
    course: 'end',
    permission: 'writ.return-unexecuted',
    bulk: true,
    call: {
      summary: 'Record that the officer returned the writ without carrying it out',
      body: mustComment,
    },
    event: {},
  },
  stay: {
    from: stayable,
    to: 'STAYED',
    caseTo: 'withoutLockout',
    course: 'aside',
    permission: 'writ.stay',
    bySystem: true,
    call: {
      summary: 'Stay the writ by an order of the court; a lockout that is set is canceled',
      body: byOrder,
    },
    event: { order: z.string() },
  },
  cancel: {
    from: open,
    to: 'CANCELLED',
    caseTo: 'JUDGMENT_RECORDED',
    course: 'end',
    permission: 'writ.cancel',
    bulk: true,
    call: { summary: 'Cancel the writ, with the reason', body: mustComment },
    event: {},
  },
  expire: {
    from: ['ISSUED', 'POSTED', 'REVIEWED'],
    to: 'EXPIRED',
    caseTo: 'JUDGMENT_RECORDED',
    course: 'end',
    permission: null,
    bySystem: true,
    call: null,
    event: { lastDay: courtDate },
  },
} as const satisfies Record<string, WritActionParts>;

export type WritActionDefinitions = typeof writActionDefinitions;
export type WritAction = keyof WritActionDefinitions;
/** An action without words is a type error here. */
writWords satisfies Record<WritAction, Record<'en' | 'es', WritActionWords>>;
export const writActions: Readonly<Record<WritAction, WritActionRow>> = { ...writActionDefinitions };
export const writActionNames = ownKeys(writActionDefinitions);

/** Actions that have a call; a writ expires by itself. */
export type CalledWritAction = {
  [A in WritAction]: WritActionDefinitions[A]['call'] extends null ? never : A;
}[WritAction];
export const isCalledWritAction = (action: WritAction): action is CalledWritAction =>
  writActionDefinitions[action].call !== null;

/** Actions that exist for many writs at once. */
export type BulkWritAction = {
  [A in WritAction]: WritActionDefinitions[A] extends { bulk: true } ? A : never;
}[WritAction];
export const bulkWritActions = writActionNames.filter((action) => writActions[action].bulk) as [
  BulkWritAction,
  ...BulkWritAction[],
];
export const maxBulkWrits = 200;
