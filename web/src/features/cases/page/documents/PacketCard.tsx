import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { packetPurposes, type PacketPurpose } from '@writdesk/contract/packets/packet-values';
import { exhibitsOf, ownFilesOf } from '@writdesk/contract/packets/packet-rules';
import { type PacketContents, packets } from '@writdesk/contract/packets/packets';
import { Button, Select } from 'antd';
import { Snowflake } from 'lucide-react';
import { useState } from 'react';
import { useAction, useCall } from '../../../../shared/api/index.ts';
import { formatSize } from '../../../../shared/form/file-rules.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { Segments, Sheet, toast } from '../../../../shared/ui/index.ts';
import { packetMessages } from './packet-messages.ts';
import { PacketHistory } from './PacketHistory.tsx';
import { PacketRow } from './PacketRow.tsx';
import { useOrder } from './use-order.ts';
import './packet.css';

/** What goes to the court as one file: what it must contain, in which order, what is missing, and what was frozen so far. */
export function PacketCard({ details }: { details: CaseDetails }) {
  const t = useText(packetMessages);
  const [purpose, setPurpose] = useState<PacketPurpose>(presentPurpose(details));
  const { data } = useCall(packets.ofCase, {
    params: { caseId: details.id },
    query: { purpose },
    keepPrevious: true,
    quiet: true,
  });
  if (!data) return null;
  const options = packetPurposes.map((value) => ({ value, label: t(`purpose${value}`) }));
  return (
    <Sheet title={t('packet')}>
      <Segments label={t('purpose')} value={purpose} onChange={setPurpose} options={options} />
      <PacketContentsList key={data.purpose} contents={data} details={details} />
      <PacketHistory packets={data.packets} details={details} />
    </Sheet>
  );
}

/** The packet that the case is at. */
function presentPurpose({ filedAt, writRequestedAt }: CaseDetails): PacketPurpose {
  if (writRequestedAt) return 'WRIT';
  return filedAt ? 'SERVICE' : 'FILING';
}

function PacketContentsList({ contents, details }: { contents: PacketContents; details: CaseDetails }) {
  const t = useText(packetMessages);
  const { purpose, isReached, rule, others } = contents;
  const order = useOrder(contents);
  const freeze = useAction(packets.freeze, {
    onDone: ({ number }) => {
      order.forget();
      toast.success(t('frozenText'), { title: t('frozen', { number }) });
    },
  });
  const documentIds = order.parts.flatMap(({ document }) => (document ? [document.id] : []));
  const isWhole = order.parts.length > 0 && order.parts.every(({ state }) => state === 'READY');
  const kinds = order.parts.map(({ document, kind }) => document?.kind ?? kind);
  const exhibits = exhibitsOf(rule, kinds);
  const own = ownFilesOf(rule, kinds);
  const marked = exhibits.some(Boolean) ? rule.exhibits : null;
  const free = others.filter(({ document }) => document && !documentIds.includes(document.id));
  return (
    <>
      {order.parts.length === 0 ? (
        <p className="packet-hint">{t('empty')}</p>
      ) : (
        <ol className="packet-list" aria-label={t('order')}>
          {order.parts.map((part, index) => (
            <PacketRow
              key={part.key}
              part={part}
              exhibit={exhibits[index] ?? null}
              isOwnFile={own[index] ?? false}
              index={index}
              order={order}
              details={details}
            />
          ))}
        </ol>
      )}
      <p className="visually-hidden" role="status">
        {order.said}
      </p>
      {free.length > 0 && (
        <Select
          className="packet-add"
          aria-label={t('add')}
          placeholder={t('add')}
          value={null}
          options={free.map(({ key, document }) => ({ value: key, label: document?.title }))}
          onChange={(key: string | null) => {
            const part = free.find((one) => one.key === key);
            if (part) order.add(part);
          }}
        />
      )}
      <p className="packet-hint">
        {!isReached && t(purpose === 'FILING' ? 'early' : `early${purpose}`)}{' '}
        {rule.confidence === 'U' && t('limit', { size: formatSize(rule.maxBytes) })}{' '}
        {marked && t(marked.place === 'SHEET' ? 'exhibitSheet' : 'exhibitStamp')}{' '}
        {marked?.confidence === 'U' && t('exhibitUnchecked')} {own.includes(true) && t('ownFiles')}{' '}
        {own.includes(true) && rule.ownFiles?.confidence === 'U' && t('ownFilesUnchecked')}{' '}
        {rule.pdfA && t('pdfA')} {rule.pdfA?.confidence === 'U' && t('pdfAUnchecked')}
      </p>
      <Button
        icon={<Snowflake size={15} aria-hidden />}
        disabled={!isReached || !isWhole}
        loading={freeze.isRunning}
        onClick={() => freeze.run({ params: { caseId: details.id }, body: { purpose, documentIds } })}
      >
        {t('freeze')}
      </Button>
    </>
  );
}
