import { Button } from 'antd';
import { CircleAlert, UsersRound } from 'lucide-react';
import { useLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { ConflictList } from './ConflictList.tsx';
import { messages } from './messages.ts';
import { draftMessages } from './draft-messages.ts';
import { OpenRequests } from './OpenRequests.tsx';
import { shownField, shownName } from './shown-field.ts';
import { useDraft } from './use-draft.ts';

/** What the person must know beside the step's own questions: the firm's requests, a failed save, another's changes. */
export function DraftNotes() {
  return (
    <>
      <OpenRequests />
      <FailedSave />
      <ConflictList />
      <TakenChanges />
    </>
  );
}

function FailedSave() {
  const t = useText(messages);
  const own = useText(draftMessages);
  const { draft, saving, failure } = useDraft();
  if (saving !== 'failed' || failure === null) return null;
  return (
    <section className="draft-note stop" aria-label={t('notSavedYet')}>
      <h2>
        <CircleAlert size={16} aria-hidden />
        {t('notSavedYet')}
      </h2>
      <p>{failure}</p>
      <p>{own('keptHere')}</p>
      <Button onClick={() => void draft.flush()}>{own('saveNow')}</Button>
    </section>
  );
}

function TakenChanges() {
  const t = useText(messages);
  const own = useText(draftMessages);
  const locale = useLocale();
  const { draft, record, taken } = useDraft();
  if (taken.length === 0) return null;
  return (
    <section className="draft-note desk" role="status">
      <h2>
        <UsersRound size={16} aria-hidden />
        {own('changedMeanwhile')}
      </h2>
      <ul>
        {taken.map(({ field, was, now }) => (
          <li key={field}>
            <strong>{t(shownName(field))}</strong>{' '}
            {own('wasNow', {
              was: shownField(field, was, { record, locale, t }),
              now: shownField(field, now, { record, locale, t }),
            })}
          </li>
        ))}
      </ul>
      <Button size="small" onClick={draft.dismissTaken}>
        {own('seen')}
      </Button>
    </section>
  );
}
