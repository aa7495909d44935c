import type { EvictionReasonCode } from '@writdesk/contract/eviction-reasons/eviction-reason-codes';
import {
  criterionFacts,
  type CriterionKey,
  type CriterionKind,
} from '@writdesk/contract/special-approvals/criteria';
import type {
  AnswerMode,
  ApproverRole,
  SpecialApproval,
  SpecialApprovalInput,
} from '@writdesk/contract/special-approvals/special-approvals';

/** One criterion as it is typed; the key is the line’s own. */
export interface CriterionLine {
  key: string;
  criterion: CriterionKey;
  cents: number | null;
  span: string;
  courthouseIds: readonly string[];
}

/** `user:<id>` or `role:<role>`, in their order. */
export type ApproverKey = `user:${string}` | `role:${ApproverRole}`;

/** What the form about a rule holds. */
export interface RuleValues {
  name: string;
  firmId: string | null;
  clientIds: readonly string[];
  stateCodes: readonly string[];
  countyIds: readonly string[];
  propertyIds: readonly string[];
  reasons: readonly EvictionReasonCode[];
  criteria: readonly CriterionLine[];
  matching: SpecialApprovalInput['matching'];
  approvers: readonly ApproverKey[];
  answerMode: AnswerMode;
  answerCount: string;
  answerHours: string;
  validDays: string;
  unknownMeans: SpecialApprovalInput['unknownMeans'];
  active: boolean;
}

/** What most firms ask of a criterion; the form begins with it. */
const usual: Readonly<Partial<Record<CriterionKey, Partial<CriterionLine>>>> = {
  SUM_BELOW: { cents: 50_000 },
  OTHER_CHARGES_ABOVE: { cents: 50_000 },
  RENT_OLDER_THAN: { span: '180' },
  NOTICE_OLDER_THAN: { span: '60' },
  TENURE_ABOVE: { span: '10' },
  TENANT_AGED: { span: '62' },
  PRIOR_CASE: { span: '12' },
};

export function criterionLine(criterion: CriterionKey): CriterionLine {
  return {
    key: crypto.randomUUID(),
    criterion,
    cents: null,
    span: '',
    courthouseIds: [],
    ...usual[criterion],
  };
}

/** What the form begins with. */
export function ruleValues(known?: SpecialApproval): RuleValues {
  return {
    name: known?.name ?? '',
    firmId: known?.firm.id ?? null,
    clientIds: idsOf(known?.clients),
    stateCodes: known?.stateCodes ?? [],
    countyIds: idsOf(known?.counties),
    propertyIds: idsOf(known?.properties),
    reasons: known?.reasons ?? [],
    criteria: known?.criteria.map(lineOf) ?? [criterionLine('SUM_BELOW')],
    matching: known?.matching ?? 'ALL',
    approvers: known?.approvers.map(({ userId, role }) =>
      userId === null ? (`role:${role ?? 'firm_admin'}` as const) : (`user:${userId}` as const),
    ) ?? ['role:firm_admin'],
    answerMode: known?.answerMode ?? 'ANY',
    answerCount: String(known?.answerCount ?? ''),
    answerHours: String(known?.answerHours ?? 48),
    validDays: String(known?.validDays ?? ''),
    unknownMeans: known?.unknownMeans ?? 'ASK',
    active: known === undefined || known.status === 'active',
  };
}

export const kindOf = (criterion: CriterionKey): CriterionKind => criterionFacts[criterion].kind;
export const isSpan = (kind: CriterionKind) => kind === 'days' || kind === 'months' || kind === 'years';

/** The rule as it is sent; what is missing is asked for by the contract. */
export function ruleBody(values: RuleValues) {
  const { firmId: _, criteria, approvers, answerCount, answerHours, validDays, ...rest } = values;
  return {
    ...rest,
    clientIds: [...rest.clientIds],
    stateCodes: [...rest.stateCodes],
    countyIds: [...rest.countyIds],
    propertyIds: [...rest.propertyIds],
    reasons: [...rest.reasons],
    criteria: criteria.map(criterionBody),
    approvers: approvers.map((key) => {
      const [kind, value = ''] = key.split(':');
      return kind === 'user' ? { userId: value } : { role: value as ApproverRole };
    }),
    ...(values.answerMode === 'COUNT' && { answerCount: numberOf(answerCount) }),
    answerHours: numberOf(answerHours) ?? Number.NaN,
    validDays: numberOf(validDays),
  };
}

export const newRuleBody = (values: RuleValues) => ({
  ...ruleBody(values),
  ...(values.firmId !== null && { firmId: values.firmId }),
});

function criterionBody({ criterion, cents, span, courthouseIds }: CriterionLine) {
  const kind = kindOf(criterion);
  return {
    key: criterion,
    ...(kind === 'cents' && { value: cents }),
    ...(isSpan(kind) && { value: numberOf(span) }),
    ...(kind === 'courthouses' && { courthouseIds: [...courthouseIds] }),
  };
}

function lineOf({ key, value, courthouseIds }: SpecialApproval['criteria'][number], index: number) {
  const kind = kindOf(key);
  return {
    key: `${index}-${key}`,
    criterion: key,
    cents: kind === 'cents' ? value : null,
    span: isSpan(kind) ? String(value ?? '') : '',
    courthouseIds,
  };
}

const idsOf = (refs: readonly { id: string }[] = []) => refs.map(({ id }) => id);
/** A number as it is typed; nothing for an empty text, and no number for what is none. */
const numberOf = (text: string) => (text.trim() === '' ? null : Number(text));
