import type { ImportDetails } from '@writdesk/contract/property-imports/import-values';
import { useText } from '../../shared/i18n/translate.ts';
import { systemNames } from '@writdesk/contract/property-imports/system-names';
import { messages } from './messages.ts';

/** `Rent roll, AppFolio`; a file of no known system is its kind alone. */
export function useReport({ kind, source }: Pick<ImportDetails, 'kind' | 'source'>): string {
  const t = useText(messages);
  return source === 'OTHER' ? t(kind) : t('report', { kind: t(kind), system: systemNames[source] });
}
