import { mailbox } from '@writdesk/contract/mailbox/mailbox';
import { useState } from 'react';
import { useCall } from '../../shared/api/index.ts';
import { recordDay, dayOf, localZone, timeAt } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { ErrorState, Facts, Segments, Sheet, Skeleton } from '../../shared/ui/index.ts';
import { stillPage } from '../../shared/files/still-page.ts';
import { messages } from './messages.ts';

/** One email. Its HTML is shown in a frame of its own, without scripts, forms or any part of our page. */
export function MailPane({ id }: { id: string }) {
  const t = useText(messages);
  const { data, error, refetch } = useCall(mailbox.details, { params: { id }, quiet: true });
  const [wantsText, setWantsText] = useState(false);
  if (error) {
    return (
      <Sheet label={t('theMail')}>
        <ErrorState error={error} what={t('theMail')} onRetry={() => void refetch()} level={2} />
      </Sheet>
    );
  }
  if (!data) {
    return (
      <Sheet label={t('theMail')}>
        <Skeleton lines={9} label={t('theMail')} />
      </Sheet>
    );
  }
  const { kind, sender, recipients, subject, receivedAt, text, html } = data;
  const zone = localZone();
  const received = `${recordDay(dayOf(receivedAt, zone))}, ${timeAt(receivedAt, zone)}`;
  return (
    <Sheet
      title={kind === 'SMS' ? t('sms') : subject || t('noSubject')}
      className="mail-pane"
      extra={
        html !== null && (
          <Segments<'html' | 'text'>
            label={t('view')}
            value={wantsText ? 'text' : 'html'}
            onChange={(view) => setWantsText(view === 'text')}
            options={[
              { value: 'html', label: t('asHtml') },
              { value: 'text', label: t('asText') },
            ]}
          />
        )
      }
    >
      <Facts
        columns={3}
        items={[
          { label: t('from'), value: sender },
          { label: t('to'), value: recipients.join(', ') },
          { label: t('received'), value: received },
        ]}
      />
      {html !== null && !wantsText ? (
        <iframe
          className="mail-html"
          title={t('messageBody')}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          srcDoc={stillPage(html)}
        />
      ) : (
        <pre className="mail-text">{text}</pre>
      )}
    </Sheet>
  );
}
