import { rulePacks, type PackDetails } from '@writdesk/contract/rule-packs/rule-packs';
import {
  type EvictionReasonCode,
  evictionReasonCodes,
} from '@writdesk/contract/eviction-reasons/eviction-reason-codes';
import { type NoticeType, noticeTypes } from '@writdesk/contract/notices/notice-types';
import { useState } from 'react';
import { useAction, type ApiError } from '../../shared/api/index.ts';
import {
  ErrorSummary,
  Question,
  QuestionRow,
  SelectInput,
  TextInput,
  useForm,
  useKeptUntilSent,
  type FieldErrors,
} from '../../shared/form/index.ts';
import { useLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Dialog } from '../../shared/ui/index.ts';
import { noticeLabel, reasonLabel } from '../../labels/case/eviction-words.ts';
import { changedHead, headOf, termNames, type HeadValues, valuesOfHead } from './head-values.ts';
import { messages } from './messages.ts';
import { StaleDraft } from './StaleDraft.tsx';
import { useDraftRefusal } from './use-draft-refusal.ts';

interface HeadFormProps {
  draft: PackDetails;
  onClose: () => void;
}

/** The words of the draft's state, and which notice each reason asks for. */
export function HeadForm({ draft, onClose }: HeadFormProps) {
  const t = useText(messages);
  const locale = useLocale();
  const form = useForm<HeadValues>({
    initial: valuesOfHead(draft),
    keptAs: `rule-pack.${draft.state}.${draft.lockVersion}`,
  });
  const [opened] = useState(draft);
  const { isStale, refused } = useDraftRefusal(form, errorsOf);
  const change = useAction(rulePacks.changeHead, {
    quiet: true,
    onDone: onClose,
  });
  const send = () => {
    const read = headOf(form.values);
    if ('missing' in read) {
      form.setErrors(Object.fromEntries(read.missing.map((name) => [name, t('giveTerm')])));
      return;
    }
    const body = { version: draft.lockVersion, ...read };
    change.runAsync({ params: { state: draft.state }, body }).catch(refused);
  };
  const kept = useKeptUntilSent({ ...form, submit: send }, onClose);
  const notices = form.field('usualNotice');
  const setNotice = (reason: EvictionReasonCode, type: NoticeType | null) => {
    const { [reason]: _, ...others } = notices.value;
    notices.onChange(type ? { ...others, [reason]: type } : others);
  };
  const options = noticeTypes.map((value) => ({ value, label: noticeLabel(value, locale) }));
  return (
    <Dialog
      open
      title={t('editHead')}
      width={620}
      keep={t('keepEditing')}
      confirm={{ label: t('saveHead') }}
      isChanged={form.isChanged}
      isRunning={change.isRunning}
      onConfirm={kept.submit}
      onClose={kept.close}
    >
      <ErrorSummary errors={form.errors} />
      {isStale && <StaleHead was={opened} draft={draft} />}
      <h3 className="head-part">{t('terms')}</h3>
      <p>{t('termsHint')}</p>
      {[0, 2, 4].map((first) => (
        <QuestionRow key={first}>
          {termNames.slice(first, first + 2).map((name) => (
            <Question key={name} half label={t(name)} field={form.field(name)}>
              <TextInput {...form.field(name)} size="middle" maxLength={80} />
            </Question>
          ))}
        </QuestionRow>
      ))}
      <h3 className="head-part">{t('field_usualNotice')}</h3>
      <p>{t('usualNoticeHint')}</p>
      {evictionReasonCodes.map((reason) => {
        const id = `field-notice-${reason}`;
        return (
          <Question key={reason} optional label={reasonLabel(reason, locale)} field={{ id }}>
            <SelectInput
              id={id}
              error={undefined}
              size="middle"
              allowClear
              value={notices.value[reason] ?? null}
              options={options}
              onChange={(type: NoticeType | null) => setNotice(reason, type ?? null)}
            />
          </Question>
        );
      })}
    </Dialog>
  );
}

/** Which words and notices another person saved meanwhile. */
function StaleHead({ was, draft }: { was: PackDetails; draft: PackDetails }) {
  const t = useText(messages);
  const locale = useLocale();
  const { terms, reasons } = changedHead(was, draft);
  const changed = [
    ...terms.map((name) => ({ label: t(name), value: draft.terms?.[name] ?? '' })),
    ...reasons.map((reason) => {
      const type = draft.usualNotice[reason];
      return { label: reasonLabel(reason, locale), value: type ? noticeLabel(type, locale) : '' };
    }),
  ];
  return <StaleDraft changed={changed}>{t('rowsMoved')}</StaleDraft>;
}

/** What the server names as `terms.writ` stands at the field of that name. */
function errorsOf({ errors }: ApiError): FieldErrors {
  return Object.fromEntries(errors.map(({ path, message }) => [path.split('.')[1] ?? path, message]));
}
