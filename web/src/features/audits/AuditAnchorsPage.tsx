import { type AuditAnchor, auditAnchors } from '@writdesk/contract/audits/audit-anchors';
import { Button } from 'antd';
import { Anchor, CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../shared/api/index.ts';
import { recordDay, recordMoment } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { type Column, ListPage, listSearch, useListQuery, useListSearch } from '../../shared/table/index.ts';
import { ErrorState, Note, Skeleton, TwoLines } from '../../shared/ui/index.ts';
import { trailMessages } from './trail-messages.ts';
import './trail.css';

type Search = ReturnType<typeof listSearch.parse>;
type Row = AuditAnchor & { id: string };

/** The daily anchors of all trails, and whether the trails still have what they cover. */
export default function AuditAnchorsPage() {
  const t = useText(trailMessages);
  const list = useListSearch(listSearch);
  const query = useListQuery(auditAnchors.list, list);
  const [isVerified, setVerified] = useState(false);
  return (
    <ListPage<Row, Search>
      name="audit-anchors"
      title={t('anchors')}
      facts={t('anchorsLead')}
      what={t('theAnchors')}
      query={query}
      rows={query.data?.anchors.map((row) => ({ ...row, id: row.day }))}
      list={list}
      filters={[]}
      notes={isVerified && <VerifiedAnchors />}
      columns={useColumns()}
      actions={
        query.data !== undefined &&
        query.data.anchors.length > 0 && (
          <Button onClick={() => setVerified(true)}>{t('verifyAnchors')}</Button>
        )
      }
      renderPhoneRow={(row) => <TwoLines strong first={recordDay(row.day)} second={row.hash} />}
      empty={{ icon: Anchor, title: t('noAnchors'), text: t('noAnchorsText') }}
    />
  );
}

function VerifiedAnchors() {
  const t = useText(trailMessages);
  const { data, error, refetch } = useCall(auditAnchors.verify, { quiet: true });
  if (error)
    return <ErrorState error={error} what={t('theAnchors')} onRetry={() => void refetch()} level={2} />;
  if (!data) return <Skeleton lines={1} label={t('theAnchors')} />;
  const { anchors, fault } = data;
  return (
    <div role="status">
      {fault ? (
        <Note tone="stop" icon={CircleAlert}>
          {t(fault.what === 'CHANGED' ? 'ROW' : fault.what, {
            day: recordDay(fault.day),
            subject: fault.subject ?? '',
            id: fault.subjectId ?? '',
            seq: fault.seq ?? 0,
          })}
        </Note>
      ) : (
        <Note tone="gain" icon={CircleCheck}>
          {t('anchorsHold', { count: anchors })}
        </Note>
      )}
    </div>
  );
}

function useColumns(): readonly Column<Row>[] {
  const t = useText(trailMessages);
  return [
    {
      key: 'day',
      title: t('day'),
      always: true,
      width: 190,
      render: (row) => <TwoLines strong first={recordDay(row.day)} second={recordMoment(row.anchoredAt)} />,
    },
    { key: 'chains', title: t('chains'), width: 150, render: ({ chains }) => chains },
    { key: 'hash', title: t('hash'), always: true, render: ({ hash }) => <code>{hash}</code> },
  ];
}
