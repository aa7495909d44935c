import {
  type NoticeType,
  noticeTypes,
  type ServiceMethod,
  serviceMethods,
} from '@writdesk/contract/notices/notice-types';
import type { LeaseDraft } from '@writdesk/contract/month-filing/month-filing';
import { useState } from 'react';
import { DateInput, fieldId, Question, SelectInput } from '../../../shared/form/index.ts';
import { todayIn } from '../../../shared/formats/dates.ts';
import { useLocale } from '../../../shared/i18n/locale.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { Dialog } from '../../../shared/ui/index.ts';
import { methodLabel, noticeLabel } from '../../../labels/case/eviction-words.ts';
import { useNotices } from '../../deadlines/index.ts';
import { noticeChoices } from '../shared/notice-choices.ts';
import { messages } from './messages.ts';
import type { NoticeFacts, useDraftFacts } from './use-draft-facts.ts';

interface FillDialogProps extends Pick<ReturnType<typeof useDraftFacts>, 'save'> {
  drafts: readonly LeaseDraft[];
  onClose: () => void;
}

/** One notice for all selected drafts. What a draft says already stays. */
export function FillDialog({ drafts, save, onClose }: FillDialogProps) {
  const t = useText(messages);
  const locale = useLocale();
  const noticesOf = useNotices();
  const [facts, setFacts] = useState<Required<NoticeFacts>>({
    noticeType: null,
    noticeServedOn: null,
    noticeMethod: null,
  });
  const set = (patch: NoticeFacts) => setFacts((before) => ({ ...before, ...patch }));
  const field = (name: keyof NoticeFacts) => ({ id: fieldId(name), error: undefined });
  // Only what the law of every selected draft knows.
  const kinds = noticeTypes.filter((type) =>
    drafts.every(({ reasons, stateCode }) => {
      const { usual, others } = noticeChoices(reasons, noticesOf(stateCode));
      return usual.includes(type) || others.includes(type);
    }),
  );
  const changes = drafts.flatMap((draft) => {
    const own = emptyOnes(draft, facts);
    return Object.keys(own).length > 0 ? [{ draft, own }] : [];
  });
  return (
    <Dialog
      open
      title={t('fillTitle', { count: drafts.length })}
      confirm={{ label: t('fillCount', { count: changes.length }), disabled: changes.length === 0 }}
      keep={t('cancel')}
      isChanged={changes.length > 0}
      onConfirm={() => {
        for (const { draft, own } of changes) void save(draft, own);
        onClose();
      }}
      onClose={onClose}
    >
      <p>{t('fillText')}</p>
      <Question label={t('notice')} field={field('noticeType')}>
        <SelectInput<NoticeType>
          {...field('noticeType')}
          allowClear
          value={facts.noticeType}
          options={kinds.map((value) => ({ value, label: noticeLabel(value, locale) }))}
          onChange={(noticeType) => set({ noticeType })}
        />
      </Question>
      <Question label={t('served')} field={field('noticeServedOn')}>
        <DateInput
          {...field('noticeServedOn')}
          max={todayIn()}
          value={facts.noticeServedOn}
          onChange={(noticeServedOn) => set({ noticeServedOn })}
        />
      </Question>
      <Question label={t('method')} field={field('noticeMethod')}>
        <SelectInput<ServiceMethod>
          {...field('noticeMethod')}
          allowClear
          value={facts.noticeMethod}
          options={serviceMethods.map((value) => ({ value, label: methodLabel(value, locale) }))}
          onChange={(noticeMethod) => set({ noticeMethod })}
        />
      </Question>
    </Dialog>
  );
}

/** Those of the facts that the draft doesn't have yet. */
function emptyOnes(draft: LeaseDraft, facts: NoticeFacts): NoticeFacts {
  const given = Object.entries(facts).filter(
    ([name, value]) => value !== null && draft[name as keyof NoticeFacts] === null,
  );
  return Object.fromEntries(given);
}
