import { cases } from '@writdesk/contract/cases/cases';
import { MAX_UPLOAD_BYTES, storage, uploadTypeOf } from '@writdesk/contract/storage/storage';
import { uploadTypes } from '@writdesk/contract/values/upload-types';
import { call, putFile } from '../../../../shared/api/index.ts';
import { fieldId, FileUpload } from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { messages } from '../messages.ts';
import { uploads } from './step-summary.ts';
import { useDraft } from '../draft/use-draft.ts';

const accept = Object.values(uploadTypes)
  .flat()
  .map((ending) => `.${ending}`)
  .join(',');

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
  const upload = async (
    file: File,
    { onProgress, signal }: { onProgress: (percent: number) => void; signal: AbortSignal },
  ) => {
    await draft.flush();
    const begun = draft.get().record;
    if (!begun) throw new Error(t('propertyFirst'));
    const contentType = uploadTypeOf(file.name);
    if (!contentType) throw new Error(t('wrongFile', { name: file.name }));
    const { url, path, headers } = await call(storage.signedUploadUrl, {
      body: { fileName: file.name, contentType, sizeBytes: file.size, clientId: begun.clientId },
      signal,
      quiet: true,
    });
    await putFile(url, file, { headers, onProgress, signal });
    const documents = [{ path, kind, fileName: file.name }];
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
      upload={upload}
      accept={accept}
      maxBytes={MAX_UPLOAD_BYTES}
      {...(label && { label })}
    />
  );
}
