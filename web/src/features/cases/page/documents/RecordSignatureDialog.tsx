import {
  type SignatureKind,
  signatureKinds,
  type SignedPaper,
} from '@writdesk/contract/signatures/signature-values';
import { signatures } from '@writdesk/contract/signatures/signatures';
import {
  DateInput,
  Question,
  RadioBoxes,
  RecordDialog,
  SelectInput,
  useBodyForm,
  useSubmit,
} from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { noNotary, notaryOf, NotaryQuestions } from './NotaryQuestions.tsx';
import { signatureMessages } from './signature-messages.ts';
import { PaperQuestion, SignerQuestions } from './SignerQuestions.tsx';

interface RecordProps {
  caseId: string;
  papers: readonly SignedPaper[];
  onClose: () => void;
}

const empty = {
  kind: 'AGENT' as SignatureKind,
  signerName: '',
  signerTitle: '',
  signedOn: '',
  scanDocumentId: '',
  ...noNotary,
};

/** Records what was signed in ink, or before a notary. */
export default function RecordSignatureDialog({ caseId, papers, onClose }: RecordProps) {
  const t = useText(signatureMessages);
  const form = useBodyForm(
    { ...empty, documentId: papers[0]?.documentId ?? '' },
    signatures.record.body,
    (values) => ({
      documentId: values.documentId,
      kind: values.kind,
      signerName: values.signerName,
      signerTitle: values.signerTitle,
      signedOn: values.signedOn,
      scanDocumentId: values.scanDocumentId || null,
      notary: values.kind === 'NOTARY' ? notaryOf(values) : null,
    }),
  );
  const sent = useSubmit(form, signatures.record, {
    params: { caseId },
    said: () => ({ text: t('recorded') }),
    onSent: onClose,
  });
  const { kind, documentId } = form.values;
  const options = papers.map((paper) => ({ value: paper.documentId, label: paper.title }));
  return (
    <RecordDialog
      title={t('recordTitle')}
      keep={t('dontRecord')}
      save={t('recordConfirm')}
      lead={<p>{t('recordLead')}</p>}
      form={sent}
      onClose={onClose}
    >
      <PaperQuestion field={form.field('documentId')} papers={papers} />
      <Question label={t('kind')} field={form.field('kind')} group>
        <RadioBoxes
          {...form.field('kind')}
          columns={3}
          options={signatureKinds.map((value) => ({ value, label: t(value) }))}
        />
      </Question>
      <SignerQuestions
        name={form.field('signerName')}
        title={kind === 'NOTARY' ? null : form.field('signerTitle')}
      />
      <Question label={t('signedOn')} field={form.field('signedOn')}>
        <DateInput
          {...form.field('signedOn')}
          onChange={(day) => form.field('signedOn').onChange(day ?? '')}
        />
      </Question>
      {kind === 'NOTARY' && <NotaryQuestions how={form.field('how')} field={(name) => form.field(name)} />}
      <Question label={t('scan')} hint={t('scanHint')} field={form.field('scanDocumentId')}>
        <SelectInput
          {...form.field('scanDocumentId')}
          placeholder={t('noScan')}
          allowClear
          value={form.values.scanDocumentId || null}
          options={options.filter(({ value }) => value !== documentId)}
          onChange={(value) => form.field('scanDocumentId').onChange(value ?? '')}
        />
      </Question>
    </RecordDialog>
  );
}
