import { editableLevels } from '@writdesk/contract/court-calendars';
import { type Field, Question, RadioBoxes } from '../../../shared/form/index.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { messages } from './messages.ts';

export type Level = (typeof editableLevels)[number];

/** Whose calendar a change goes into. */
export function LevelQuestion({ field }: { field: Field<Level> }) {
  const t = useText(messages);
  return (
    <Question label={t('level')} field={field} group>
      <RadioBoxes
        {...field}
        options={editableLevels.map((level) => ({ value: level, label: t(`level_${level}`) }))}
      />
    </Question>
  );
}
