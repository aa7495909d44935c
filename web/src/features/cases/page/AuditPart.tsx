import { caseStatuses } from '@writdesk/contract/cases/case-status';
import { cases, type CaseDetails } from '@writdesk/contract/cases/cases';
import { Button } from 'antd';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../../shared/api/index.ts';
import { dayOf, recordDay, timeAt } from '../../../shared/formats/dates.ts';
import { defineMessages } from '../../../shared/i18n/define-messages.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { usePerson } from '../../../shared/person/index.ts';
import {
  caseStatusLook,
  EmptyState,
  ErrorState,
  Sheet,
  Skeleton,
  Status,
  TwoLines,
  usePhone,
} from '../../../shared/ui/index.ts';
import { actDoneLabel, hasActLabel } from '../../../labels/case/act-labels.ts';
import { CaseTrail } from '../../audits/index.ts';
import { zoneOf } from '../shared/court-zone.ts';
import { plainWords } from '../../../shared/i18n/word-list.ts';

const messages = defineMessages({
  en: {
    audit: 'Changes of status, oldest first',
    theAudit: 'The changes of status',
    when: 'When',
    from: 'From',
    to: 'To',
    act: 'Action',
    by: 'By',
    comment: 'Comment',
    none: 'The status has not changed yet',
    noneText: 'Every change is recorded here with the person and the time. The record itself never changes.',
    later: 'Show later changes',
  },
  es: {
    audit: 'Cambios de estado, del más antiguo al más reciente',
    theAudit: 'Los cambios de estado',
    when: 'Cuándo',
    from: 'De',
    to: 'A',
    act: 'Acción',
    by: 'Por',
    comment: 'Comentario',
    none: 'El estado aún no ha cambiado',
    noneText: 'Cada cambio queda registrado aquí con la persona y la hora. El registro mismo nunca cambia.',
    later: 'Mostrar posteriores',
  },
});

const stepSize = 50;

/** The audit of the case: its trail for who may verify it, then the changes of status. */
export function AuditPart({ details }: { details: CaseDetails }) {
  const { holds } = usePerson();
  return (
    <>
      {holds('audit.verify') && <CaseTrail caseId={details.id} />}
      <StatusChanges details={details} />
    </>
  );
}

function StatusChanges({ details }: { details: CaseDetails }) {
  const t = useText(messages);
  const isPhone = usePhone();
  const [size, setSize] = useState(stepSize);
  const query = useCall(cases.statusAudit, {
    params: { id: details.id },
    query: { size },
    keepPrevious: true,
    quiet: true,
  });
  if (!query.data) {
    return query.error ? (
      <ErrorState error={query.error} what={t('theAudit')} onRetry={() => void query.refetch()} />
    ) : (
      <Skeleton label={t('theAudit')} />
    );
  }
  const { statusChanges, total } = query.data;
  if (statusChanges.length === 0) {
    return (
      <Sheet title={t('audit')}>
        <EmptyState icon={History} title={t('none')}>
          {t('noneText')}
        </EmptyState>
      </Sheet>
    );
  }
  const canGrow = total > statusChanges.length && size < 2 * stepSize;
  return (
    <Sheet title={t('audit')}>
      {isPhone ? (
        <ol className="case-phone-lines">
          {statusChanges.map((change) => (
            <li key={change.id}>
              <TwoLines
                first={<StatusName status={change.toStatus} />}
                second={`${change.by} · ${momentWords(change.at, zoneOf(details))}`}
              />
            </li>
          ))}
        </ol>
      ) : (
        <div className="scrolls">
          <table className="plain-table">
            <caption className="visually-hidden">{t('audit')}</caption>
            <thead>
              <tr>
                {(['when', 'from', 'to', 'act', 'by', 'comment'] as const).map((name) => (
                  <th key={name} scope="col">
                    {t(name)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {statusChanges.map(({ id, at, fromStatus, toStatus, action, by, comment }) => (
                <tr key={id}>
                  <td className="nowrap">{momentWords(at, zoneOf(details))}</td>
                  <td>{fromStatus && <StatusName status={fromStatus} />}</td>
                  <td>
                    <StatusName status={toStatus} />
                  </td>
                  <td>{hasActLabel(action) ? actDoneLabel(action) : plainWords(action)}</td>
                  <td>{by}</td>
                  <td>{comment}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {canGrow && <Button onClick={() => setSize(2 * stepSize)}>{t('later')}</Button>}
    </Sheet>
  );
}

function momentWords(at: string, zone: string): string {
  return `${recordDay(dayOf(at, zone))}, ${timeAt(at, zone)}`;
}

function StatusName({ status }: { status: string }) {
  const { isClient } = usePerson();
  const known = caseStatuses.find((one) => one === status);
  return known ? <Status of={caseStatusLook(known, isClient ? 'client' : 'firm')} /> : plainWords(status);
}
