import { documents as documentRoutes } from '@writdesk/contract/documents/documents';
import { isNotice } from '@writdesk/contract/documents/notice-kinds';
import { pictureTypes } from '@writdesk/contract/values/upload-types';
import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { Button } from 'antd';
import {
  Download,
  FileClock,
  FileImage,
  FileText,
  FileX,
  Flag,
  Highlighter,
  History,
  ListChecks,
  RefreshCw,
} from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useAction } from '../../../../shared/api/index.ts';
import { recordMoment } from '../../../../shared/formats/dates.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { FirstPage } from '../../../../shared/files/PagePicture.tsx';
import { formatSize } from '../../../../shared/form/file-rules.ts';
import { usePerson } from '../../../../shared/person/index.ts';
import { toast } from '../../../../shared/ui/index.ts';
import { useSupportAsk } from '../../../support-access/index.ts';
import { zoneOf } from '../../shared/court-zone.ts';
import { ChangedFacts } from './ChangedFacts.tsx';
import { kindName } from './document-kinds.ts';
import { download } from '../../../../shared/files/download.ts';
import { FlagNote } from './FlagNote.tsx';
import { messages } from './messages.ts';
import { versionMessages } from './version-messages.ts';
import type { CaseDocument } from './needed-documents.ts';

const HistoryDialog = lazy(() => import('./HistoryDialog.tsx'));
const PrintedFacts = lazy(() => import('./PrintedFacts.tsx'));
const RedactDialog = lazy(() => import('./redaction/RedactDialog.tsx'));
const FlagDialog = lazy(() => import('./FlagDialog.tsx'));

interface DocumentRowProps {
  document: CaseDocument;
  details: CaseDetails;
  isShown: boolean;
  onShow: () => void;
}

/** One document: what it is, how far it is, and what can be done with it. */
export function DocumentRow({ document, details, isShown, onShow }: DocumentRowProps) {
  const t = useText(messages);
  const { title, status } = document;
  const isReady = status === 'READY' && document.path !== null;
  return (
    <li className={isShown ? 'document on' : 'document'}>
      <DocumentIcon document={document} />
      <div className="document-words">
        {isReady ? (
          <button type="button" className="link-button" aria-label={t('show', { title })} onClick={onShow}>
            {title}
          </button>
        ) : (
          <span>{title}</span>
        )}
        <DocumentNote document={document} zone={zoneOf(details)} />
        <ScanNote document={document} />
        <RedactedNote document={document} zone={zoneOf(details)} />
        <ChangedFacts document={document} details={details} />
        {document.flags.map((flag) => (
          <FlagNote key={flag.id} flag={flag} document={document} details={details} />
        ))}
      </div>
      <DocumentActs document={document} details={details} isReady={isReady} />
    </li>
  );
}

function DocumentIcon({ document: { status, contentType, path } }: { document: CaseDocument }) {
  if (status === 'FAILED') return <FileX size={18} className="tone-stop tone-text" aria-hidden />;
  if (status !== 'READY') return <FileClock size={18} className="tone-desk tone-text" aria-hidden />;
  const Icon = contentType.startsWith('image/') ? FileImage : FileText;
  const icon = <Icon size={18} aria-hidden />;
  return path !== null && hasPages(contentType) ? <FirstPage path={path}>{icon}</FirstPage> : icon;
}

/** How far it is: waiting, being made with its bar, ready with its facts, or why it was not made. */
function DocumentNote({ document, zone }: { document: CaseDocument; zone: string }) {
  const t = useText(messages);
  const { status, source, failure, kind, title, createdAt, sizeBytes, pageCount, visibility } = document;
  const { purgedAt, sha256 } = document;
  if (status === 'FAILED') {
    return (
      <small role="status" className="tone-stop tone-text">
        {[t('failed'), failure].filter(Boolean).join(': ')}
      </small>
    );
  }
  if (status !== 'READY') {
    const words = t(status === 'QUEUED' ? 'queued' : 'generating');
    return (
      <small role="status" className="document-progress">
        {words}
        <progress aria-label={`${title}: ${words}`} {...(status === 'QUEUED' && { value: 0, max: 1 })} />
      </small>
    );
  }
  const when = recordMoment(createdAt, zone);
  const facts = [
    title !== kindName(kind) && kindName(kind),
    t(source === 'GENERATED' ? 'generated' : 'uploaded', { when }),
    pageCount !== null && t('pages', { count: pageCount }),
    sizeBytes !== null && formatSize(sizeBytes),
    visibility === 'FIRM' && t('firmOnly'),
  ];
  return (
    <>
      <small>{facts.filter(Boolean).join(' · ')}</small>
      {purgedAt && (
        <small className="document-hash">
          {t('purged', { when: recordMoment(purgedAt, zone) })}
          {sha256 && ` SHA-256 ${sha256}`}
        </small>
      )}
    </>
  );
}

/** Whether its pages can be drawn on. */
const hasPages = (contentType: string) =>
  contentType === 'application/pdf' || pictureTypes.includes(contentType);

const MOST_DOUBTS = 3;

/** Pages of a scan at which somebody should look before a court does. */
function ScanNote({ document: { scan } }: { document: CaseDocument }) {
  const t = useText(messages);
  if (!scan) return null;
  const { status, doubts } = scan;
  if (status === 'FAILED') return <small className="tone-hold tone-text">{t('scanFAILED')}</small>;
  return doubts.slice(0, MOST_DOUBTS).map(({ page, doubt }) => (
    <small key={page} className="tone-hold tone-text">
      {t(`doubt${doubt}`, { page })}
    </small>
  ));
}

