import type { LeaseDraft } from '@writdesk/contract/month-filing/month-filing';
import { FileUpload } from '../../../shared/form/index.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { noticeProof } from '../../../labels/case/steps.ts';
import { acceptedFiles, addDocument } from '../shared/add-document.ts';
import { messages } from './messages.ts';
import './month-drafts.css';

/** The proof of service: the files that are there, and the way to add one. */
export function ProofCell({ draft }: { draft: LeaseDraft }) {
  const t = useText(messages);
  const { id, client, title, proofs } = draft;
  const isMissing = draft.errors.some(({ path }) => path === `documents.${noticeProof}`);
  return (
    <div className={isMissing ? 'grid-cell missing' : 'grid-cell'}>
      <FileUpload
        id={`proof-${id}`}
        size="small"
        files={proofs.map((proof) => ({ key: proof.id, name: proof.fileName ?? t('proof') }))}
        upload={async (file, sending) =>
          void (await addDocument({ id, clientId: client.id }, { file, kind: noticeProof }, sending))
        }
        accept={acceptedFiles}
        label={t('addProof')}
        of={title}
      />
    </div>
  );
}
