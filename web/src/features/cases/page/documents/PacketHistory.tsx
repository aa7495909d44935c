import type { CaseDetails } from '@writdesk/contract/cases/cases';
import type { Packet } from '@writdesk/contract/packets/packet-values';
import { Button } from 'antd';
import { FolderDown } from 'lucide-react';
import { recordMoment } from '../../../../shared/formats/dates.ts';
import { FileDownload } from '../../../../shared/files/FileDownload.tsx';
import { useText } from '../../../../shared/i18n/translate.ts';
import { useSupportAsk } from '../../../support-access/index.ts';
import { zoneOf } from '../../shared/court-zone.ts';
import { downloadAll } from '../../../../shared/files/download.ts';
import { packetMessages } from './packet-messages.ts';

/** The packets that were frozen, the newest first, each with its files. */
export function PacketHistory({ packets, details }: { packets: readonly Packet[]; details: CaseDetails }) {
  const t = useText(packetMessages);
  if (packets.length === 0) return null;
  return (
    <>
      <h3 className="packet-history">{t('history')}</h3>
      <ul className="packet-list">
        {packets.map((packet) => (
          <FrozenPacket key={packet.id} packet={packet} details={details} />
        ))}
      </ul>
    </>
  );
}

function FrozenPacket({ packet, details }: { packet: Packet; details: CaseDetails }) {
  const t = useText(packetMessages);
  const ask = useSupportAsk();
  const { id, number, status, failure, files, frozenBy, frozenAt, isSuperseded, outdated } = packet;
  const [file, ...others] = files;
  const coarse = packet.documents.filter(({ dpi }) => dpi !== null);
  const reimaged = packet.documents.filter(({ isReimaged }) => isReimaged);
  const sheets = packet.documents.filter(({ hasSheet }) => hasSheet);
  const facts = [
    t('by', { name: frozenBy, when: recordMoment(frozenAt, zoneOf(details)) }),
    isSuperseded && t('superseded'),
  ];
  return (
    <li className="packet-frozen">
      <span className="packet-words">
        {t('number', { number })}
        <small>{facts.filter(Boolean).join(' · ')}</small>
        {status !== 'READY' && (
          <small role="status" className={status === 'FAILED' ? 'tone-stop tone-text' : ''}>
            {[t(status), failure && t(failure.code, { title: failure.title ?? '' })]
              .filter(Boolean)
              .join(': ')}
          </small>
        )}
        {coarse.length > 0 && (
          <small>
            {t('coarser', { dpi: coarse[0]?.dpi ?? 0, titles: coarse.map(({ title }) => title).join(', ') })}
          </small>
        )}
        {reimaged.length > 0 && (
          <small>{t('reimaged', { titles: reimaged.map(({ title }) => title).join(', ') })}</small>
        )}
        {sheets.length > 0 && (
          <small>{t('sheets', { exhibits: sheets.map(({ exhibit }) => exhibit ?? '').join(', ') })}</small>
        )}
        {status !== 'FAILED' && !isSuperseded && outdated.length > 0 && (
          <small className="tone-hold tone-text">{t('outdated', { titles: outdated.join(', ') })}</small>
        )}
      </span>
      {file && others.length === 0 && <FileDownload file={file} ask={ask} />}
      {others.length > 0 && (
        <>
          <Button
            size="small"
            type="text"
            icon={<FolderDown size={15} aria-hidden />}
            onClick={() => void downloadAll({ caseId: details.id, packetId: id }, ask)}
          >
            {t('zip')}
          </Button>
          <ol className="packet-files" aria-label={t('files')}>
            {files.map((one, index) => (
              <li key={one.path}>
                <span className="packet-words">
                  {one.title ?? t('lead')}
                  <small>{index === 0 ? one.fileName : `${t('attached')} · ${one.fileName}`}</small>
                  <small className="packet-hash">{`SHA-256 ${one.sha256}`}</small>
                </span>
                <FileDownload file={one} ask={ask} />
              </li>
            ))}
          </ol>
        </>
      )}
    </li>
  );
}
