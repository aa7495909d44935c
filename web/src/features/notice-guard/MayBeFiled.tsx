import type { NoticeCheck } from '@writdesk/contract/notices/notice-guard';
import { listDay } from '../../shared/formats/dates.ts';
import { useLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { WhyButton } from '../deadlines/index.ts';
import { messages } from './messages.ts';
import './notice-check.css';

/** The first day on which the case may be filed, and its count. */
export function MayBeFiled({ check }: { check: NoticeCheck }) {
  const t = useText(messages);
  const locale = useLocale();
  const { mayBeFiledOn, deadline, supposesNoCares, timeZone, today } = check;
  return (
    <div className="may-be-filed" data-why-row>
      <p>
        <span>{t('mayBeFiled')}</span>
        <strong>{mayBeFiledOn ? listDay(mayBeFiledOn, today, locale) : t('notCounted')}</strong>
        {mayBeFiledOn && supposesNoCares && <span>{t('ifNotCares')}</span>}
      </p>
      {deadline && (deadline.rule || deadline.missing.length > 0) && (
        <WhyButton
          inWords
          what={t('mayBeFiled')}
          deadline={deadline}
          event="NOTICE_EXPIRES"
          timeZone={timeZone}
          today={today}
        />
      )}
    </div>
  );
}
