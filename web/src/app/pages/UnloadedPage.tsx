import { Button } from 'antd';
import { CloudOff } from 'lucide-react';
import { useEffect } from 'react';
import { useReachable } from '../../shared/api/use-reachable.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { EmptyState } from '../../shared/ui/states/EmptyState.tsx';
import { messages } from '../messages.ts';

/** The files of a screen did not come: it is loaded again as soon as the server answers. */
export function UnloadedPage() {
  const t = useText(messages);
  const isReachable = useReachable();
  useEffect(() => {
    if (isReachable) location.reload();
  }, [isReachable]);
  return (
    <EmptyState
      level={1}
      icon={CloudOff}
      title={t('unloaded')}
      actions={
        <Button type="primary" onClick={() => history.back()}>
          {t('goBack')}
        </Button>
      }
    >
      {t('unloadedText')}
    </EmptyState>
  );
}
