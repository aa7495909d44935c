import type { SignedPaper } from '@writdesk/contract/signatures/signature-values';
import { signatures } from '@writdesk/contract/signatures/signatures';
import {
  Question,
  RadioBoxes,
  RecordDialog,
  TextInput,
  useBodyForm,
  useSubmit,
} from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { signatureMessages } from './signature-messages.ts';
import { PaperQuestion, SignerQuestions } from './SignerQuestions.tsx';

interface AskProps {
  caseId: string;
  papers: readonly SignedPaper[];
  onClose: () => void;
}

/** Asks somebody of the company for a signature, by a link. */
export default function AskSignatureDialog({ caseId, papers, onClose }: AskProps) {
  const t = useText(signatureMessages);
  const initial = {
    documentId: papers[0]?.documentId ?? '',
    signerName: '',
    signerTitle: '',
    signerEmail: '',
    language: 'en' as 'en' | 'es',
  };
  const form = useBodyForm(initial, signatures.request.body, (values) => values);
  const sent = useSubmit(form, signatures.request, {
    params: { caseId },
    said: (_, body) => ({ title: t('asked'), text: t('askedText', { name: body.signerName }) }),
    onSent: onClose,
  });
  return (
    <RecordDialog
      title={t('askTitle')}
      keep={t('dontAsk')}
      save={t('askConfirm')}
      lead={<p>{t('askLead')}</p>}
      form={sent}
      onClose={onClose}
    >
      <PaperQuestion field={form.field('documentId')} papers={papers} />
      <SignerQuestions name={form.field('signerName')} title={form.field('signerTitle')} />
      <Question label={t('signerEmail')} field={form.field('signerEmail')}>
        <TextInput {...form.field('signerEmail')} inputMode="email" maxLength={254} />
      </Question>
      <Question label={t('language')} field={form.field('language')} group>
        <RadioBoxes
          {...form.field('language')}
          columns={2}
          options={[
            { value: 'en', label: t('en') },
            { value: 'es', label: t('es') },
          ]}
        />
      </Question>
    </RecordDialog>
  );
}
