import { documents } from '@writdesk/contract/documents/documents';
import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { useFactName } from '../../../../labels/documents/fact-names.ts';
import { useCall } from '../../../../shared/api/index.ts';
import { recordMoment } from '../../../../shared/formats/dates.ts';
import { LoadedDialog } from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { Dialog, EmptyState, TwoLines } from '../../../../shared/ui/index.ts';
import { zoneOf } from '../../shared/court-zone.ts';
import { messages } from './messages.ts';
import type { CaseDocument } from './needed-documents.ts';
import { FileText } from 'lucide-react';

interface PrintedFactsProps {
  document: CaseDocument;
  details: CaseDetails;
  onClose: () => void;
}

/** Every fact that a document prints, and where it comes from. */
export default function PrintedFacts({ document: { id, title }, details, onClose }: PrintedFactsProps) {
  const t = useText(messages);
  const factName = useFactName();
  const query = useCall(documents.printed, { params: { id }, quiet: true });
  const dialog = { title: t('printsTitle', { title }), keep: t('close'), onClose };
  return (
    <LoadedDialog {...dialog} query={query} what={title}>
      {({ values }) => (
        <Dialog open width={760} {...dialog} onConfirm={onClose}>
          {values.length === 0 ? (
            <EmptyState icon={FileText} title={t('printsNothing')}>
              {t('printsNothingText')}
            </EmptyState>
          ) : (
            <div className="scrolls">
              <table className="plain-table">
                <caption className="visually-hidden">{t('printsTitle', { title })}</caption>
                <thead>
                  <tr>
                    {(['printsFact', 'printsWords', 'printsFrom'] as const).map((name) => (
                      <th key={name} scope="col">
                        {t(name)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {values.map(({ path, printed, now, differs, screen, setBy, setAt }) => (
                    <tr key={path}>
                      <td>{factName(path)}</td>
                      <td>
                        {printed || t('blank')}
                        {differs && (
                          <small className="tone-stop tone-text">
                            {' '}
                            {t('printsNow', { now: now || t('blank') })}
                          </small>
                        )}
                      </td>
                      <td>
                        <TwoLines
                          first={t(`screen_${screen}`)}
                          second={
                            setBy &&
                            setAt &&
                            t('printsBy', { name: setBy, when: recordMoment(setAt, zoneOf(details)) })
                          }
                        />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </Dialog>
      )}
    </LoadedDialog>
  );
}
