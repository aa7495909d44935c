import { cases, type CaseDetails } from '@writdesk/contract/cases/cases';
import { endingOf, MAX_UPLOAD_BYTES, storage, uploadTypeOf } from '@writdesk/contract/storage/storage';
import { uploadTypes } from '@writdesk/contract/values/upload-types';
import { useState } from 'react';
import { call, putFile } from '../../../../shared/api/index.ts';
import { FileUpload, Question, SelectInput } from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { Sheet } from '../../../../shared/ui/index.ts';
import { keepCase } from '../../shared/use-case.ts';
import { kindName, uploadKinds, type UploadKind } from './document-kinds.ts';
import { messages } from './messages.ts';

const accept = Object.values(uploadTypes)
  .flat()
  .map((ending) => `.${ending}`)
  .join(',');

interface Sending {
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/** Adds files to the case: each goes up with its percentage and stands in the list when it has arrived. */
export function AddDocuments({ details }: { details: CaseDetails }) {
  const t = useText(messages);
  const [kind, setKind] = useState<UploadKind>('OTHER');
  const upload = async (file: File, sending: Sending) =>
    keepCase(await addDocument(details, file, kind, sending));
  return (
    <Sheet title={t('add')} className="add-documents">
      <Question label={t('addWhat')} field={{ id: 'document-kind' }}>
        <SelectInput
          id="document-kind"
          size="middle"
          value={kind}
          error={undefined}
          options={uploadKinds.map((value) => ({ value, label: kindName(value) }))}
          onChange={(next) => setKind(next ?? 'OTHER')}
        />
      </Question>
      <Question label={t('addFiles')} hint={t('addHint')} field={{ id: 'document-files' }} group>
        <FileUpload
          id="document-files"
          files={[]}
          accept={accept}
          maxBytes={MAX_UPLOAD_BYTES}
          label={t('chooseFiles')}
          upload={upload}
        />
      </Question>
    </Sheet>
  );
}

/** Signs an address, puts the file there, and adds it to the case. Nothing is overwritten, so no version is asked for. */
async function addDocument(
  { id, clientId }: CaseDetails,
  file: File,
  kind: UploadKind,
  { onProgress, signal }: Sending,
): Promise<CaseDetails> {
  // The type by the name's ending: browsers don't know HEIC, and the name is what the server compares with.
  const contentType = uploadTypeOf(file.name) ?? 'application/pdf';
  const { url, path, headers } = await call(storage.signedUploadUrl, {
    body: { fileName: file.name, contentType, sizeBytes: file.size, clientId },
    signal,
    quiet: true,
  });
  await putFile(url, file, { headers, onProgress, signal });
  const title = file.name.slice(0, -endingOf(file.name).length - 1) || file.name;
  return call(cases.addDocuments, {
    params: { id },
    body: { documents: [{ path, kind, title, fileName: file.name }] },
    signal,
    quiet: true,
  });
}
