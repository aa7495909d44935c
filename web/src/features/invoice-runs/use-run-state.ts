import type { InvoiceRun } from '@writdesk/contract/invoices/invoice-runs';
import { useText } from '../../shared/i18n/translate.ts';
import { messages } from './messages.ts';

/** How far a run is, in words. */
export function useRunState(): (run: InvoiceRun) => string {
  const t = useText(messages);
  return ({ finishedAt, groupCount, billedCount, leftCount }) => {
    if (finishedAt === null) return t('running', { done: billedCount + leftCount, all: groupCount });
    return leftCount > 0
      ? t('finishedLeft', { billed: billedCount, left: leftCount })
      : t('finished', { billed: billedCount });
  };
}
