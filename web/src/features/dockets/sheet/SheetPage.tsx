import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { usePerson } from '../../../shared/person/index.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { ErrorState, Skeleton } from '../../../shared/ui/index.ts';
import { keepPage } from './keep-page.ts';
import { SheetView } from './SheetView.tsx';
import { sheetMessages } from './sheet-messages.ts';
import { useCourtDay } from './use-court-day.ts';

/** The court-day sheet of the room of a docket: on paper, on a tablet, with and without a connection. */
export default function SheetPage() {
  const t = useText(sheetMessages);
  const { id: owner } = usePerson();
  const { id = '' }: { id?: string } = useParams({ strict: false });
  if (!owner) return <Skeleton lines={9} label={t('theSheet')} />;
  return <LoadedSheet key={id} id={id} owner={owner} />;
}

function LoadedSheet({ id, owner }: { id: string; owner: string }) {
  const t = useText(sheetMessages);
  const day = useCourtDay({ sheetId: id, owner });
  const isLoaded = day.sheet !== null;
  useEffect(() => {
    // A browser that keeps nothing shows the sheet all the same.
    if (isLoaded) void keepPage().catch(() => undefined);
  }, [isLoaded]);
  if (day.sheet) return <SheetView sheet={day.sheet} day={day} />;
  if (day.error)
    return <ErrorState error={day.error} what={t('theSheet')} onRetry={() => void day.reload()} level={1} />;
  return <Skeleton lines={9} label={t('theSheet')} />;
}
