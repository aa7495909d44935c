import { Button } from 'antd';
import { Bug } from 'lucide-react';
import { useText } from '../../shared/i18n/translate.ts';
import { EmptyState } from '../../shared/ui/states/EmptyState.tsx';
import { messages } from '../messages.ts';
import { UnloadedPage } from './UnloadedPage.tsx';

/** A screen threw while it was drawn; the frame around it still stands. */
export function CrashPage({ error }: { error: unknown }) {
  const t = useText(messages);
  if (isUnloaded(error)) return <UnloadedPage />;
  return (
    <EmptyState
      level={1}
      icon={Bug}
      title={t('crash')}
      actions={
        <Button type="primary" onClick={() => location.reload()}>
          {t('reload')}
        </Button>
      }
    >
      {t('crashText')}
    </EmptyState>
  );
}

/** Each engine has its own words for a module that did not come. */
const isUnloaded = (error: unknown) =>
  error instanceof TypeError &&
  /dynamically imported module|Importing a module|module script|Unable to preload/i.test(error.message);
