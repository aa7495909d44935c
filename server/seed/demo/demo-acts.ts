import { cases as calls } from '@writdesk/contract/cases/cases';
import type {
  ClosureReason,
  DenyReason,
  DismissReason,
  ReasonCode,
} from '@writdesk/contract/cases/case-reasons';
import type { JudgmentOutcome } from '@writdesk/contract/judgments/judgment-outcomes';
import { addCaseNumber } from '../../src/case-service/cases/verbs/add-case-number.ts';
import { applyToDocket } from '../../src/case-service/cases/verbs/apply-to-docket.ts';
import { awaitJudgment } from '../../src/case-service/cases/verbs/await-judgment.ts';
import { sendToReview, startInitialCheck } from '../../src/case-service/cases/verbs/check-case.ts';
import {
  closeCase,
  denyCase,
  dismissCase,
  releaseHold,
} from '../../src/case-service/cases/verbs/end-case.ts';
import { saveCase } from '../../src/case-service/cases/intake/save-case.ts';
import { caseVerbs } from '../../src/case-service/cases/verbs/case-verbs.ts';
import {
  sendBackToClient,
  sendBackToInitialCheck,
  sendBackToProcessor,
} from '../../src/case-service/cases/verbs/send-back.ts';
import { recordSearch } from '../../src/case-service/cases/verbs/record-search.ts';
import { sendForFiling } from '../../src/case-service/cases/verbs/send-for-filing.ts';
import { recordService, sendForServing } from '../../src/case-service/cases/verbs/serve-case.ts';
import { submitCase } from '../../src/case-service/cases/intake/submit-case.ts';
import { recordJudgment } from '../../src/case-service/judgments/record-judgment.ts';
import { localDate } from '../../src/platform/clock.ts';
import type { UserContext } from '../../src/platform/context.ts';
import { type Act, caseOf, type DemoCase } from './demo-case.ts';
import { addDays, ATLANTA, type DemoDays } from './demo-days.ts';
import type { DocketKey } from './demo-dockets.ts';
import type { PersonKey } from './demo-people.ts';
import type { DemoWorld } from './demo-world.ts';

// Every body goes through the contract of its call, as if it had come over HTTP.

export const todayOf = (by: UserContext): string => localDate(by.deps.clock.now(), ATLANTA);
const params = (it: DemoCase) => ({ id: caseOf(it).id });

export const submit: Act = async (_desk, by, it) => {
  const body = calls.submit.body.parse({ attestedBy: by.actor.name });
  return (await submitCase(by, { params: params(it), body })).case;
};

export const answer: Act = async (_desk, by, it) =>
  (await submitCase(by, { params: params(it), body: calls.submit.body.parse({}) })).case;

export const check: Act = (_desk, by, it) =>
  startInitialCheck(by, { params: params(it), body: calls.initialCheck.body.parse({}) });

/** The manager said on the telephone that somebody still lives there. */
export const confirm: Act = (_desk, by, it) => {
  const body = calls.save.body.parse({ caseEviction: { occupied: true } });
  return saveCase(by, { params: params(it), body });
};

export const review =
  (lawyer: PersonKey): Act =>
  ({ world }, by, it) => {
    const body = calls.review.body.parse({ assignedLawyerId: world.actors[lawyer].userId });
    return sendToReview(by, { params: params(it), body });
  };

const OCCUPANCY_VALID_MS = 48 * 3_600_000;

/** Where two days have passed since anybody asked whether the unit is occupied, the lawyer says why they go on. */
export const approve: Act = (_desk, by, it) => {
  const { occupancyCheckedAt: checkedAt } = caseOf(it).caseEviction;
  const isFresh =
    checkedAt && by.deps.clock.now().getTime() - new Date(checkedAt).getTime() <= OCCUPANCY_VALID_MS;
  const overrideReason = isFresh
    ? undefined
    : 'The manager saw the tenants in the unit this morning and said so by telephone.';
  return sendForFiling(by, {
    params: params(it),
    body: calls.sendForFiling.body.parse({ overrideReason }),
  });
};

export const resend: Act = (_desk, by, it) =>
  sendForFiling(by, { params: params(it), body: calls.sendForFiling.body.parse({ fixesDone: true }) });

const feesCents = { fulton: 11_100, dekalb: 10_200, gwinnett: 9_700 } as const;
const EXTRA_DEFENDANT_CENTS = 800;

export const number: Act = ({ world, takeNumber }, by, it) => {
  const { court } = world.homes[it.home];
  const feeCents = feesCents[court] + EXTRA_DEFENDANT_CENTS * (it.house.tenants.length - 1);
  const caseNumber = takeNumber(court, todayOf(by));
  return addCaseNumber(by, {
    params: params(it),
    body: calls.addCaseNumber.body.parse({ caseNumber, feeCents }),
  });
};

const officers = {
  fulton: 'Fulton County Marshal',
  dekalb: 'DeKalb County Marshal',
  gwinnett: 'Gwinnett County Sheriff',
} as const;

/** The officer who serves and carries out writs at the case’s court. */
export const officerOf = (world: DemoWorld, it: DemoCase): string => officers[world.homes[it.home].court];

