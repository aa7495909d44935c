import { type ServiceMethod, serviceMethods } from '@writdesk/contract/notices/notice-types';
import type { LeaseDraft } from '@writdesk/contract/month-filing/month-filing';
import { Link } from '@tanstack/react-router';
import { DateInput, SelectInput } from '../../../shared/form/index.ts';
import { todayIn } from '../../../shared/formats/dates.ts';
import { useLocale } from '../../../shared/i18n/locale.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import type { Column } from '../../../shared/table/index.ts';
import { Money, TwoLines } from '../../../shared/ui/index.ts';
import { methodLabel, noticeLabel } from '../../../labels/case/eviction-words.ts';
import { useNotices } from '../../deadlines/index.ts';
import { noticeChoices } from '../shared/notice-choices.ts';
import { DraftState } from './DraftState.tsx';
import { GridCell } from './GridCell.tsx';
import { messages } from './messages.ts';
import { ProofCell } from './ProofCell.tsx';
import './month-drafts.css';
import type { useDraftFacts } from './use-draft-facts.ts';

/** What is given in a row: the facts that a lease does not know. */
export function useDraftColumns({
  save,
}: Pick<ReturnType<typeof useDraftFacts>, 'save'>): readonly Column<LeaseDraft>[] {
  const t = useText(messages);
  const locale = useLocale();
  const noticesOf = useNotices();
  const methods = serviceMethods.map((value) => ({ value, label: methodLabel(value, locale) }));
  const kindsFor = ({ reasons, stateCode, noticeType }: LeaseDraft) => {
    const { usual, others } = noticeChoices(reasons, noticesOf(stateCode));
    // A notice that was chosen before stays, whatever its state knows.
    return [...new Set([...usual, ...others, ...(noticeType ? [noticeType] : [])])].map((value) => ({
      value,
      label: noticeLabel(value, locale),
    }));
  };
  return [
    {
      key: 'draft',
      title: t('draft'),
      sort: 'title',
      always: true,
      width: '22%',
      render: ({ id, title, property, unitLabel }) => (
        <TwoLines
          first={
            <Link className="grid-title" to="/cases/$id/edit" params={{ id }} title={title}>
              <strong>{title}</strong>
            </Link>
          }
          second={[property?.name, unitLabel].filter(Boolean).join(', ')}
        />
      ),
    },
    {
      key: 'claimed',
      title: t('claimed'),
      align: 'end',
      width: 110,
      render: ({ claimedCents }) => <Money cents={claimedCents} />,
    },
    {
      key: 'notice',
      title: t('notice'),
      always: true,
      width: '17%',
      render: (draft) => (
        <GridCell draft={draft} field="noticeType" label={t('noticeOf', { title: draft.title })}>
          {(cell) => (
            <SelectInput
              {...cell}
              size="small"
              value={draft.noticeType}
              options={kindsFor(draft)}
              onChange={(noticeType) => void save(draft, { noticeType })}
            />
          )}
        </GridCell>
      ),
    },
    {
      key: 'served',
      title: t('served'),
      always: true,
      width: 150,
      render: (draft) => (
        <GridCell draft={draft} field="noticeServedOn" label={t('servedOf', { title: draft.title })}>
          {(cell) => (
            <DateInput
              {...cell}
              size="small"
              max={todayIn()}
              value={draft.noticeServedOn}
              onChange={(noticeServedOn) => void save(draft, { noticeServedOn })}
            />
          )}
        </GridCell>
      ),
    },
    {
      key: 'method',
      title: t('method'),
      always: true,
      width: '17%',
      render: (draft) => (
        <GridCell draft={draft} field="noticeMethod" label={t('methodOf', { title: draft.title })}>
          {(cell) => (
            <SelectInput<ServiceMethod>
              {...cell}
              size="small"
              value={draft.noticeMethod}
              options={methods}
              onChange={(noticeMethod) => void save(draft, { noticeMethod })}
            />
          )}
        </GridCell>
      ),
    },
    {
      key: 'proof',
      title: t('proof'),
      always: true,
      width: 130,
      render: (draft) => <ProofCell draft={draft} />,
    },
    {
      key: 'state',
      title: t('state'),
      always: true,
      width: '20%',
      render: (draft) => <DraftState draft={draft} />,
    },
  ];
}
