import { Button } from 'antd';
import { Lock } from 'lucide-react';
import { useText } from '../../shared/i18n/translate.ts';
import { EmptyState } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { useSupportAsk } from './support-ask.ts';

/** In the place of a document that only opens with a support access. */
export default function ClosedFile() {
  const t = useText(messages);
  const ask = useSupportAsk();
  return (
    <EmptyState
      icon={Lock}
      title={t('fileClosed')}
      actions={
        ask && (
          <Button type="primary" onClick={ask}>
            {t('start')}…
          </Button>
        )
      }
    >
      {t(ask ? 'fileClosedText' : 'fileClosedReader')}
    </EmptyState>
  );
}
