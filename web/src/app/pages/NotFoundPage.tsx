import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/person.ts';
import { NotThere } from '../../shared/ui/states/EmptyState.tsx';
import { messages } from '../messages.ts';

export function NotFoundPage() {
  const t = useText(messages);
  const navigate = useNavigate();
  const { holds } = usePerson();
  return (
    <NotThere
      level={1}
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
    />
  );
}
