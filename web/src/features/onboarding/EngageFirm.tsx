import type { ClientDetails } from '@writdesk/contract/clients/clients';
import { Button } from 'antd';
import { ErrorSummary, stopAtUnread } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { EngageFields, useEngageForm } from '../company/index.ts';
import { messages } from './messages.ts';

/** Gives a company its law firm: client care's, and an administrator's. */
export function EngageFirm({ company }: { company: ClientDetails }) {
  const t = useText(messages);
  const { errors, field, submit, isRunning } = useEngageForm(company);
  return (
    <form
      className="engage-firm"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!stopAtUnread(event.currentTarget)) submit();
      }}
    >
      <ErrorSummary errors={errors} />
      <EngageFields field={field} />
      <Button type="primary" size="large" htmlType="submit" loading={isRunning}>
        {t('engage')}
      </Button>
    </form>
  );
}
