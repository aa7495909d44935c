import { ownKeys } from '@writdesk/contract/values/records';
import {
  bulkActions,
  type BulkAction,
  caseActionCalls,
  caseActionDefinitions,
} from '@writdesk/contract/cases/case-actions';
import type { JudgmentWay } from '@writdesk/contract/cases/case-facts';
import type { CaseRow } from '@writdesk/contract/cases/cases';
import { lazy, type ComponentType } from 'react';
import type { Field } from '../../../shared/form/index.ts';
import type { Values } from '../../../shared/i18n/translate.ts';
import type { bulkMessages } from './bulk-messages.ts';

type Key = keyof (typeof bulkMessages)['en'];
export type BulkValues = Readonly<Record<string, string>>;

/** What the fields of an action on many take. */
export interface BulkFieldsProps {
  act: BulkAction;
  rows: readonly CaseRow[];
  field: (name: string) => Field<string>;
}

interface BulkRequest {
  rows: readonly CaseRow[];
  data: Readonly<Record<string, unknown>>;
}

/** What to do, with what its words name. */
type Missing = Key | { key: Key; values: Values };

/** One way of doing an action to many cases. What isn’t said is as the action’s own words and its empty body say. */
interface BulkWay {
  label?: Key;
  title?: Key;
  text?: Key;
  /** What a company reads instead. */
  clientText?: Key;
  danger?: true;
  fields?: ComponentType<BulkFieldsProps>;
  /** Which fields must say something, and what to do where they don’t. */
  missing?: (values: BulkValues, rows: readonly CaseRow[]) => Readonly<Record<string, Missing>>;
  /** What is sent; absent: the fields that say something, to all rows at once. */
  requests?: (values: BulkValues, rows: readonly CaseRow[]) => readonly BulkRequest[];
  /** The way to a judgment that it takes, where the action has several: each waits for days of its own. */
  about?: JudgmentWay;
  /** Whether a case that allows the action allows it in this way. */
  fits?: (row: CaseRow) => boolean;
}

const DocketFields = lazy(() => import('./bulk-fields/DocketFields.tsx'));
const empty = (values: BulkValues, name: string) => (values[name] ?? '').trim() === '';
/** The words of those fields that say nothing. */
const whereEmpty = (values: BulkValues, words: Readonly<Record<string, Key>>) =>
  Object.fromEntries(Object.entries(words).filter(([name]) => empty(values, name)));

/** A docket for the cases of each courthouse, and one reason for all. */
const toDockets = {
  fields: DocketFields,
  missing: (values, rows) =>
    courtsOf(rows).some(({ id }) => !empty(values, id))
      ? {}
      : Object.fromEntries(
          courtsOf(rows).map(({ id, name }) => [id, { key: 'chooseOneDocket', values: { court: name } }]),
        ),
  requests: (values, rows) =>
    courtsOf(rows).flatMap(({ id }) =>
      empty(values, id)
        ? []
        : [
            {
              rows: rows.filter(({ courthouseId }) => courthouseId === id),
              data: { docketId: values[id], ...(!empty(values, 'reason') && { reason: values.reason }) },
            },
          ],
    ),
} satisfies Partial<BulkWay>;

/** What an action on many says and asks beyond its definition; one that isn’t here is asked for by its own name. */
const bulkWays: Readonly<Partial<Record<BulkAction, Readonly<Record<string, BulkWay>>>>> = {
  submit: {
    submit: {
      title: 'submitTitle',
      text: 'submitText',
      fields: lazy(() => import('./bulk-fields/SubmitFields.tsx')),
      missing: (values) => whereEmpty(values, { attestedBy: 'attestMissing' }),
    },
  },
  'initial-check': { 'initial-check': { title: 'checkTitle', text: 'checkText' } },
  review: { review: { title: 'reviewTitle', text: 'reviewText' } },
  'send-for-filing': {
    'send-for-filing': {
      title: 'filingTitle',
      text: 'filingText',
      // What goes out again after a fix is no new approval: who made the fixes says so, case by case.
      fits: ({ status }) => status !== 'RETURNED_TO_PROCESSOR',
    },
  },
  'sent-for-serving': {
    'sent-for-serving': {
      title: 'servingTitle',
      text: 'servingText',
      fits: ({ status }) => status !== 'RETURNED_TO_PROCESSOR',
    },
  },
  'apply-to-docket': {
    'apply-to-docket': {
      title: 'docketTitle',
      text: 'docketText',
      ...toDockets,
      fits: ({ status }) => status !== 'ON_DOCKET',
    },
    'move-docket': {
      label: 'moveLabel',
      title: 'moveTitle',
      text: 'moveText',
      ...toDockets,
      fits: ({ status }) => status === 'ON_DOCKET',
    },
  },
  'awaiting-judgment': {
    'request-default': {
      label: 'defaultLabel',
      title: 'defaultTitle',
      text: 'defaultText',
      about: 'DEFAULT',
      requests: (_values, rows) => [{ rows, data: { basis: 'DEFAULT', docketChecked: 'NONE' } }],
    },
    heard: {
      label: 'heardLabel',
      title: 'heardTitle',
      text: 'heardText',
      about: 'HEARING',
      requests: (_values, rows) => [{ rows, data: { basis: 'HEARING' } }],
    },
  },
  'answer-sweep': {
    'answer-sweep': {
      title: 'sweepTitle',
      text: 'sweepText',
      fields: lazy(() => import('./bulk-fields/SweepFields.tsx')),
      missing: (values) => whereEmpty(values, { answer: 'giveSweep' }),
    },
  },
  assign: {
    assign: {
      title: 'assignTitle',
      text: 'assignText',
      fields: lazy(() => import('./bulk-fields/AssignFields.tsx')),
      missing: (values) =>
        empty(values, 'assignedLawyerId') ? whereEmpty(values, { assignedProcessorId: 'giveSomebody' }) : {},
    },
  },
  'hold-release': {
    'hold-release': {
      title: 'releaseTitle',
      text: 'releaseText',
      fields: lazy(() => import('./bulk-fields/ReleaseFields.tsx')),
      missing: (values) => whereEmpty(values, { reason: 'giveWhy' }),
    },
  },
  'dismiss-case': {
    'dismiss-case': {
      label: 'dismissMore',
      title: 'dismissTitle',
      text: 'dismissText',
      clientText: 'dismissClient',
      danger: true,
      fields: lazy(() => import('./bulk-fields/DismissFields.tsx')),
      missing: (values) => whereEmpty(values, { dismissReason: 'giveReason', comment: 'giveWhy' }),
    },
  },
};

