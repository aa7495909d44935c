import type { Condition, ConditionRow } from '@writdesk/contract/documents/conditions';
import type {
  LayoutKind,
  TemplateDetails,
  TemplateMoment,
  TemplateRow,
  TemplateType,
} from '@writdesk/contract/documents/template-values';
import type { Place } from './PlaceFields.tsx';

/** A line of a condition as it is typed; the key is the line's own. */
export interface ConditionLine extends ConditionRow {
  key: string;
}

/** What the form about a template holds. */
export interface TemplateFormValues extends Place {
  name: string;
  type: TemplateType;
  moment: TemplateMoment;
  formNumber: string;
  revision: string;
  source: string;
  confidence: TemplateRow['confidence'];
  notHere: boolean;
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

/** What the form begins with. */
export function templateFormValues(known?: TemplateDetails, place?: Partial<Place>): TemplateFormValues {
  const version = known?.versions.find(({ number }) => number === known.number);
  return {
    name: known?.name ?? '',
    type: known?.type ?? 'FORM',
    stateId: known?.stateId ?? place?.stateId ?? null,
    countyId: known?.countyId ?? place?.countyId ?? null,
    courthouseId: known?.courthouseId ?? place?.courthouseId ?? null,
    moment: known?.moment ?? 'FILING',
    formNumber: known?.formNumber ?? '',
    revision: known?.revision ?? '',
    source: known?.source ?? '',
    confidence: known?.confidence ?? 'U',
    notHere: known?.notHere ?? false,
    effectiveFrom: version?.effectiveFrom ?? null,
    effectiveUntil: version?.effectiveUntil ?? null,
    match: known?.condition?.match ?? 'ALL',
    condition: (known?.condition?.rows ?? []).map((row, index) => ({ ...row, key: `${index}` })),
    file: null,
  };
}

/** What both a new and a changed template send. */
function about({ match, condition, file: _, type: __, ...values }: TemplateFormValues) {
  const rows = condition.map(({ key, ...row }) => row);
  return { ...values, condition: rows.length > 0 ? { match, rows } : null };
}

/** What is sent of a new one; a layout has no file. */
export const newTemplateBody = (values: TemplateFormValues) => ({
  ...about(values),
  type: values.type,
  ...(values.type === 'LAYOUT'
    ? { layout: 'DISPOSSESSORY_AFFIDAVIT' as LayoutKind }
    : { path: values.file?.path ?? null }),
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
