import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { Signpost } from 'lucide-react';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/person.ts';
import { EmptyState } from '../../shared/ui/EmptyState.tsx';
import { messages } from '../messages.ts';

export function NotFoundPage() {
  const t = useText(messages);
  const navigate = useNavigate();
  const { holds } = usePerson();
  return (
    <EmptyState
      level={1}
      icon={Signpost}
      title={t('notFound')}
      actions={
        <>
          <Button type="primary" onClick={() => void navigate({ to: '/' })}>
            {t('toHome')}
          </Button>
          {holds('case.read') && (
            <Button onClick={() => void navigate({ to: '/cases' })}>{t('toCases')}</Button>
          )}
        </>
      }
    >
      {t('notFoundText')}
    </EmptyState>
  );
}
