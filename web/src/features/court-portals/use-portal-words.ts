import type { FieldWords } from '../../shared/form/index.ts';
import { recordDay, recordMoment } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { messages } from './messages.ts';
import type { PortalFormValues } from './portal-form-values.ts';

/** The fields of a portal in words, for what two people changed. */
export function usePortalWords(
  courts: readonly { id: string; name: string }[],
): FieldWords<PortalFormValues> {
  const t = useText(messages);
  const nameOf = (field: keyof PortalFormValues): string => {
    if (field === 'courthouseIds') return t('courts');
    return t(field.replace('.', '_') as Parameters<typeof t>[0]);
  };
  const textOf = (field: keyof PortalFormValues, values: PortalFormValues): string => {
    switch (field) {
      case 'courthouseIds':
        return values.courthouseIds
          .map((id) => courts.find((court) => court.id === id)?.name ?? id)
          .join(', ');
      case 'adapter':
        return values.adapter === null ? '' : t(values.adapter);
      case 'terms':
        return t(values.terms);
      case 'termsOn':
        return values.termsOn === null ? '' : recordDay(values.termsOn);
      case 'weekdaysOnly':
        return values.weekdaysOnly ? t('weekdaysOnly') : '';
      case 'maintenanceFrom':
      case 'maintenanceUntil':
        return values[field] === null ? '' : recordMoment(values[field]);
      default:
        return values[field];
    }
  };
  return { nameOf, textOf };
}
