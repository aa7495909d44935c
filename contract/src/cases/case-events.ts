import { z } from 'zod';
import { auditEvents } from '../audits/audit-events.ts';
import { appealEvents } from '../appeals/appeal-events.ts';
import { billingItemEvents } from '../billing-items/billing-item-events.ts';
import { closureEvents } from '../court-calendars/closure-events.ts';
import { docketEvents } from '../dockets/docket-events.ts';
import { specialApprovalEvents } from '../special-approvals/special-approval-events.ts';
import { signatureEvents } from '../signatures/signature-events.ts';
import { rpaBotJobEvents } from '../rpa-bot-jobs/rpa-bot-job-events.ts';
import { envelopeEvents } from '../stamps/envelope-events.ts';
import { stepEvents } from '../workflows/step-events.ts';
import { stipulationEvents } from '../stipulations/stipulation-events.ts';
import { documentEvents } from '../documents/document-events.ts';
import { retentionEvents } from '../retention/retention-events.ts';
import { caseSealEvents } from '../case-seals/case-seal-events.ts';
import { ethicalWallEvents } from '../ethical-walls/ethical-wall-events.ts';
import { lawfulDayEvents } from '../lawful-days/lawful-day-events.ts';
import { movedDateEvents } from '../moved-dates/moved-date-events.ts';
import { noticeEvents } from '../notices/notice-events.ts';
import { courthouseEvents } from '../courthouses/courthouse-events.ts';
import { scanEvents } from '../scans/scan-events.ts';
import { packetEvents } from '../packets/packet-events.ts';
import { propertyEvents } from '../properties/property-events.ts';
import { standingEvents } from '../standing/standing-events.ts';
import { actionModes } from '../permissions/action-grant.ts';
import { id } from '../values/ids.ts';
import { type CaseAction, caseActionFacts, caseActionNames } from './case-actions.ts';
import { caseEvent, type CaseEventDefinition } from './case-event.ts';
import { writEvents } from '../writs/writ-events.ts';
import { caseStatuses } from './case-status.ts';

/** Somebody looked at what is sealed of a tenant. */
export const tenantEvents = {
  unmask: caseEvent('tenant.unmask', {
    group: 'edits',
    visibility: 'FIRM',
    readers: 'audit',
    data: { tenantId: id, field: z.enum(['ssn', 'dateOfBirth']), reason: z.string() },
  }),
};

/** What every action leaves: where the case went, and how. The opening of a case leaves none of it. */
const move = {
  mode: z.enum(actionModes).optional(),
  from: z.enum(caseStatuses).optional(),
  to: z.enum(caseStatuses).optional(),
  comment: z.string().optional(),
  outsideStep: z.boolean().optional(),
};

/** What each action leaves on the timeline, with its own facts. */
export const caseActionEvents = Object.fromEntries(
  caseActionNames.map((name) => {
    const { event, group, visibility, readers } = caseActionFacts[name];
    const limits = { ...(visibility && { visibility }), ...(readers && { readers }) };
    const definition: CaseEventDefinition = caseEvent(`case.${name}`, {
      group,
      ...limits,
      data: { ...move, ...event.shape },
    });
    return [name, definition];
  }),
) as Readonly<Record<CaseAction, CaseEventDefinition>>;

const others = [
  tenantEvents,
  appealEvents,
  auditEvents,
  billingItemEvents,
  caseSealEvents,
  retentionEvents,
  closureEvents,
  courthouseEvents,
  docketEvents,
  documentEvents,
  envelopeEvents,
  ethicalWallEvents,
  lawfulDayEvents,
  movedDateEvents,
  noticeEvents,
  packetEvents,
  scanEvents,
  propertyEvents,
  rpaBotJobEvents,
  signatureEvents,
  standingEvents,
  writEvents,
  specialApprovalEvents,
  stepEvents,
  stipulationEvents,
] as const;
type ValueOf<E> = E extends unknown ? E[keyof E] : never;
type OtherEvent = ValueOf<(typeof others)[number]>;
/** Kinds of events that no action of the machine leaves. */
export type OtherEventKind = OtherEvent['kind'];
/** The facts of one of them. */
export type OtherEventData<K extends OtherEventKind> = z.output<Extract<OtherEvent, { kind: K }>['data']>;
export type CaseEventKind = `case.${CaseAction}` | OtherEventKind;

const all: CaseEventDefinition[] = [
  ...Object.values(caseActionEvents),
  ...others.flatMap((events) => Object.values<CaseEventDefinition>(events)),
];
/** Everything that stands on a case’s timeline, by its kind. */
export const caseEvents = Object.fromEntries(all.map((event) => [event.kind, event])) as Readonly<
  Record<CaseEventKind, CaseEventDefinition>
>;
