import { envelopeKinds, envelopeStatuses, mailClasses } from '@writdesk/contract/stamps/envelope-values';
import { type Envelope, stamps } from '@writdesk/contract/stamps/stamps';
import { Link } from '@tanstack/react-router';
import { Button } from 'antd';
import { Barcode, Mail } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { z } from 'zod';
import { dayOf, recordDay } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import {
  choiceOf,
  choiceSearch,
  type Column,
  type Filter,
  type ListAddress,
  ListPage,
  listSearch,
  menuColumn,
  optionsOf,
  useListQuery,
  useListSearch,
} from '../../shared/table/index.ts';
import { Money, Status, TwoLines, NewButton } from '../../shared/ui/index.ts';
import { envelopeLook } from './envelope-look.ts';
import { type ChosenAct, EnvelopeActs } from './EnvelopeActs.tsx';
import { messages } from './messages.ts';

const NewEnvelopeDialog = lazy(() => import('./NewEnvelopeDialog.tsx'));
const PostageDialog = lazy(() => import('./PostageDialog.tsx'));
const EnvelopeDialogs = lazy(() => import('./EnvelopeDialogs.tsx'));

const mailSearch = listSearch.extend({
  caseId: choiceSearch,
  status: choiceSearch,
  kind: choiceSearch,
  mailClass: choiceSearch,
  /** A case’s page leads here to make an envelope for it. An address has texts alone. */
  create: z
    .union([z.boolean(), z.literal('true').transform(() => true)])
    .default(false)
    .catch(false),
});
type MailSearch = ReturnType<typeof mailSearch.parse>;

/** What the firm mails about its cases, and where each envelope is. */
export default function MailPage() {
  const t = useText(messages);
  const { holds } = usePerson();
  const list = useListSearch(mailSearch);
  const [chosen, setChosen] = useState<ChosenAct | null>(null);
  const [asksPostage, setAsksPostage] = useState(false);
  const query = useListQuery(stamps.list, list);
  const mayMake = holds('stamp.create-envelope');
  const { caseId, create } = list.search;
  return (
    <>
      <ListPage<Envelope, MailSearch>
        name="mail"
        title={t('mail')}
        actions={
          <>
            {holds('stamp.update-settings') && (
              <Button icon={<Barcode size={16} aria-hidden />} onClick={() => setAsksPostage(true)}>
                {t('postageSettings')}
              </Button>
            )}
            {mayMake && <NewButton onClick={() => list.set({ create: true })}>{t('newEnvelope')}</NewButton>}
          </>
        }
        what={t('theMail')}
        query={query}
        rows={query.data?.envelopes}
        list={list}
        columns={useColumns(setChosen)}
        renderPhoneRow={(row) => (
          <TwoLines strong first={row.to.name} second={<Status of={envelopeLook[row.status]} />} />
        )}
        onOpen={(envelope: Envelope) => setChosen({ act: 'details', envelope })}
        filters={useMailFilters(list)}
        searchLabel={t('searchMail')}
        empty={{ icon: Mail, title: t('noMail'), text: t('noMailText') }}
      />
      <Suspense>
        {create && mayMake && (
          <NewEnvelopeDialog
            caseId={caseId === 'all' ? null : caseId}
            onClose={() => list.set({ create: false })}
          />
        )}
        {asksPostage && <PostageDialog onClose={() => setAsksPostage(false)} />}
        {chosen && <EnvelopeDialogs {...chosen} onClose={() => setChosen(null)} />}
      </Suspense>
    </>
  );
}

function useColumns(onAct: (chosen: ChosenAct) => void): readonly Column<Envelope>[] {
  const t = useText(messages);
  return [
    {
      key: 'recipient',
      title: t('recipient'),
      always: true,
      width: '24%',
      render: ({ to }) => (
        <TwoLines strong first={to.name} second={`${to.addressLine1}, ${to.city} ${to.stateCode}`} />
      ),
    },
    {
      key: 'about',
      title: t('about'),
      width: '22%',
      render: ({ cases: [first, ...more] }) =>
        first && (
          <TwoLines
            first={
              <Link to="/cases/$id" params={{ id: first.id }} title={first.title}>
                {first.title}
              </Link>
            }
            second={
              more.length
                ? t('moreCases', { count: more.length })
                : (first.caseNumber ?? first.caseDraftNumber)
            }
          />
        ),
    },
    {
      key: 'mailClass',
      title: t('mailClass'),
      render: ({ mailClass, trackingNo, returnReceipt }) => (
        <TwoLines
          first={t(mailClass)}
          second={trackingNo ?? (mailClass === 'CERTIFIED' && t(returnReceipt))}
        />
      ),
    },
    {
      key: 'status',
      title: t('status'),
      always: true,
      render: (row) => (
        <TwoLines first={<Status of={envelopeLook[row.status]} />} second={<StandsSo {...row} />} />
      ),
    },
    {
      key: 'created',
      title: t('created'),
      sort: 'createdAt',
      width: 120,
      render: ({ createdAt }) => recordDay(dayOf(createdAt)),
    },
    {
      key: 'cost',
      title: t('cost'),
      sort: 'costCents',
      align: 'end',
      width: 90,
      render: ({ costCents }) => costCents !== null && <Money cents={costCents} />,
    },
    menuColumn(t('acts'), (envelope) => (
      <EnvelopeActs envelope={envelope} onAct={(act) => onAct({ act, envelope })} />
    )),
  ];
}

/** Why it is where it is: the refund, the last scan, or what the post office said. */
function StandsSo({ failure, refund, scans, status }: Envelope) {
  const t = useText(messages);
  if (refund) return t(`refund_${refund}`);
  if (failure) return failure;
  if (status === 'UNKNOWN') return t('unknownNote');
  const last = scans.at(-1);
  return last ? recordDay(dayOf(last.at)) : null;
}

function useMailFilters(list: ListAddress<MailSearch>): readonly Filter[] {
  const t = useText(messages);
  const { caseId } = list.search;
  return [
    ...(caseId === 'all'
      ? []
      : [
          choiceOf(list, 'caseId', {
            name: t('case'),
            options: [{ value: caseId, label: t('oneCase') }],
            multiple: false,
          }),
        ]),
    choiceOf(list, 'status', { name: t('status'), options: optionsOf(envelopeStatuses, t) }),
    choiceOf(list, 'kind', { name: t('kind'), options: optionsOf(envelopeKinds, t) }),
    choiceOf(list, 'mailClass', { name: t('mailClass'), options: optionsOf(mailClasses, t) }),
  ];
}
