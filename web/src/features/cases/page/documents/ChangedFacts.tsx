import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { documents } from '@writdesk/contract/documents/documents';
import { Button } from 'antd';
import { FileWarning } from 'lucide-react';
import { useState } from 'react';
import { useFactName } from '../../../../labels/documents/fact-names.ts';
import { useAction } from '../../../../shared/api/index.ts';
import { recordMoment } from '../../../../shared/formats/dates.ts';
import { reasonFault } from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { usePerson } from '../../../../shared/person/index.ts';
import { Dialog, toast } from '../../../../shared/ui/index.ts';
import { zoneOf } from '../../shared/court-zone.ts';
import { messages } from './messages.ts';
import type { CaseDocument } from './needed-documents.ts';

interface ChangedFactsProps {
  document: CaseDocument;
  details: CaseDetails;
}

/** What a document prints that is no longer so: it is made again, or somebody keeps it and says why. */
export function ChangedFacts({ document, details }: ChangedFactsProps) {
  const t = useText(messages);
  const { holds } = usePerson();
  const factName = useFactName();
  const { stale, kept, title } = document;
  const [isKeeping, setKeeping] = useState(false);
  if (stale.length === 0) {
    if (!kept) return null;
    const when = recordMoment(kept.at, zoneOf(details));
    return <small>{t('kept', { reason: kept.reason, name: kept.by, when })}</small>;
  }
  return (
    <div className="document-changes tone-stop">
      <FileWarning size={14} aria-hidden />
      <div>
        <span className="tone-text">{t('changed', { count: stale.length })}</span>
        <ul>
          {stale.map(({ path, printed, now }) => (
            <li key={path}>
              {factName(path)}: <del>{printed || t('blank')}</del> <ins>{now || t('blank')}</ins>
            </li>
          ))}
        </ul>
        {holds('document.regenerate') && (
          <Button
            size="small"
            type="link"
            aria-label={t('keepItOf', { title })}
            onClick={() => setKeeping(true)}
          >
            {t('keepIt')}
          </Button>
        )}
        {isKeeping && <KeepDialog document={document} onClose={() => setKeeping(false)} />}
      </div>
    </div>
  );
}

function KeepDialog({ document: { id, title }, onClose }: { document: CaseDocument; onClose: () => void }) {
  const t = useText(messages);
  const keep = useAction(documents.keep, {
    onDone: () => {
      toast.success(t('keptText'), { title: t('keptTitle', { title }) });
      onClose();
    },
  });
  return (
    <Dialog
      open
      title={t('keepTitle', { title })}
      keep={t('goBack')}
      confirm={{ label: t('keepIt') }}
      comment={{ label: t('keepWhy'), hint: t('keepWhyHint'), faultOf: reasonFault, keptAs: `keep.${id}` }}
      isRunning={keep.isRunning}
      onConfirm={(reason) => keep.run({ params: { id }, body: { reason } })}
      onClose={onClose}
    />
  );
}
