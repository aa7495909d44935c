import type { RunningImport } from '@writdesk/contract/property-imports/import-values';
import { useEffect } from 'react';
import { useText } from '../../shared/i18n/translate.ts';
import { tray } from '../../shared/ui/toast/tray.ts';
import { runningMessages } from './running-messages.ts';
import { useRunningImports } from './use-running-imports.ts';

/** Puts what is being read, compared, applied or undone into the tray, in every tab and after a reload, as long as it goes on. */
export default function RunningImports() {
  const running = useRunningImports();
  return running.map((one) => <OneRunning key={one.id} {...one} />);
}

function OneRunning({ id, fileName, work, step, done, total }: RunningImport) {
  const t = useText(runningMessages);
  useEffect(() => () => tray.remove(id), [id]);
  useEffect(() => {
    tray.put({
      id,
      title: t(`${work}_title`, { file: fileName }),
      state: 'running',
      ...(total > 0 && { done, total }),
      detail: t(step),
    });
  }, [id, fileName, work, step, done, total, t]);
  return null;
}
