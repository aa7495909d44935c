import { type RpaBotJob, rpaBotJobs } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-jobs';
import { Link } from '@tanstack/react-router';
import { Button } from 'antd';
import type { PacketFile } from '@writdesk/contract/packets/packet-values';
import { Copy, ExternalLink, TriangleAlert } from 'lucide-react';
import { useCall } from '../../shared/api/index.ts';
import { FileDownload } from '../../shared/files/FileDownload.tsx';
import { useText } from '../../shared/i18n/translate.ts';
import { Dialog, Facts, Note, Skeleton, Status, toast, TwoLines } from '../../shared/ui/index.ts';
import { useSupportAsk } from '../support-access/index.ts';
import { FilmStrip } from './FilmStrip.tsx';
import { JobDecision, useFilingFacts } from './JobDecision.tsx';
import { lookOf } from './job-look.ts';
import { lastWords, saysMore } from './job-state.ts';
import { type JobAct, useQuickActs } from './JobActs.tsx';
import { messages } from './messages.ts';
import './job-sheet.css';

interface JobSheetProps {
  job: RpaBotJob;
  /** With the job as it is by now. */
  onChoose: (act: JobAct, job: RpaBotJob) => void;
  onClose: () => void;
}

const WIDTH = 680;

/** A job with each value that its form asks for, to copy one by one. */
export function JobSheet({ job: known, onChoose, onClose }: JobSheetProps) {
  const t = useText(messages);
  const { data } = useCall(rpaBotJobs.details, { params: { id: known.id }, quiet: true });
  const job = data ?? known;
  const { quick } = useQuickActs(job);
  const facts = useFilingFacts(data);
  return (
    <Dialog open title={t(job.kind)} keep={t('close')} width={WIDTH} onConfirm={onClose} onClose={onClose}>
      <div className="job-notes">
        {job.mayHaveFiled && job.status === 'NEEDS_HUMAN' && (
          <Note tone="stop" icon={TriangleAlert}>
            {t('mayHaveFiled')}
          </Note>
        )}
        {data && <JobDecision job={data} />}
      </div>
      <Facts
        columns={2}
        items={[
          {
            label: t('status'),
            value: (
              <TwoLines
                first={<Status of={lookOf(job)} />}
                second={saysMore(job) && t(`stage_${job.stage}`)}
              />
            ),
          },
          { label: t('who'), value: job.takenOverBy?.name, missing: t('nobody') },
          {
            label: t('case'),
            value: (
              <Link to="/cases/$id" params={{ id: job.case.id }}>
                {job.case.title}
              </Link>
            ),
          },
          { label: t('filing'), value: job.filing && t(job.filing) },
          { label: t('courtReference'), value: job.courtReference },
          ...facts,
          { label: t('message'), value: lastWords(job), wide: true },
        ]}
      />
      <div className="job-acts">
        {quick.map(({ key, label, danger, onSelect }) => (
          <Button key={key} size="small" danger={danger ?? false} onClick={onSelect}>
            {label}
          </Button>
        ))}
        {job.can.complete && (
          <Button size="small" type="primary" onClick={() => onChoose('complete', job)}>
            {t('complete')}
          </Button>
        )}
        {job.can.resolve && (
          <Button size="small" onClick={() => onChoose('resolve', job)}>
            {t('resolve')}
          </Button>
        )}
        {job.portal && (
          <Button
            size="small"
            type="link"
            href={job.portal.address}
            target="_blank"
            rel="noreferrer"
            icon={<ExternalLink size={14} aria-hidden />}
          >
            {t('openSite')}
          </Button>
        )}
      </div>
      {data && <FilmStrip evidence={data.evidence} />}
      {data && data.files.length > 0 && <FilesToUpload files={data.files} />}
      <p>{t('sheetText')}</p>
      {data ? (
        <Facts
          items={data.values.map(({ key, value }) => ({
            label: t(`value_${key}`),
            value: (
              <>
                {value} <CopyButton name={t(`value_${key}`)} value={value} />
              </>
            ),
          }))}
        />
      ) : (
        <Skeleton label={t('theJob')} />
      )}
    </Dialog>
  );
}

/** The files of the packet, in the order in which the court’s form takes them. */
function FilesToUpload({ files }: { files: readonly PacketFile[] }) {
  const t = useText(messages);
  const ask = useSupportAsk();
  return (
    <>
      <p>{t('filesText', { count: files.length })}</p>
      <ol className="job-files" aria-label={t('files')}>
        {files.map((file) => (
          <li key={file.path}>
            {file.title ?? t('leadDocument')} <FileDownload file={file} ask={ask} />
            <small>{`${file.fileName} · SHA-256 ${file.sha256}`}</small>
          </li>
        ))}
      </ol>
    </>
  );
}

function CopyButton({ name, value }: { name: string; value: string }) {
  const t = useText(messages);
  const copy = () =>
    void navigator.clipboard.writeText(value).then(
      () => toast.success(value, { title: t('copied') }),
      () => undefined,
    );
  return (
    <Button
      size="small"
      type="text"
      aria-label={t('copy', { name })}
      icon={<Copy size={14} aria-hidden />}
      onClick={copy}
    />
  );
}
