import { Button } from 'antd';
import { CircleCheck } from 'lucide-react';
import { listDay, todayIn } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { EmptyState, Sheet } from '../../shared/ui/index.ts';
import { afterToday } from './after-today.ts';
import { messages } from './messages.ts';
import { type WorkItem, workWords } from './work-item.ts';

/** Says that nothing of today is left, and what comes next; nothing while something is. */
export function AllDone({ items }: { items: readonly WorkItem[] }) {
  const t = useText(messages);
  const next = afterToday(items);
  if (!next) return null;
  const { key, count, first } = next;
  const act = workWords(first, false).title;
  const values = { count, act: act.charAt(0).toLowerCase() + act.slice(1), title: first.title };
  const day = first.nextDate ? listDay(first.nextDate, todayIn(first.timeZone)) : '';
  return (
    <Sheet padded={false}>
      <EmptyState
        icon={CircleCheck}
        tone="done"
        title={t('nothingToday')}
        actions={<Button href={`#${key}`}>{t(key === 'tomorrow' ? 'showTomorrow' : 'showNext')}</Button>}
      >
        {key === 'tomorrow'
          ? t('restTomorrow', values)
          : key === 'undated'
            ? t('restUndated', values)
            : t('restLater', { ...values, day })}
      </EmptyState>
    </Sheet>
  );
}
