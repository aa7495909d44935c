import { Button } from 'antd';
import { FormNote, MergeNotes } from '../../../../shared/form/index.ts';
import { useLocale } from '../../../../shared/i18n/locale.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { draftMessages } from './draft-messages.ts';
import { messages } from '../messages.ts';
import { OpenRequests } from '../steps/OpenRequests.tsx';
import { shownField, shownName } from '../questions/shown-field.ts';
import { useDraft } from './use-draft.ts';

/** What the person must know next to the step's own questions: the firm's requests, a failed save, another's changes. */
export function DraftNotes() {
  const t = useText(messages);
  const own = useText(draftMessages);
  const locale = useLocale();
  const { draft, record, values, conflicts, taken } = useDraft();
  return (
    <>
      <OpenRequests />
      <FailedSave />
      <MergeNotes
        words={{
          nameOf: (field, path) => shownName(field, { locale, t, path }),
          textOf: (field, of, path) => shownField(field, of, { record, locale, t, path }),
        }}
        conflicts={conflicts}
        taken={taken}
        values={values}
        changedTitle={own('changedMeanwhile')}
        onChoose={draft.resolve}
        onSeen={draft.dismissTaken}
      />
    </>
  );
}

function FailedSave() {
  const t = useText(messages);
  const own = useText(draftMessages);
  const { draft, saving, failure } = useDraft();
  if (saving !== 'failed' || failure === null) return null;
  return (
    <FormNote tone="stop" title={t('notSavedYet')}>
      <p>{failure}</p>
      <p>{own('keptHere')}</p>
      <Button onClick={() => void draft.flush()}>{own('saveNow')}</Button>
    </FormNote>
  );
}
