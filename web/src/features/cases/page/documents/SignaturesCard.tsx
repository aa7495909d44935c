import type { CaseDetails } from '@writdesk/contract/cases/cases';
import type { Signature, SignedPaper } from '@writdesk/contract/signatures/signature-values';
import { signatures, type SignedPapers } from '@writdesk/contract/signatures/signatures';
import { Button } from 'antd';
import { Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useAction, useCall } from '../../../../shared/api/index.ts';
import { recordMoment } from '../../../../shared/formats/dates.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { Sheet, toast } from '../../../../shared/ui/index.ts';
import { useSupportAsk } from '../../../support-access/index.ts';
import { zoneOf } from '../../shared/court-zone.ts';
import { uploadKinds } from './document-kinds.ts';
import { download } from '../../../../shared/files/download.ts';
import { signatureMessages } from './signature-messages.ts';
import './packet.css';

const SignDialog = lazy(() => import('./SignDialog.tsx'));
const AskSignatureDialog = lazy(() => import('./AskSignatureDialog.tsx'));
const RecordSignatureDialog = lazy(() => import('./RecordSignatureDialog.tsx'));
const CheckCopyDialog = lazy(() => import('./CheckCopyDialog.tsx'));

type Open = 'sign' | 'ask' | 'record' | 'check';

/** Who signed which document of the case, and how; and the ways to another signature. */
export function SignaturesCard({ details }: { details: CaseDetails }) {
  const t = useText(signatureMessages);
  const [open, setOpen] = useState<Open | null>(null);
  const { data } = useCall(signatures.ofCase, { params: { caseId: details.id }, quiet: true });
  if (!data) return null;
  const { papers, maySign, signsAs, seal } = data;
  const close = () => setOpen(null);
  const signable = signableFirst(papers);
  return (
    <Sheet title={t('signatures')}>
      {papers.length === 0 ? (
        <p className="packet-hint">{t('none')}</p>
      ) : (
        <ul className="packet-list">
          {papers.map((paper) => (
            <PaperRow key={paper.documentId} paper={paper} details={details} />
          ))}
        </ul>
      )}
      <SealHint seal={seal} />
      {data.oath.confidence === 'U' && signable.length > 0 && (
        <p className="packet-hint">{t('oathUnchecked')}</p>
      )}
      <div className="signature-acts">
        {maySign && signable.length > 0 && (
          <Button type="primary" onClick={() => setOpen('sign')}>
            {t('sign')}
          </Button>
        )}
        {signable.length > 0 && <Button onClick={() => setOpen('ask')}>{t('ask')}</Button>}
        {signable.length > 0 && <Button onClick={() => setOpen('record')}>{t('record')}</Button>}
        <Button onClick={() => setOpen('check')}>{t('check')}</Button>
      </div>
      <Suspense>
        {open === 'sign' && (
          <SignDialog caseId={details.id} papers={signable} signsAs={signsAs} onClose={close} />
        )}
        {open === 'ask' && <AskSignatureDialog caseId={details.id} papers={signable} onClose={close} />}
        {open === 'record' && <RecordSignatureDialog caseId={details.id} papers={signable} onClose={close} />}
        {open === 'check' && <CheckCopyDialog onClose={close} />}
      </Suspense>
    </Sheet>
  );
}

/** What can be signed now: our own documents, which are made to be signed, before what somebody uploaded. */
function signableFirst(papers: readonly SignedPaper[]): SignedPaper[] {
  const isUpload = ({ kind }: SignedPaper) => (uploadKinds as readonly string[]).includes(kind);
  return papers
    .filter(({ isSuperseded, blockedBy }) => !isSuperseded && blockedBy === null)
    .toSorted((left, right) => Number(isUpload(left)) - Number(isUpload(right)));
}

function SealHint({ seal }: Pick<SignedPapers, 'seal'>) {
  const t = useText(signatureMessages);
  if (!seal) return <p className="packet-hint">{t('unsealed')}</p>;
  return (
    <p className="packet-hint">
      {t('sealed', { subject: seal.subject })} {seal.isTest && t('sealTest')}
    </p>
  );
}

function PaperRow({ paper, details }: { paper: SignedPaper; details: CaseDetails }) {
  const t = useText(signatureMessages);
  const { title, signatures: all, blockedBy, isSuperseded } = paper;
  return (
    <li className="packet-frozen">
      <span className="packet-words">
        {title}
        {isSuperseded && <small className="tone-hold tone-text">{t('superseded')}</small>}
        {blockedBy && <small className="tone-hold tone-text">{t(blockedBy)}</small>}
        {all.length === 0 && <small>{t('unsigned')}</small>}
        {all.map((signature) => (
          <SignatureLine key={signature.id} signature={signature} details={details} />
        ))}
      </span>
    </li>
  );
}

const tones = {
  REQUESTED: 'hold',
  EXPIRED: 'stop',
  SIGNED: 'gain',
  DECLINED: 'stop',
  WITHDRAWN: 'quiet',
} as const;

function SignatureLine({ signature, details }: { signature: Signature; details: CaseDetails }) {
  const t = useText(signatureMessages);
  const ask = useSupportAsk();
  const zone = zoneOf(details);
  const {
    id,
    kind,
    method,
    status,
    signerName: name,
    proof,
    file,
    fileFailed,
    signedAt,
    expiresAt,
    openedAt,
  } = signature;
  const withdraw = useAction(signatures.withdraw, { onDone: () => toast.success(t('withdrawn')) });
  const again = useAction(signatures.makeFile, { onDone: () => toast.success(t('making')) });
  const words = [
    t(kind),
    t(status, { name, reason: signature.reason ?? '' }),
    proof && t(proof === 'RECORDED' ? method : proof),
    signedAt && recordMoment(signedAt, zone),
    status === 'REQUESTED' && expiresAt && t('until', { when: recordMoment(expiresAt, zone) }),
    status === 'REQUESTED' && openedAt && t('opened', { when: recordMoment(openedAt, zone) }),
  ];
  return (
    <span className={`signature-line tone-${tones[status]}`}>
      <small className="tone-text">{words.filter(Boolean).join(' · ')}</small>
      {status === 'SIGNED' && !file && <small role="status">{t(fileFailed ? 'failed' : 'making')}</small>}
      {status === 'SIGNED' && !file && fileFailed && (
        <Button
          size="small"
          type="text"
          aria-label={t('tryAgainOf', { name })}
          loading={again.isRunning}
          onClick={() => again.run({ params: { id } })}
        >
          {t('tryAgain')}
        </Button>
      )}
      {file && (
        <Button
          size="small"
          type="text"
          title={`SHA-256 ${file.sha256}`}
          aria-label={t('download', { name: file.fileName })}
          icon={<Download size={15} aria-hidden />}
          onClick={() => void download(file.path, file.fileName, ask)}
        />
      )}
      {status === 'REQUESTED' && (
        <Button
          size="small"
          type="text"
          aria-label={t('withdrawOf', { name })}
          loading={withdraw.isRunning}
          onClick={() => withdraw.run({ params: { id } })}
        >
          {t('withdraw')}
        </Button>
      )}
    </span>
  );
}
