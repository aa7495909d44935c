import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { MAX_UPLOAD_BYTES } from '@writdesk/contract/storage/storage';
import { useState } from 'react';
import { FileUpload, Question, SelectInput } from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { Sheet } from '../../../../shared/ui/index.ts';
import { acceptedFiles, addDocument, type Sending } from '../../shared/add-document.ts';
import { keepCase } from '../../shared/use-case.ts';
import { kindName, uploadKinds, type UploadKind } from './document-kinds.ts';
import { messages } from './messages.ts';

/** Adds files to the case: each goes up with its percentage and stands in the list when it has arrived. */
export function AddDocuments({ details }: { details: CaseDetails }) {
  const t = useText(messages);
  const [kind, setKind] = useState<UploadKind>('OTHER');
  const upload = async (file: File, sending: Sending) =>
    keepCase(await addDocument(details, { file, kind }, sending));
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
          accept={acceptedFiles}
          maxBytes={MAX_UPLOAD_BYTES}
          label={t('chooseFiles')}
          upload={upload}
        />
      </Question>
    </Sheet>
  );
}
