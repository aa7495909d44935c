import type { Condition, ConditionRow } from '@writdesk/contract/documents/conditions';
import type {
  LayoutKind,
  TemplateDetails,
  TemplateMoment,
  TemplateRow,
  CreatedType,
} from '@writdesk/contract/documents/template-values';
import { plainWords } from '../../shared/i18n/word-list.ts';
import type { Place } from './PlaceFields.tsx';

/** A line of a condition as it is typed; the key is the line's own. */
export interface ConditionLine extends ConditionRow {
  key: string;
}

/** What the form about a template holds. */
export interface TemplateFormValues extends Place {
  name: string;
  type: CreatedType;
  /** Which of our layouts, where it is one. */
  layout: LayoutKind | null;
  moment: TemplateMoment;
  formNumber: string;
  revision: string;
  source: string;
  confidence: TemplateRow['confidence'];
  notHere: boolean;
  /** The court’s form that it is. */
  slotId: string | null;
  effectiveFrom: string | null;
  effectiveUntil: string | null;
  match: Condition['match'];
  condition: readonly ConditionLine[];
  /** An upload, and the name that its owner knows it by. */
  file: { path: string; name: string } | null;
}

export const blankLine = (): ConditionLine => ({
  key: crypto.randomUUID(),
  path: 'case.reasons',
  test: 'HAS',
  value: '',
});

/** `TX_PETITION` is Petition (TX). */
export function layoutName(layout: LayoutKind): string {
  const [, state, name] = /^([A-Z]{2})_(.+)$/.exec(layout) ?? [];
  return state && name ? `${plainWords(name)} (${state})` : plainWords(layout);
}

/** What the form begins with. */
export function templateFormValues(known?: TemplateDetails, place?: Partial<Place>): TemplateFormValues {
  const version = known?.versions.find(({ number }) => number === known.number);
  return {
    name: known?.name ?? '',
    // A slot is never edited as a form: its page offers no such action.
    type: known && known.type !== 'SLOT' ? known.type : 'FORM',
    layout: known?.layout ?? null,
    stateId: known?.stateId ?? place?.stateId ?? null,
    countyId: known?.countyId ?? place?.countyId ?? null,
    courthouseId: known?.courthouseId ?? place?.courthouseId ?? null,
    moment: known?.moment ?? 'FILING',
    formNumber: known?.formNumber ?? '',
    revision: known?.revision ?? '',
    source: known?.source ?? '',
    confidence: known?.confidence ?? 'U',
    notHere: known?.notHere ?? false,
    slotId: known?.slotId ?? null,
    effectiveFrom: version?.effectiveFrom ?? null,
    effectiveUntil: version?.effectiveUntil ?? null,
    match: known?.condition?.match ?? 'ALL',
    condition: (known?.condition?.rows ?? []).map((row, index) => ({ ...row, key: `${index}` })),
    file: null,
  };
}

/** What both a new and a changed template send. */
function about({
  match,
  condition,
  file: _,
  type: __,
  layout: ___,
  slotId: ____,
  ...values
}: TemplateFormValues) {
  const rows = condition.map(({ key, ...row }) => row);
  return { ...values, condition: rows.length > 0 ? { match, rows } : null };
}

/** What a form takes over from the slot that it fills. */
export const valuesOfSlot = (slot: TemplateRow) => ({
  slotId: slot.id,
  name: slot.name,
  stateId: slot.stateId,
  countyId: slot.countyId,
  courthouseId: slot.courthouseId,
  moment: slot.moment,
  formNumber: slot.formNumber ?? '',
  revision: slot.revision ?? '',
  source: slot.source ?? '',
});

/** What is sent of a new one; a layout has no file. */
export const newTemplateBody = (values: TemplateFormValues) => ({
  ...about(values),
  type: values.type,
  ...(values.type === 'LAYOUT'
    ? values.layout && { layout: values.layout }
    : { path: values.file?.path ?? null, slotId: values.slotId }),
});

/** What is sent of a change: dates and condition open the next draft, so that they go only where they differ. */
export function templateChangesBody(before: TemplateDetails) {
  const { effectiveFrom, effectiveUntil, condition } = about(templateFormValues(before));
  return (values: TemplateFormValues) => {
    const { condition: next, effectiveFrom: from, effectiveUntil: until, ...rest } = about(values);
    return {
      ...rest,
      ...(JSON.stringify(next) !== JSON.stringify(condition) && { condition: next }),
      ...(from !== effectiveFrom && { effectiveFrom: from }),
      ...(until !== effectiveUntil && { effectiveUntil: until }),
    };
  };
}

/** The form's name of a field that the server names otherwise. */
export const fieldOfPath = (path: string): string =>
  path === 'path' || path === 'layout' ? 'file' : path.startsWith('condition') ? 'condition' : path;
