import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { useState } from 'react';
import { FileThereError, FileUpload, Question, SelectInput } from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { Sheet } from '../../../../shared/ui/index.ts';
import { acceptedFiles, addDocument, type Sending } from '../../shared/add-document.ts';
import { keepCase } from '../../shared/use-case.ts';
import { kindName, uploadKinds, type UploadKind } from './document-kinds.ts';
import { messages } from './messages.ts';

interface AddDocumentsProps {
  details: CaseDetails;
  onShow: (documentId: string) => void;
}

/** Adds files to the case: each goes up with its percentage and stands in the list when it has arrived. What is there isn't sent. */
export function AddDocuments({ details, onShow }: AddDocumentsProps) {
  const t = useText(messages);
  const [kind, setKind] = useState<UploadKind>('OTHER');
  const upload = async (file: File, sending: Sending) => {
    const same = await findSame(details, file, kind);
    if (!same) return keepCase(await addDocument(details, { file, kind }, sending));
    const { id, title } = same;
    throw new FileThereError(t('alreadyHere', { name: file.name }), {
      label: t('show', { title }),
      run: () => onShow(id),
    });
  };
  const uploadTogether = async ([file, ...more]: File[], sending: Sending) => {
    if (file) keepCase(await addDocument(details, { file, more, kind }, sending));
  };
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
          label={t('chooseFiles')}
          upload={upload}
          uploadTogether={uploadTogether}
        />
      </Question>
    </Sheet>
  );
}

/** The same file, byte for byte, as the same kind of document; a browser that can't compare leaves it to the server. */
async function findSame({ documents }: CaseDetails, file: File, kind: UploadKind) {
  if (!globalThis.crypto.subtle) return undefined;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  const sha256 = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return documents.find((one) => one.sha256 === sha256 && (one.kind === kind || kind === 'OTHER'));
}
