import { vendors } from '@writdesk/contract/vendors/vendors';
import { useAction } from '../../shared/api/index.ts';
import { saveFile } from '../../shared/files/save-file.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { toast, thrownText } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

/** Hands the totals of a year to the browser as a file: the server stores none. */
export function useTotalsFile() {
  const t = useText(messages);
  const exporting = useAction(vendors.exportTotals, { quiet: true });
  const run = (year: string, withTins: boolean) =>
    void exporting.runAsync({ body: { year, withTins } }).then(
      ({ fileName, content, vendors: count }) => {
        saveFile(fileName, new Blob([content], { type: 'text/csv' }));
        toast.success(t('downloaded', { count }), { title: t('downloadedTitle') });
      },
      (error: unknown) => toast.error(thrownText(error) || t('failed')),
    );
  return { run, isRunning: exporting.isRunning };
}
