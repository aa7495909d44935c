import type { Condition } from '@writdesk/contract/documents/conditions';
import { useFactName } from '../../labels/documents/fact-names.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { messages } from './messages.ts';

/** A condition in words: "Reasons contains NONPAYMENT and Rent owed is more than 0". */
export function useConditionWords(): (condition: Condition | null) => string {
  const t = useText(messages);
  const nameOf = useFactName();
  return (condition) => {
    if (condition === null) return t('always');
    const lines = condition.rows.map(({ path, test, value }) =>
      [nameOf(path), t(test), value].filter(Boolean).join(' '),
    );
    return lines.join(` ${t(condition.match === 'ALL' ? 'and' : 'or')} `);
  };
}
