import { UsersRound } from 'lucide-react';
import { RadioBoxes } from '../../shared/form/index.ts';
import { useLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { messages } from './messages.ts';
import { draftMessages } from './draft-messages.ts';
import { shownField, shownName } from './shown-field.ts';
import { useDraft } from './use-draft.ts';

/** Two people changed the same field: both answers, and a choice. One's own typing stays until one chooses. */
export function ConflictList() {
  const t = useText(messages);
  const own = useText(draftMessages);
  const locale = useLocale();
  const { draft, record, conflicts, values } = useDraft();
  if (conflicts.length === 0) return null;
  return (
    <section className="draft-note hold" role="alert">
      <h2>
        <UsersRound size={16} aria-hidden />
        {own('bothChanged')}
      </h2>
      <p>{own('bothChangedText')}</p>
      {conflicts.map((conflict) => {
        const { path, field, theirs } = conflict;
        const context = { record, locale, t, path };
        return (
          <fieldset key={path} className="conflict">
            <legend>{t(shownName(field, path))}</legend>
            <RadioBoxes<'mine' | 'theirs'>
              id={`conflict-${path.replaceAll('.', '-')}`}
              value={null}
              error={undefined}
              columns={2}
              onChange={(side) => draft.resolve(conflict, side)}
              options={[
                { value: 'mine', label: shownField(field, values, context), hint: own('yours') },
                { value: 'theirs', label: shownField(field, theirs, context), hint: own('theirs') },
              ]}
            />
          </fieldset>
        );
      })}
    </section>
  );
}
