import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { FolderOpen } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../../shared/i18n/translate.ts';
import { usePerson } from '../../../../shared/person/index.ts';
import { EmptyState, Sheet } from '../../../../shared/ui/index.ts';
import { useFresh } from '../fresh-parts.ts';
import { AddDocuments } from './AddDocuments.tsx';
import { DocumentPreview } from './DocumentPreview.tsx';
import { DocumentRow } from './DocumentRow.tsx';
import { messages } from './messages.ts';
import { NeededCard } from './NeededCard.tsx';
import { PacketCard } from './PacketCard.tsx';
import { SignaturesCard } from './SignaturesCard.tsx';
import { PapersCard } from './PapersCard.tsx';
import './documents.css';

/** The documents of the case: what is needed and there, what is being made, and each of them next to the list. */
export default function DocumentsPart({ details }: { details: CaseDetails }) {
  const t = useText(messages);
  const { holds } = usePerson();
  const fresh = useFresh('documents');
  const [shownId, setShownId] = useState<string | null>(null);
  const shown = details.documents.find(({ id }) => id === shownId);
  // Newest first: what was just added or made is what one looks for.
  const documents = details.documents.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  return (
    <div className={shown ? 'documents with-preview' : 'documents'}>
      <div className="case-stack">
        <NeededCard details={details} />
        {holds('document.regenerate') && <PapersCard details={details} />}
        {holds('document.regenerate') && <SignaturesCard details={details} />}
        {holds('document.regenerate') && <PacketCard details={details} />}
        <Sheet title={t('files')} className={fresh}>
          {documents.length === 0 ? (
            <EmptyState icon={FolderOpen} title={t('noFiles')}>
              {t('noFilesText')}
            </EmptyState>
          ) : (
            <ul className="document-list">
              {documents.map((document) => (
                <DocumentRow
                  key={document.id}
                  document={document}
                  details={details}
                  isShown={document.id === shownId}
                  onShow={() => setShownId(document.id)}
                />
              ))}
            </ul>
          )}
        </Sheet>
        {details.can.upload && <AddDocuments details={details} />}
      </div>
      {shown && <DocumentPreview key={shown.id} document={shown} onClose={() => setShownId(null)} />}
    </div>
  );
}
