import { WifiOff } from 'lucide-react';
import type { Root } from 'react-dom/client';
import { forgetSession, openWithoutServer, type SealedRecords } from '../../../shared/offline/index.ts';
import { isIdle, watchInactivity } from '../../../shared/session/inactivity.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { PlainPage } from '../../../shared/ui/page/PlainPage.tsx';
import { SheetView } from './SheetView.tsx';
import { sheetMessages } from './sheet-messages.ts';
import { useCourtDay } from './use-court-day.ts';

/**
 * Shows a sheet that was opened before, without a session: what is pressed waits. With the connection the page loads again.
 * @returns false where this browser has nothing of the sheet’s person.
 */
export async function openOfflineSheet(root: Root, sheetId: string): Promise<boolean> {
  if (isIdle()) await forgetSession();
  const records = await openWithoutServer();
  if (!records) return false;
  const end = () => void forgetSession().then(() => location.reload());
  watchInactivity({ onIdle: end, onActive: () => {} });
  root.render(<OfflineSheet sheetId={sheetId} records={records} />);
  return true;
}

function OfflineSheet({ sheetId, records }: { sheetId: string; records: SealedRecords }) {
  const t = useText(sheetMessages);
  const day = useCourtDay({ sheetId, owner: records.owner, kept: records });
  if (day.sheet) {
    return (
      <main id="main">
        <SheetView sheet={day.sheet} day={day} />
      </main>
    );
  }
  return (
    <PlainPage icon={WifiOff} title={t('theSheet')}>
      <p role="alert">{t('notKept')}</p>
    </PlainPage>
  );
}
