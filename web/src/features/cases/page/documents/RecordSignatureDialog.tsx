import {
  type SignatureKind,
  signatureKinds,
  type SignedPaper,
} from '@writdesk/contract/signatures/signature-values';
import { signatures } from '@writdesk/contract/signatures/signatures';
import { useAction } from '../../../../shared/api/index.ts';
import {
  DateInput,
  Question,
  QuestionRow,
  RadioBoxes,
  RecordDialog,
  SelectInput,
  TextInput,
  useBodyForm,
} from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { toast } from '../../../../shared/ui/index.ts';
import { signatureMessages } from './signature-messages.ts';

interface RecordProps {
  caseId: string;
  papers: readonly SignedPaper[];
  onClose: () => void;
}

const empty = {
  kind: 'AGENT' as SignatureKind,
  how: 'IN_PERSON' as 'IN_PERSON' | 'VIDEO',
  signerName: '',
  signerTitle: '',
  signedOn: '',
  scanDocumentId: '',
  'notary.commissionNumber': '',
  'notary.commissionExpiresOn': '',
  'notary.stateCode': '',
  'notary.county': '',
  'notary.remote.technology': '',
  'notary.remote.session': '',
  'notary.remote.recordingAt': '',
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
      notary:
        values.kind === 'NOTARY'
          ? {
              commissionNumber: values['notary.commissionNumber'],
              commissionExpiresOn: values['notary.commissionExpiresOn'],
              stateCode: values['notary.stateCode'].toUpperCase(),
              county: values['notary.county'],
              remote:
                values.how === 'VIDEO'
                  ? {
                      technology: values['notary.remote.technology'],
                      session: values['notary.remote.session'],
                      recordingAt: values['notary.remote.recordingAt'],
                    }
                  : null,
            }
          : null,
    }),
  );
  const record = useAction(signatures.record, { quiet: true });
  const submit = () => {
    const body = form.check();
    if (!body) return;
    record
      .runAsync({ params: { caseId }, body })
      .then(() => {
        toast.success(t('recorded'));
        onClose();
      })
      .catch(form.refuse);
  };
  const { kind, how, documentId } = form.values;
  const options = papers.map((paper) => ({ value: paper.documentId, label: paper.title }));
  return (
    <RecordDialog
      title={t('recordTitle')}
      keep={t('dontRecord')}
      save={t('recordConfirm')}
      lead={<p>{t('recordLead')}</p>}
      form={{ ...form, submit, isRunning: record.isRunning }}
      onClose={onClose}
    >
      <Question label={t('document')} field={form.field('documentId')}>
        <SelectInput
          {...form.field('documentId')}
          options={options}
          onChange={(value) => form.field('documentId').onChange(value ?? '')}
        />
      </Question>
      <Question label={t('kind')} field={form.field('kind')} group>
        <RadioBoxes
          {...form.field('kind')}
          columns={3}
          options={signatureKinds.map((value) => ({ value, label: t(value) }))}
        />
      </Question>
      <Question label={t('signerName')} field={form.field('signerName')}>
        <TextInput {...form.field('signerName')} maxLength={120} />
      </Question>
      {kind !== 'NOTARY' && (
        <Question label={t('signerTitle')} field={form.field('signerTitle')} optional>
          <TextInput {...form.field('signerTitle')} maxLength={120} />
        </Question>
      )}
      <Question label={t('signedOn')} field={form.field('signedOn')}>
        <DateInput
          {...form.field('signedOn')}
          onChange={(day) => form.field('signedOn').onChange(day ?? '')}
        />
      </Question>
      {kind === 'NOTARY' && (
        <>
          <Question label={t('how')} field={form.field('how')} group>
            <RadioBoxes
              {...form.field('how')}
              columns={2}
              options={[
                { value: 'IN_PERSON', label: t('inPerson') },
                { value: 'VIDEO', label: t('byVideo') },
              ]}
            />
          </Question>
          <QuestionRow>
            <Question label={t('commissionNumber')} field={form.field('notary.commissionNumber')}>
              <TextInput {...form.field('notary.commissionNumber')} maxLength={60} />
            </Question>
            <Question label={t('commissionExpiresOn')} field={form.field('notary.commissionExpiresOn')}>
              <DateInput
                {...form.field('notary.commissionExpiresOn')}
                onChange={(day) => form.field('notary.commissionExpiresOn').onChange(day ?? '')}
              />
            </Question>
          </QuestionRow>
          <QuestionRow>
            <Question label={t('notaryState')} field={form.field('notary.stateCode')}>
              <TextInput {...form.field('notary.stateCode')} maxLength={2} />
            </Question>
            <Question label={t('notaryCounty')} field={form.field('notary.county')}>
              <TextInput {...form.field('notary.county')} maxLength={80} />
            </Question>
          </QuestionRow>
        </>
      )}
      {kind === 'NOTARY' && how === 'VIDEO' && (
        <>
          <Question label={t('technology')} field={form.field('notary.remote.technology')}>
            <TextInput {...form.field('notary.remote.technology')} maxLength={120} />
          </Question>
          <Question label={t('session')} field={form.field('notary.remote.session')}>
            <TextInput {...form.field('notary.remote.session')} maxLength={120} />
          </Question>
          <Question label={t('recordingAt')} field={form.field('notary.remote.recordingAt')}>
            <TextInput {...form.field('notary.remote.recordingAt')} maxLength={300} />
          </Question>
        </>
      )}
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
