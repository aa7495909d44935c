import { Button } from 'antd';
import { useText } from '../i18n/translate.ts';
import { FormNote } from './FormNote.tsx';
import type { Conflict, FieldOf, Taken } from './merge-fields.ts';
import { mergeMessages } from './merge-messages.ts';
import { RadioBoxes } from './RadioBoxes.tsx';

/** How a field is called and shown in words. */
export interface FieldWords<V> {
  nameOf: (field: FieldOf<V>, path: string) => string;
  /** '' where there is no answer. */
  textOf: (field: FieldOf<V>, values: V, path: string) => string;
}

interface MergeNotesProps<V> {
  words: FieldWords<V>;
  conflicts: readonly Conflict<V>[];
  taken: readonly Taken<V>[];
  /** The values now: one's own typing goes on while a choice is open. */
  values: V;
  /** What is changed: "this case". */
  changedTitle?: string;
  onChoose: (conflict: Conflict<V>, side: 'mine' | 'theirs') => void;
  onSeen: () => void;
}

/** What somebody else saved meanwhile: both answers and a choice where both changed a field, else what was taken over. */
export function MergeNotes<V>({
  words,
  conflicts,
  taken,
  values,
  changedTitle,
  onChoose,
  onSeen,
}: MergeNotesProps<V>) {
  const t = useText(mergeMessages);
  const { nameOf } = words;
  const textOf: typeof words.textOf = (...of) => words.textOf(...of) || t('nothing');
  return (
    <>
      {conflicts.length > 0 && (
        <FormNote tone="hold" title={t('bothChanged')}>
          <p>{t('bothChangedText')}</p>
          {conflicts.map((conflict) => {
            const { path, field, theirs } = conflict;
            return (
              <fieldset key={path} className="conflict">
                <legend>{nameOf(field, path)}</legend>
                <RadioBoxes<'mine' | 'theirs'>
                  id={`conflict-${path.replaceAll('.', '-')}`}
                  value={null}
                  error={undefined}
                  columns={2}
                  onChange={(side) => onChoose(conflict, side)}
                  options={[
                    { value: 'mine', label: textOf(field, values, path), hint: t('yours') },
                    { value: 'theirs', label: textOf(field, theirs, path), hint: t('theirs') },
                  ]}
                />
              </fieldset>
            );
          })}
        </FormNote>
      )}
      {taken.length > 0 && (
        <FormNote tone="desk" title={changedTitle ?? t('changedMeanwhile')}>
          <ul>
            {taken.map(({ field, was, now }) => (
              <li key={field}>
                <strong>{nameOf(field, field)}</strong>{' '}
                {t('wasNow', { was: textOf(field, was, field), now: textOf(field, now, field) })}
              </li>
            ))}
          </ul>
          <Button size="small" onClick={onSeen}>
            {t('seen')}
          </Button>
        </FormNote>
      )}
    </>
  );
}