const noteClass = {
  CONFIRM: 'tone-hold tone-text',
  QUEUED: undefined,
  READY: undefined,
  FAILED: 'tone-stop tone-text',
} as const;

/** That others get a redacted version, and that version. */
function RedactedNote({ document, zone }: { document: CaseDocument; zone: string }) {
  const t = useText(messages);
  const ask = useSupportAsk();
  const { holds } = usePerson();
  const [isRedacting, setRedacting] = useState(false);
  const { title, redaction } = document;
  if (!redaction || !holds('document.redact')) return null;
  const { status, places, by, at, file } = redaction;
  const when = recordMoment(at, zone);
  return (
    <small role={status === 'QUEUED' ? 'status' : undefined} className={noteClass[status]}>
      {t(`redaction${status}`, { count: places, name: by, when })}{' '}
      {file && (
        <button
          type="button"
          className="link-button"
          aria-label={t('redactedFileOf', { title })}
          onClick={() => void download(file.path, file.fileName, ask)}
        >
          {t('redactedFile')}
        </button>
      )}
      {status === 'CONFIRM' && document.status === 'READY' && (
        <button
          type="button"
          className="link-button"
          aria-label={t('confirmRedactionOf', { title })}
          onClick={() => setRedacting(true)}
        >
          {t('confirmRedaction')}
        </button>
      )}
      {isRedacting && (
        <Suspense>
          <RedactDialog document={document} onClose={() => setRedacting(false)} />
        </Suspense>
      )}
    </small>
  );
}

type DocumentActsProps = Pick<DocumentRowProps, 'document' | 'details'> & { isReady: boolean };

function DocumentActs({ document, details, isReady }: DocumentActsProps) {
  const t = useText(messages);
  const { holds } = usePerson();
  const ask = useSupportAsk();
  const [isFlagging, setFlagging] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [isRedacting, setRedacting] = useState(false);
  const { id, title, source, status, path, fileName, contentType } = document;
  const onDone = () => toast.success(t('makingAgainText'), { title: t('makingAgain', { title }) });
  const anyAgain = useAction(documentRoutes.regenerate, { onDone });
  const noticeAgain = useAction(documentRoutes.makeNotice, { onDone });
  const isMaking = status === 'QUEUED' || status === 'GENERATING';
  const makesAll = holds('document.regenerate');
  const again = makesAll ? anyAgain : noticeAgain;
  // A company makes its notice again where there is a reason to.
  const isOwnNotice = isNotice(document.kind) && (document.stale.length > 0 || status === 'FAILED');
  const canMakeAgain =
    source === 'GENERATED' && !isMaking && (makesAll || (isOwnNotice && holds('notice.make')));
  return (
    <div className="document-acts">
      {canMakeAgain && (
        <Button
          size="small"
          type="text"
          aria-label={t('makeAgainOf', { title })}
          icon={<RefreshCw size={15} aria-hidden />}
          loading={again.isRunning}
          onClick={() => again.run({ params: { id }, body: { caseId: details.id } })}
        >
          {t('makeAgain')}
        </Button>
      )}
      {isReady && source === 'GENERATED' && holds('document.regenerate') && (
        <Button
          size="small"
          type="text"
          aria-label={t('printsOf', { title })}
          title={t('printsOf', { title })}
          icon={<ListChecks size={15} aria-hidden />}
          onClick={() => setAsked(true)}
        />
      )}
      {isAsked && (
        <Suspense>
          <PrintedFacts document={document} details={details} onClose={() => setAsked(false)} />
        </Suspense>
      )}
      {isReady && source === 'GENERATED' && holds('document.regenerate') && (
        <VersionsAct document={document} details={details} />
      )}
      {isReady && hasPages(contentType) && holds('document.redact') && (
        <Button
          size="small"
          type="text"
          aria-label={t('redactOf', { title })}
          title={t('redactOf', { title })}
          icon={<Highlighter size={15} aria-hidden />}
          onClick={() => setRedacting(true)}
        />
      )}
      {isRedacting && (
        <Suspense>
          <RedactDialog document={document} onClose={() => setRedacting(false)} />
        </Suspense>
      )}
      {isReady && holds('document.flag') && (
        <Button
          size="small"
          type="text"
          aria-label={t('flagOf', { title })}
          icon={<Flag size={15} aria-hidden />}
          onClick={() => setFlagging(true)}
        />
      )}
      {isFlagging && (
        <Suspense>
          <FlagDialog document={document} onClose={() => setFlagging(false)} />
        </Suspense>
      )}
      {isReady && path && (
        <Button
          size="small"
          type="text"
          aria-label={t('download', { title })}
          icon={<Download size={16} aria-hidden />}
          onClick={() => void download(path, fileName, ask)}
        />
      )}
    </div>
  );
}

function VersionsAct({ document, details }: Pick<DocumentRowProps, 'document' | 'details'>) {
  const t = useText(versionMessages);
  const [isOpen, setOpen] = useState(false);
  const name = t('open', { title: document.title });
  return (
    <>
      <Button
        size="small"
        type="text"
        aria-label={name}
        title={name}
        icon={<History size={15} aria-hidden />}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <HistoryDialog document={document} details={details} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
