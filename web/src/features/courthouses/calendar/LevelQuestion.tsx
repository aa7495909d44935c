import type { editableLevels } from '@writdesk/contract/court-calendars/court-calendars';
import { type Field, Question, RadioBoxes } from '../../../shared/form/index.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { messages } from './messages.ts';

export type Level = (typeof editableLevels)[number];

/** Whose calendar a change goes into: one that the reader may change. */
export function LevelQuestion({ field, levels }: { field: Field<Level>; levels: readonly Level[] }) {
  const t = useText(messages);
  if (levels.length < 2) return <p className="level-note">{t('levelCourtOnly')}</p>;
  return (
    <Question label={t('level')} field={field} group>
      <RadioBoxes
        {...field}
        options={levels.map((level) => ({ value: level, label: t(`level_${level}`) }))}
      />
    </Question>
  );
}
