import { z } from 'zod';
import { caseDetails, caseStatus } from '../cases/case-details.ts';
import { bulkResults } from '../values/bulk.ts';
import { packTerms } from '../rule-packs/pack-terms.ts';
import type { Permission } from '../permissions/permissions.ts';
import { route, type Route } from '../route.ts';
import { courtDate } from '../values/dates.ts';
import { id, idParams } from '../values/ids.ts';
import { choices, idFilter, listQuery, listReply, search, sort } from '../values/paging.ts';
import { ownKeys, recordOf } from '../values/records.ts';
import { issue } from '../sentences/fault.ts';
import {
  bulkWritActions,
  type CalledWritAction,
  isCalledWritAction,
  maxBulkWrits,
  writActionDefinitions,
  type WritActionDefinitions,
  writActionNames,
} from './writ-actions.ts';
import { writStatuses } from './writ-status.ts';
import { writWaits } from './writ-waits.ts';
import { writOffers, writReply } from './writ-values.ts';

export { writReply, type Writ, type WritOffers } from './writ-values.ts';

const area = 'case-service';
const failure = 'Submit Writ Failed';

/** The writ as it is now, and its case, which follows it. */
const moved = z.object({ writ: writReply, case: caseDetails });
const shared = { method: 'POST', area, params: idParams, changes: ['writ', 'case'], failure } as const;

/** A writ in a list, with what it says of its case and what the caller may do to it. */
export const writRow = z.object({
  ...writReply.omit({ answers: true }).shape,
  ...writOffers.shape,
  /** Of money that the company took since the judgment; null while it hasn’t answered. */
  moneyTakenCents: z.int().nullable(),
  case: z.object({
    id,
    title: z.string(),
    status: caseStatus,
    caseNumber: z.string().nullable(),
    caseDraftNumber: z.string(),
    tenantNames: z.string(),
    clientName: z.string(),
    propertyName: z.string().nullable(),
    unitLabel: z.string().nullable(),
    courthouseName: z.string().nullable(),
    stateCode: z.string().nullable(),
    timeZone: z.string(),
    lockoutDate: courtDate.nullable(),
    terms: packTerms.nullable(),
  }),
});
export type WritRow = z.output<typeof writRow>;

type CallOf<A extends CalledWritAction> = Route<{
  method: 'POST';
  area: 'case-service';
  path: `/writ/${A}/{id}`;
  permission: Permission;
  summary: string;
  params: typeof idParams;
  body: WritActionDefinitions[A]['call']['body'];
  reply: typeof moved;
  failure: string;
}>;

const callOf = <A extends CalledWritAction>(action: A) => {
  const { permission, call } = writActionDefinitions[action];
  const definition = { ...shared, path: `/writ/${action}/{id}`, permission, ...call, reply: moved } as const;
  return route(definition) as unknown as CallOf<A>;
};

/** The call of each action that people do, by the action’s name. */
export const writCalls = {
  ...(recordOf(writActionNames.filter(isCalledWritAction), callOf) as { [A in CalledWritAction]: CallOf<A> }),
  create: route({
    ...callOf('create'),
    changes: shared.changes,
    reply: z.object({ writ: writReply.nullable(), case: caseDetails }),
    status: 201,
    orStatus: 202,
  }),
};
type WritCalls = typeof writCalls;

type Camel<S extends string> = S extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : S;

/** The calls of a writ: its list, and every action from the request to possession. */
export const writs = {
  list: route({
    method: 'GET',
    area,
    path: '/writ/list',
    reads: ['writ', 'case'],
    permission: 'writ.read',
    summary: 'List the writs of the cases that the caller can see',
    query: listQuery({
      search,
      status: choices(writStatuses),
      /** Open writs whose next move is theirs. */
      waitsFor: choices(writWaits),
      caseId: idFilter,
      courthouseId: idFilter,
      /** Open writs whose last lawful day is this one or before it. */
      expiresBy: courtDate.optional(),
      sort: sort(['requestedAt', 'updatedAt', 'expiresOn'], '-requestedAt'),
    }),
    reply: listReply('writs', writRow),
    failure: 'Get Writs Fail',
  }),
  ...(Object.fromEntries(
    ownKeys(writCalls).map((action) => [
      action.replaceAll(/-./g, ([, letter = '']) => letter.toUpperCase()),
      writCalls[action],
    ]),
  ) as { [A in CalledWritAction as Camel<A>]: WritCalls[A] }),
  bulk: route({
    ...shared,
    path: '/writ/bulk/{action}',
    permission: 'writ.read',
    summary: 'Run one action on up to 200 writs; each writ has its own transaction and its own result',
    params: z.object({ action: z.enum(bulkWritActions) }),
    body: z.object({
      writIds: z
        .array(id)
        .min(1, issue('writ_missing'))
        .max(maxBulkWrits, issue('writs_at_most', { max: maxBulkWrits })),
      data: z.record(z.string(), z.unknown()).default({}),
    }),
    reply: bulkResults,
  }),
};
