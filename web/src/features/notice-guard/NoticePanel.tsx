import type { NoticePoint } from '@writdesk/contract/notices/notice-guard';
import type { ReactNode } from 'react';
import { useLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Derived, ErrorState, Sheet, Skeleton } from '../../shared/ui/index.ts';
import { stateName } from '../../labels/law/states.ts';
import { reasonLabel } from '../../labels/case/eviction-words.ts';
import { MayBeFiled } from './MayBeFiled.tsx';
import { messages } from './messages.ts';
import { NoticePoints } from './NoticePoints.tsx';
import { worstTone } from './point-words.ts';
import { useNoticeCheck } from './use-notice-check.ts';
import './notice-check.css';

interface NoticePanelProps {
  record: { id: string; version: number };
  /** The reader works for the company: their attorney is named. */
  isClient: boolean;
  /** What was typed is not in the record yet. */
  isBehind?: boolean;
  /** Leads to the field that a point asks for, where it stands elsewhere. */
  renderBelow?: (point: NoticePoint) => ReactNode;
}

/** The check next to the fields of the notice step: it follows each save. */
export default function NoticePanel({ record, isClient, isBehind = false, renderBelow }: NoticePanelProps) {
  const t = useText(messages);
  const locale = useLocale();
  const { data: check, error, refetch, isWaiting: isRefetched } = useNoticeCheck(record);
  const isWaiting = isRefetched || isBehind;
  if (!check) {
    return error ? (
      <ErrorState error={error} what={t('theCheck')} onRetry={() => void refetch()} level={2} />
    ) : (
      <Skeleton lines={5} label={t('theCheck')} />
    );
  }
  const { points, stateCode, reasons, today, timeZone, firmName } = check;
  const [reason] = reasons;
  const of =
    stateCode &&
    [stateName(stateCode, locale), reason && lowered(reasonLabel(reason, locale))].filter(Boolean).join(', ');
  return (
    <div className="notice-panel">
      <Sheet title={t('noticeCheck')} extra={of} {...(!isWaiting && { edge: worstTone(points) })}>
        <Derived name={t('noticeCheck')} isWaiting={isWaiting}>
          <div aria-live="polite">
            <NoticePoints
              points={points}
              today={today}
              timeZone={timeZone}
              {...(renderBelow && { renderBelow })}
            />
          </div>
          {!isClient && points.some(({ verified }) => verified === false) && (
            <p className="notice-unverified">{t('unverified')}</p>
          )}
          <MayBeFiled check={check} />
        </Derived>
      </Sheet>
      {isClient && <p className="notice-attorney">{t('attorney', { firm: firmName })}</p>}
    </div>
  );
}

const lowered = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);
