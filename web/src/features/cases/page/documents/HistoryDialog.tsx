import { documents } from '@writdesk/contract/documents/documents';
import type { PaperVersion } from '@writdesk/contract/documents/version-values';
import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { Button } from 'antd';
import { GitCompare } from 'lucide-react';
import { useState } from 'react';
import { useFactName } from '../../../../labels/documents/fact-names.ts';
import { useCall } from '../../../../shared/api/index.ts';
import { recordMoment } from '../../../../shared/formats/dates.ts';
import { LoadedDialog } from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { Dialog } from '../../../../shared/ui/index.ts';
import { zoneOf } from '../../shared/court-zone.ts';
import { ComparedVersions } from './ComparedVersions.tsx';
import { versionMessages } from './version-messages.ts';
import type { CaseDocument } from './needed-documents.ts';

interface HistoryDialogProps {
  document: CaseDocument;
  details: CaseDetails;
  onClose: () => void;
}

/** Each time that a document was generated, and what two of them differ in. */
export default function HistoryDialog({ document: { id, title }, details, onClose }: HistoryDialogProps) {
  const t = useText(versionMessages);
  const [comparedId, setComparedId] = useState<string | null>(null);
  const query = useCall(documents.history, { params: { id }, quiet: true });
  const dialog = { title: t('title', { title }), keep: t('close'), onClose };
  return (
    <LoadedDialog {...dialog} query={query} what={title}>
      {({ versions }) => (
        <Dialog open width={820} {...dialog} onConfirm={onClose}>
          {comparedId === null ? (
            <ul className="document-versions">
              {versions.map((version, index) => (
                <VersionItem
                  key={version.documentId}
                  version={version}
                  zone={zoneOf(details)}
                  isNewest={index === 0}
                  onCompare={
                    version.hasFile && versions[index + 1]?.hasFile
                      ? () => setComparedId(version.documentId)
                      : null
                  }
                />
              ))}
            </ul>
          ) : (
            <ComparedVersions id={comparedId} onBack={() => setComparedId(null)} />
          )}
        </Dialog>
      )}
    </LoadedDialog>
  );
}

interface VersionItemProps {
  version: PaperVersion;
  zone: string;
  isNewest: boolean;
  onCompare: (() => void) | null;
}

function VersionItem({ version, zone, isNewest, onCompare }: VersionItemProps) {
  const t = useText(versionMessages);
  const factName = useFactName();
  const { number, status, madeAt, madeBy, cause, templateVersion, changed, flags, kept } = version;
  const when = recordMoment(madeAt, zone);
  const about = [
    t(madeBy === null ? 'madeByItself' : 'madeBy', { name: madeBy ?? '', when }),
    cause && t(`cause${cause}`),
    templateVersion !== null && t('ofTemplate', { number: templateVersion }),
  ];
  return (
    <li>
      <div>
        <strong>{t(isNewest ? 'newest' : 'version', { number })}</strong>
        <small>{about.filter(Boolean).join(' · ')}</small>
        {status !== 'READY' && <small>{t(`status${status}`)}</small>}
        {kept && <small>{t('kept', { reason: kept.reason, name: kept.by })}</small>}
        {flags.map(({ id, comment }) => (
          <small key={id}>{t('endedFlag', { comment })}</small>
        ))}
        {number > 1 && changed.length === 0 && <small>{t('sameFacts')}</small>}
        {changed.length > 0 && (
          <ul>
            {changed.map(({ path, printed, now }) => (
              <li key={path}>
                {factName(path)}: <del>{printed || t('blank')}</del> <ins>{now || t('blank')}</ins>
              </li>
            ))}
          </ul>
        )}
      </div>
      {onCompare && (
        <Button
          size="small"
          icon={<GitCompare size={15} aria-hidden />}
          aria-label={t('compareOf', { number, before: number - 1 })}
          onClick={onCompare}
        >
          {t('compare')}
        </Button>
      )}
    </li>
  );
}
