import { Button } from 'antd';
import { CircleAlert, MessageSquareReply, UsersRound } from 'lucide-react';
import { recordDay } from '../../shared/formats/dates.ts';
import { useLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { ConflictList } from './ConflictList.tsx';
import { messages } from './messages.ts';
import { shownField, shownName } from './shown-field.ts';
import { useDraft } from './use-draft.ts';

/** What the person must know beside the step's own questions: the firm's requests, a failed save, another's changes. */
export function DraftNotes() {
  return (
    <>
      <Requests />
      <FailedSave />
      <ConflictList />
      <TakenChanges />
    </>
  );
}

function Requests() {
  const t = useText(messages);
  const { record } = useDraft();
  const open = (record?.requests ?? []).filter(
    ({ addressee, answeredAt }) => answeredAt === null && addressee === 'CLIENT',
  );
  if (record?.status !== 'RETURNED_TO_CLIENT' || open.length === 0) return null;
  return (
    <section className="draft-note hold">
      <h2>
        <MessageSquareReply size={16} aria-hidden />
        {t('firmAsks')}
      </h2>
      <ul>
        {open.map(({ id, item, message, dueOn }) => (
          <li key={id}>
            <strong>{item}</strong>
            {message && ` ${message}`}
            {dueOn && ` ${t('dueBy', { day: recordDay(dueOn) })}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

function FailedSave() {
  const t = useText(messages);
  const { draft, saving, failure } = useDraft();
  if (saving !== 'failed' || failure === null) return null;
  return (
    <section className="draft-note stop" aria-label={t('notSavedYet')}>
      <h2>
        <CircleAlert size={16} aria-hidden />
        {t('notSavedYet')}
      </h2>
      <p>{failure}</p>
      <p>{t('keptHere')}</p>
      <Button onClick={() => void draft.flush()}>{t('saveNow')}</Button>
    </section>
  );
}

function TakenChanges() {
  const t = useText(messages);
  const locale = useLocale();
  const { draft, record, taken } = useDraft();
  if (taken.length === 0) return null;
  return (
    <section className="draft-note desk" role="status">
      <h2>
        <UsersRound size={16} aria-hidden />
        {t('changedMeanwhile')}
      </h2>
      <ul>
        {taken.map(({ field, was, now }) => (
          <li key={field}>
            <strong>{t(shownName(field))}</strong>{' '}
            {t('wasNow', {
              was: shownField(field, was, { record, locale, t }),
              now: shownField(field, now, { record, locale, t }),
            })}
          </li>
        ))}
      </ul>
      <Button size="small" onClick={draft.dismissTaken}>
        {t('seen')}
      </Button>
    </section>
  );
}
