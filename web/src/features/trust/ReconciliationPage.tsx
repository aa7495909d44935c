import { type ReconciliationDetails, trustReconciliations } from '@writdesk/contract/trust/reconciliations';
import { useParams } from '@tanstack/react-router';
import { Button } from 'antd';
import { CalendarClock, CircleCheck, PenLine, TriangleAlert } from 'lucide-react';
import { useAction, useCall } from '../../shared/api/index.ts';
import { monthTitle, proseMoment, recordDay } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import {
  LoadedPage,
  Money,
  Note,
  PageHead,
  RecordPage,
  Sheet,
  toast,
  TwoLines,
} from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

/** The month of a trust account: bank, ledger and clients next to each other, and what makes them differ. */
export default function ReconciliationPage() {
  const t = useText(messages);
  const { id = '', month = '' }: { id?: string; month?: string } = useParams({ strict: false });
  const query = useCall(trustReconciliations.details, { params: { id, month }, quiet: true });
  return (
    <LoadedPage query={query} what={t('theReconciliation')}>
      {(details) => (
        <RecordPage head={<Head details={details} />} notes={<State details={details} />}>
          <Sums details={details} />
          <Rows
            title={t('openItems')}
            empty={t('noOpenItems')}
            rows={details.items.map((item) => ({
              key: item.id,
              first: [t(item.kind), item.number, item.isReturn && t('returned')].filter(Boolean).join(' · '),
              second: [recordDay(item.day), item.name].filter(Boolean).join(' · '),
              cents: item.amountCents,
            }))}
          />
          <Rows
            title={t('openLines')}
            empty={t('noOpenLines')}
            rows={details.lines.map((line) => ({
              key: line.id,
              first: line.text,
              second: [recordDay(line.postedOn), line.number].filter(Boolean).join(' · '),
              cents: line.amountCents,
            }))}
          />
          <Rows
            title={t('clients')}
            empty={t('noBalances')}
            rows={details.clients.map(({ client, balanceCents }) => ({
              key: client?.id ?? 'nobody',
              first: client?.name ?? t('nobody'),
              second: null,
              cents: balanceCents,
            }))}
          />
        </RecordPage>
      )}
    </LoadedPage>
  );
}

function Head({ details }: { details: ReconciliationDetails }) {
  const t = useText(messages);
  const { bankAccount, month, status, can } = details;
  const title = monthTitle(`${month}-01`);
  const params = { id: bankAccount.id, month };
  const onDone = (key: 'monthPREPARED' | 'monthSIGNED') => () => toast.success(title, { title: t(key) });
  const prepare = useAction(trustReconciliations.prepare, { onDone: onDone('monthPREPARED') });
  const sign = useAction(trustReconciliations.sign, { onDone: onDone('monthSIGNED') });
  return (
    <PageHead
      title={title}
      breadcrumb={[{ label: t('reconciliations'), to: '/trust/reconciliations' }]}
      facts={`${bankAccount.name} · ${t(`month${status}`)}`}
      actions={
        <>
          {can.prepare && (
            <Button
              type={can.sign ? 'default' : 'primary'}
              loading={prepare.isRunning}
              onClick={() => prepare.run({ params })}
            >
              {t(status === 'PREPARED' ? 'prepareAgain' : 'prepare')}
            </Button>
          )}
          {can.sign && (
            <Button type="primary" loading={sign.isRunning} onClick={() => sign.run({ params })}>
              {t('sign')}
            </Button>
          )}
        </>
      }
    />
  );
}

function State({ details }: { details: ReconciliationDetails }) {
  const t = useText(messages);
  const { signed, prepared, isCovered, isEqual, isOver } = details;
  if (signed)
    return (
      <Note tone="quiet" icon={CircleCheck}>
        {t('signedBy', { name: signed.name, at: proseMoment(signed.at) })}
      </Note>
    );
  return (
    <>
      {!isOver && (
        <Note tone="quiet" icon={CalendarClock}>
          {t('notOver')}
        </Note>
      )}
      {isOver && !isCovered && (
        <Note tone="hold" icon={TriangleAlert}>
          {t('notCovered')}
        </Note>
      )}
      {isCovered && !isEqual && (
        <Note tone="stop" icon={TriangleAlert}>
          {t('differsText')}
        </Note>
      )}
      {prepared && (
        <Note tone="quiet" icon={PenLine}>
          {t('preparedBy', { name: prepared.name, at: proseMoment(prepared.at) })}
        </Note>
      )}
    </>
  );
}

const sums = ['bank', 'inTransit', 'outstanding', 'adjusted', 'ledger', 'clients'] as const;

function Sums({ details }: { details: ReconciliationDetails }) {
  const t = useText(messages);
  return (
    <Rows
      title={t(details.isEqual ? 'equal' : 'differs')}
      empty=""
      rows={sums.map((key) => ({
        key,
        first: t(key),
        second: null,
        cents: key === 'outstanding' ? 0 - details.outstandingCents : details[`${key}Cents`],
      }))}
    />
  );
}

interface RowsProps {
  title: string;
  empty: string;
  rows: readonly { key: string; first: string; second: string | null; cents: number }[];
}

function Rows({ title, empty, rows }: RowsProps) {
  const t = useText(messages);
  return (
    <Sheet title={title} {...(rows.length === 0 && { padded: true })}>
      {rows.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <table className="plain-table">
          <caption className="visually-hidden">{title}</caption>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{t('about')}</th>
              <th scope="col">{t('amount')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, first, second, cents }) => (
              <tr key={key}>
                <th scope="row">
                  <TwoLines first={first} second={second} />
                </th>
                <td className="number">
                  <Money cents={cents} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Sheet>
  );
}
