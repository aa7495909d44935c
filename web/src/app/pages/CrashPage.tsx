import { Button } from 'antd';
import { Bug } from 'lucide-react';
import { useText } from '../../shared/i18n/translate.ts';
import { EmptyState } from '../../shared/ui/EmptyState.tsx';
import { messages } from '../messages.ts';

/** A screen threw while it was drawn; the frame around it still stands. */
export function CrashPage() {
  const t = useText(messages);
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
