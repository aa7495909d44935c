import { Derived, Sheet } from '../../shared/ui/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { MayBeFiled } from './MayBeFiled.tsx';
import { messages } from './messages.ts';
import { useNoticeCheck } from './use-notice-check.ts';
import './notice-check.css';

/** On a phone the day stands right under the question that moves it. */
export default function DayCard({ record }: { record: { id: string; version: number } }) {
  const t = useText(messages);
  const { data: check, isWaiting } = useNoticeCheck(record);
  if (!check?.mayBeFiledOn) return null;
  return (
    <Sheet label={t('mayBeFiled')} edge="gain" className="day-card">
      <Derived name={t('mayBeFiled')} isWaiting={isWaiting}>
        <MayBeFiled check={check} />
      </Derived>
    </Sheet>
  );
}
