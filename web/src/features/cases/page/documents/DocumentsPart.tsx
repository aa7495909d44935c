import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { Button } from 'antd';
import { FolderDown, FolderOpen } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../../shared/i18n/translate.ts';
import { usePerson } from '../../../../shared/person/index.ts';
import { EmptyState, Sheet } from '../../../../shared/ui/index.ts';
import { useSupportAsk } from '../../../support-access/index.ts';
import { useFresh } from '../fresh-parts.ts';
import { AddDocuments } from './AddDocuments.tsx';
import { CourtFormsCard } from './CourtFormsCard.tsx';
import { DocumentPreview } from './DocumentPreview.tsx';
import { DocumentRow } from './DocumentRow.tsx';
import { downloadAll } from '../../../../shared/files/download.ts';
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
        {holds('notice.make') && <PapersCard details={details} />}
        {holds('document.regenerate') && <CourtFormsCard details={details} />}
        {holds('document.regenerate') && <SignaturesCard details={details} />}
        {holds('document.regenerate') && <PacketCard details={details} />}
        <Sheet
          title={t('files')}
          className={fresh}
          extra={documents.some(({ path }) => path !== null) && <DownloadAll caseId={details.id} />}
        >
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
        {details.can.upload && <AddDocuments details={details} onShow={setShownId} />}
      </div>
      {shown && <DocumentPreview key={shown.id} document={shown} onClose={() => setShownId(null)} />}
    </div>
  );
}

function DownloadAll({ caseId }: { caseId: string }) {
  const t = useText(messages);
  const ask = useSupportAsk();
  const [isRunning, setRunning] = useState(false);
  const run = () => {
    setRunning(true);
    void downloadAll({ caseId }, ask).finally(() => setRunning(false));
  };
  return (
    <Button size="small" icon={<FolderDown size={15} aria-hidden />} loading={isRunning} onClick={run}>
      {t('downloadAll')}
    </Button>
  );
}