const CommentFields = lazy(() => import('./bulk-fields/CommentFields.tsx'));

/** The ways of an action. One that says nothing here asks for a comment where its call does. */
export function waysOf(act: BulkAction): Readonly<Record<string, BulkWay>> {
  const usual = needsComment(act)
    ? { fields: CommentFields, missing: (values: BulkValues) => whereEmpty(values, { comment: 'giveWhy' }) }
    : {};
  return bulkWays[act] ?? { [act]: usual };
}

function needsComment(act: BulkAction): boolean {
  const keys = ownKeys(caseActionCalls);
  const key = keys.find((one) => caseActionDefinitions[one].name === act);
  const issues = key === undefined ? [] : (caseActionCalls[key].body.safeParse({}).error?.issues ?? []);
  return issues.some(({ path }) => path[0] === 'comment');
}

/** The courthouses of the rows, each once. */
export function courtsOf(rows: readonly CaseRow[]): { id: string; name: string; count: number }[] {
  const courts = new Map<string, { id: string; name: string; count: number }>();
  for (const { courthouseId: id, courthouseName: name } of rows)
    if (id) courts.set(id, { id, name: name ?? '', count: (courts.get(id)?.count ?? 0) + 1 });
  return [...courts.values()];
}

/** What a case waits for before the action may be done in this way; undefined where it waits for nothing. */
function waitOf(row: CaseRow, act: BulkAction, { about }: BulkWay): Wait | undefined {
  if (about === undefined && row.availableActions.includes(act)) return undefined;
  return row.waiting.find(
    ({ action, ways }) =>
      action === act && (about === undefined || (ways?.some((one) => one === about) ?? true)),
  );
}
type Wait = CaseRow['waiting'][number];

/** A selected case whose lawful day hasn’t come, or that lacks a fact which the action needs. */
export interface WaitingRow {
  row: CaseRow;
  wait: Wait;
}

export interface BulkOffer {
  key: string;
  act: BulkAction;
  way: BulkWay;
  /** The selected cases that allow it now. */
  rows: readonly CaseRow[];
  /** Those that would allow it but for what the law waits for. */
  waiting: readonly WaitingRow[];
}

/**
 * What the selection offers: every action that at least one of its cases allows, or will allow from a day that is known, with those
 * cases.
 */
export function bulkOffers(rows: readonly CaseRow[]): BulkOffer[] {
  return bulkActions.flatMap((act) =>
    Object.entries(waysOf(act))
      .map(([key, way]) => {
        const those = way.fits ? rows.filter(way.fits) : rows;
        const waiting = those.flatMap((row) => {
          const wait = waitOf(row, act, way);
          return wait ? [{ row, wait }] : [];
        });
        const isFree = (row: CaseRow) =>
          row.availableActions.includes(act) && waitOf(row, act, way) === undefined;
        return { key, act, way, rows: those.filter(isFree), waiting };
      })
      .filter((offer) => offer.rows.length > 0 || firstDayOf(offer) !== null),
  );
}

/** The first day on which one of the cases that wait may be acted on; null where none knows its day. */
export function firstDayOf({ waiting }: Pick<BulkOffer, 'waiting'>): string | null {
  return waiting.flatMap(({ wait }) => wait.from ?? []).toSorted()[0] ?? null;
}

/** How many of its cases wait for just this action. */
export const awaitedBy = ({ act, rows }: BulkOffer): number =>
  rows.filter(({ primaryAction }) => primaryAction === act).length;

/** The calls of an offer, each to its rows. */
export function bulkRequests({ way, rows }: BulkOffer, values: BulkValues): readonly BulkRequest[] {
  const said = Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''));
  return way.requests?.(values, rows) ?? [{ rows, data: said }];
}
