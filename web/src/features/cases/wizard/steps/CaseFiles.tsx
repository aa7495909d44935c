import { cases } from '@writdesk/contract/cases/cases';
import { uploadTypeOf } from '@writdesk/contract/values/upload-types';
import { call } from '../../../../shared/api/index.ts';
import { fieldId, FileUpload } from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { acceptedFiles, type Sending, sendFiles } from '../../shared/add-document.ts';
import { messages } from '../messages.ts';
import { uploads } from './step-summary.ts';
import { useDraft } from '../draft/use-draft.ts';

interface CaseFilesProps {
  /** `LEASE`, `NOTICE_PROOF`: files of this kind are listed, and added as it. */
  kind: string;
  label?: string;
}

/** The files of one kind: each is sent to the store with its percentage, and then put on the case. */
export function CaseFiles({ kind, label }: CaseFilesProps) {
  const t = useText(messages);
  const { draft, record } = useDraft();
  const files = uploads(record).filter((document) => document.kind === kind);
  const send = async ([file, ...others]: File[], { onProgress, signal }: Sending) => {
    await draft.flush();
    const begun = draft.get().record;
    if (!begun) throw new Error(t('propertyFirst'));
    if (!file) return;
    const odd = [file, ...others].find(({ name }) => !uploadTypeOf(name));
    if (odd) throw new Error(t('wrongFile', { name: odd.name }));
    const [path = '', ...more] = await sendFiles([file, ...others], begun.clientId, { onProgress, signal });
    const documents = [{ path, ...(more.length > 0 && { more }), kind, fileName: file.name }];
    await draft.act(
      ({ id, version }) =>
        call(cases.addDocuments, { params: { id }, body: { version, documents }, signal, quiet: true }),
      { recordOf: (reply) => reply, goOn: true },
    );
    const { [`documents.${kind}`]: _, ...errors } = draft.get().errors;
    draft.setErrors(errors);
  };
  return (
    <FileUpload
      id={fieldId(`documents.${kind}`)}
      files={files.map(({ id, fileName, sizeBytes }) => ({
        key: id,
        name: fileName,
        ...(sizeBytes !== null && { sizeBytes }),
      }))}
      upload={(file, sending) => send([file], sending)}
      uploadTogether={send}
      accept={acceptedFiles}
      {...(label && { label })}
    />
  );
}
