import type { CopyReport } from '@writdesk/contract/signatures/signature-values';
import { signatures } from '@writdesk/contract/signatures/signatures';
import { useState } from 'react';
import { useAction } from '../../../../shared/api/index.ts';
import { PdfField, RecordDialog, type Uploaded, useForm } from '../../../../shared/form/index.ts';
import { proseMoment } from '../../../../shared/formats/dates.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { signatureMessages } from './signature-messages.ts';

const tones = { INTACT: 'gain', CHANGED: 'stop', UNKNOWN: 'hold' } as const;

/** Compares an uploaded copy with what left the firm. */
export default function CheckCopyDialog({ onClose }: { onClose: () => void }) {
  const t = useText(signatureMessages);
  const form = useForm<{ path: Uploaded }>({ initial: { path: null } });
  const [report, setReport] = useState<CopyReport | null>(null);
  const verify = useAction(signatures.verify, { quiet: true });
  const submit = () => {
    const { path } = form.values;
    if (!path) {
      form.setErrors({ path: t('chooseFile') });
      return;
    }
    verify
      .runAsync({ body: { path: path.path } })
      .then((found) => {
        setReport(found);
        // It was read once, and is gone.
        form.reset({ path: null });
      })
      .catch(form.refuse);
  };
  return (
    <RecordDialog
      title={t('checkTitle')}
      keep={t('close')}
      save={t('checkConfirm')}
      lead={<p>{t('checkLead')}</p>}
      form={{ ...form, submit, isRunning: verify.isRunning }}
      onClose={onClose}
    >
      <PdfField field={form.field('path')} label={t('copy')} hint={t('copyHint')} choose={t('chooseCopy')} />
      <div role="status">{report && <Verdict report={report} />}</div>
    </RecordDialog>
  );
}

function Verdict({ report }: { report: CopyReport }) {
  const t = useText(signatureMessages);
  const { verdict, title, caseTitle, signers, seal } = report;
  return (
    <section className={`copy-verdict tone-${tones[verdict]}`}>
      <h3 className="tone-text">{t(verdict)}</h3>
      <p>{t(`${verdict}Text`)}</p>
      {title && <p>{t('copyOf', { title, caseTitle: caseTitle ?? '' })}</p>}
      {signers.length > 0 && (
        <ul aria-label={t('signers')}>
          {signers.map(({ name, kind, signedAt, proof }) => (
            <li key={`${kind}${name}${signedAt}`}>
              {[t(kind), name, t(proof), proseMoment(signedAt)].join(' · ')}
            </li>
          ))}
        </ul>
      )}
      {seal && (
        <p className="packet-hint">
          {t('sealedBy', { subject: seal.subject, issuer: seal.issuer })}
          {seal.stampedAt && ` · ${t('stamped', { when: proseMoment(seal.stampedAt) })}`}
        </p>
      )}
    </section>
  );
}
