import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { useText } from '../../../../shared/i18n/translate.ts';
import { messages } from '../messages.ts';

/** The way to the case's page. */
export function CaseLink({ record }: { record: CaseDetails }) {
  const t = useText(messages);
  const navigate = useNavigate();
  return (
    <Button type="primary" onClick={() => void navigate({ to: '/cases/$id', params: { id: record.id } })}>
      {t('openCase')}
    </Button>
  );
}