export const out: Act = ({ world }, by, it) => {
  const server = officerOf(world, it);
  const service = caseOf(it).tenants.map(({ id }) => ({
    tenantId: id,
    method: 'POST_AND_MAIL' as const,
    server,
  }));
  return sendForServing(by, { params: params(it), body: calls.sentForServing.body.parse({ service }) });
};

/** @param missed how many of the defendants, the last ones, the officer didn't reach. */
export const served =
  (missed = 0): Act =>
  (_desk, by, it) => {
    const { tenants } = caseOf(it);
    const service = tenants.map(({ id }, index) => {
      const isMissed = index >= tenants.length - missed;
      return {
        tenantId: id,
        result: isMissed ? ('FAILED' as const) : ('SERVED' as const),
        date: todayOf(by),
        method: index === 0 ? ('PERSONAL' as const) : ('POST_AND_MAIL' as const),
        note: isMissed ? 'Nobody of this name was found at the unit.' : null,
      };
    });
    return recordService(by, { params: params(it), body: calls.recordService.body.parse({ service }) });
  };

export const setOn =
  (key: DocketKey, reason?: string): Act =>
  ({ docketIds }, by, it) =>
    applyToDocket(by, {
      params: params(it),
      body: calls.applyToDocket.body.parse({ docketId: docketIds[key], reason }),
    });

export const heard: Act = (_desk, by, it) =>
  awaitJudgment(by, {
    params: params(it),
    body: calls.awaitingJudgment.body.parse({ basis: 'HEARING', note: 'Heard; the order follows by mail.' }),
  });

/** Nobody was found among the servicemembers. */
export const search: Act = (_desk, by, it) => {
  const searches = caseOf(it).tenants.map(({ id }) => ({
    tenantId: id,
    result: 'NOT_ACTIVE' as const,
    date: todayOf(by),
  }));
  return recordSearch(by, { params: params(it), body: calls.recordSearch.body.parse({ searches }) });
};

export const askDefault: Act = (_desk, by, it) =>
  awaitJudgment(by, {
    params: params(it),
    body: calls.awaitingJudgment.body.parse({ basis: 'DEFAULT', docketChecked: 'NONE' }),
  });

/** The judge signs on a day on which the court sits. */
function lastCourtDay(days: DemoDays, until: string): string {
  let day = until;
  while (!days.isCourtDay(day)) day = addDays(day, -1);
  return day;
}

interface Ordered {
  /** The part of the claim that was awarded; none for an order without money. */
  ofClaim?: number;
  comments?: string;
  /** Of an agreement: what the tenant pays on which days. */
  payments?: { dueOn: string; amountCents: number }[];
}

export const judged =
  (outcome: JudgmentOutcome, { ofClaim, comments, payments }: Ordered = {}): Act =>
  async ({ days }, by, it) => {
    const claim = caseOf(it).caseEviction.claimedCents;
    const body = calls.createJudgment.body.parse({
      outcome,
      date: lastCourtDay(days, todayOf(by)),
      ...(ofClaim !== undefined && { amountCents: Math.round(claim * ofClaim) }),
      comments,
      ...(payments && { stipulation: { payments } }),
    });
    return (await recordJudgment(by, { params: params(it), body })).case;
  };

interface Asked {
  reasonCodes: ReasonCode[];
  comment: string;
}

export const askClient =
  (
    asked: Asked & { documents?: string[]; fields?: { field: string; message: string }[]; dueAt?: string },
  ): Act =>
  (_desk, by, it) => {
    const { documents: documentRequested = [], fields: fieldRequests = [], ...rest } = asked;
    const body = calls.sendBackToClient.body.parse({ ...rest, documentRequested, fieldRequests });
    return sendBackToClient(by, { params: params(it), body });
  };

export const backToProcessor =
  (asked: Asked & { fixes: { item: string; clerical?: boolean }[] }): Act =>
  (_desk, by, it) =>
    sendBackToProcessor(by, { params: params(it), body: calls.sendBackToProcessor.body.parse(asked) });

export const backToIntake =
  (asked: Asked): Act =>
  (_desk, by, it) =>
    caseVerbs.backInIntake(by, {
      params: params(it),
      query: {},
      body: calls.backInIntake.body.parse(asked),
    });

export const backToCheck =
  (asked: Asked): Act =>
  (_desk, by, it) =>
    sendBackToInitialCheck(by, { params: params(it), body: calls.backInInitialCheck.body.parse(asked) });

export const dismiss =
  (dismissReason: DismissReason, comment: string): Act =>
  (_desk, by, it) =>
    dismissCase(by, { params: params(it), body: calls.dismissCase.body.parse({ dismissReason, comment }) });

export const deny =
  (denyReason: DenyReason, comment: string): Act =>
  (_desk, by, it) =>
    denyCase(by, { params: params(it), body: calls.denyCase.body.parse({ denyReason, comment }) });

export const release =
  (reason: string): Act =>
  (_desk, by, it) =>
    releaseHold(by, { params: params(it), body: calls.holdRelease.body.parse({ reason }) });

/** @param possession came back on this day; absent where the tenancy goes on. */
export const close =
  (closureReason: ClosureReason, comment: string, possession = false): Act =>
  (_desk, by, it) => {
    const body = calls.close.body.parse({
      closureReason,
      comment,
      finalBill: true,
      ...(possession && { possessionDate: todayOf(by) }),
    });
    return closeCase(by, { params: params(it), body });
  };
