import { accountingExports } from '@writdesk/contract/accounting-exports/accounting-exports';
import type { RouteArguments } from '@writdesk/contract/route';
import { useState } from 'react';
import { useAction } from '../../shared/api/index.ts';
import { saveFile } from '../../shared/files/save-file.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { toast, thrownText } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

interface Made {
  fileName: string;
  url: string;
}

/** Exports and hands the file to the browser; where there are several, they are `files`, to be fetched one by one. */
export function useExportFile() {
  const t = useText(messages);
  const create = useAction(accountingExports.create, { quiet: true });
  const [isFetching, setFetching] = useState(false);
  const [files, setFiles] = useState<readonly Made[]>([]);
  const fetchFile = async ({ fileName, url }: Made) => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(response.statusText);
    saveFile(fileName, await response.blob());
  };
  const run = async (body: RouteArguments<typeof accountingExports.create>['body']) => {
    setFetching(true);
    setFiles([]);
    try {
      const made = await create.runAsync({ body });
      if (made.files.length > 1) setFiles(made.files);
      else for (const file of made.files) await fetchFile(file);
      toast.success(t('downloaded', { count: made.journals }), { title: t('exported') });
    } catch (error) {
      toast.error(thrownText(error) || t('failed'));
    } finally {
      setFetching(false);
    }
  };
  const again = (file: Made) => void fetchFile(file).catch(() => toast.error(t('failed')));
  return { run, again, files, clear: () => setFiles([]), isRunning: isFetching };
}
