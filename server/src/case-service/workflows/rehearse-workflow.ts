import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { say } from '@writdesk/contract/sentences/in-english';
import type { RehearsalReply } from '@writdesk/contract/workflows/rehearsal-reply';
import { rehearse } from '@writdesk/contract/workflows/rehearse-workflow';
import type { StepBilling, WorkflowStep } from '@writdesk/contract/workflows/workflow-values';
import type { workflows } from '@writdesk/contract/workflows/workflows';
import { addDays } from '@writdesk/contract/values/dates';
import { localDate } from '../../platform/clock.ts';
import type { UserContext } from '../../platform/context.ts';
import { found, refuseField } from '../../platform/http/refuse.ts';
import { findCase } from '../cases/record/index.ts';
import { lawOfCase, lawOfCourt } from '../deadlines/index.ts';
import { latestSteps, type Workflow } from './change-workflow.ts';
import { countAdults, type PricedItem, selectPrices } from './rehearsal-queries.ts';
import { findWorkflow } from './workflow-queries.ts';

type Route = typeof workflows.rehearse;

/** An invented tenant came a year ago. */
const DAYS_OF_LEASE = 365;

/**
 * Walks a case through the latest steps on the real machine and the law of its court. Nothing is kept.
 * @throws `workflow_not_found`, `case_not_found`; `invalid` naming the courthouse that isn’t of the state.
 */
export async function rehearseWorkflow(
  context: UserContext,
  { params, query }: RouteInput<Route>,
): Promise<RehearsalReply> {
  const { deps, scope } = context;
  const db = deps.db.as(scope);
  const now = deps.clock.now();
  const workflow = found(await findWorkflow(db, scope, params.id), 'workflow_not_found');
  const steps = await latestSteps(db, workflow);
  const record = query.caseId ? found(await findCase(db, scope, query.caseId), 'case_not_found') : null;
  const ofCase = record && (await lawOfCase(db, record));
  if (record && !ofCase) refuseField('caseId', fault('no_such_courthouse'));
  const court = ofCase ?? (await courtOf(context, workflow, query.courthouseId));
  const start = query.start ?? localDate(now, court.timeZone);
  const isServedFirst = workflow.serveFirst;
  const { way, serviceDays, hearingDays } = query;
  const walked = rehearse(
    steps,
    {
      stateCode: record?.stateCode ?? workflow.stateCode,
      serveFirst: isServedFirst,
      way,
      start,
      serviceDays,
      hearingDays,
      facts: {
        noticeType: 'PAY_OR_VACATE',
        reason: 'NONPAYMENT',
        propertyCategory: 'CONVENTIONAL',
        caresCovered: 'NO',
        serviceMethod: 'PERSONAL',
        leaseFrom: addDays(start, -DAYS_OF_LEASE),
        ...(!isServedFirst && { noticeServedOn: query.noticeServedOn ?? start }),
        ...withoutNulls(ofCase?.facts ?? {}),
        ...(query.noticeServedOn && { noticeServedOn: query.noticeServedOn }),
      },
    },
    court.law,
  );
  const [prices, defendants] = await Promise.all([
    selectPrices(db, workflow.firmId, now),
    record ? countAdults(db, record) : query.defendants,
  ]);
  const rehearsed = walked.steps.map((step) => ({
    ...step,
    roles: [...step.roles],
    costs: costsOf(
      steps.find(({ id }) => id === step.stepId),
      prices,
      defendants,
    ),
  }));
  const { stuck } = walked;
  return {
    start,
    endsOn: stuck ? null : (rehearsed.at(-1)?.day ?? null),
    totalCents: rehearsed
      .flatMap(({ costs }) => costs)
      .reduce((sum, { quantity, amountCents }) => sum + quantity * amountCents, 0),
    steps: rehearsed,
    stuck: stuck && {
      stepId: stuck.stepId,
      place: stuck.place,
      code: stuck.fault.code,
      values: { ...stuck.fault.values },
      message: say(stuck.fault),
    },
  };
}

/** The court that was named, the only one that uses the workflow, or the calendar of its state. */
async function courtOf({ deps, scope }: UserContext, workflow: Workflow, asked: string | undefined) {
  const { stateCode, courthouses } = workflow;
  const courthouseId = asked ?? (courthouses.length === 1 ? courthouses[0]?.id : undefined);
  if (!stateCode) return refuseField('caseId', fault('rehearsal_no_state'));
  return lawOfCourt(deps.db.as(scope), { state: stateCode, courthouseId });
}

const withoutNulls = <T extends object>(facts: T) =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null && value !== undefined));

function costsOf(step: WorkflowStep | undefined, prices: readonly PricedItem[], defendants: number) {
  const quantityOf = ({ quantity }: StepBilling) => (quantity === 'PER_DEFENDANT' ? defendants : 1);
  return (step?.billing ?? []).flatMap((line) => {
    const item = prices.find(({ id }) => id === line.billItemId);
    if (!item) return [];
    const { title, amountCents } = item;
    return [{ title, amountCents, quantity: quantityOf(line), source: line.amountSource }];
  });
}
