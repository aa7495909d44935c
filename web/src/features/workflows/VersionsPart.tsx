import type { WorkflowDetails } from '@writdesk/contract/workflows/workflow-values';
import { workflows } from '@writdesk/contract/workflows/workflows';
import { useState } from 'react';
import { useCall } from '../../shared/api/index.ts';
import { Question, QuestionRow, SelectInput } from '../../shared/form/index.ts';
import { dayOf, recordDay } from '../../shared/formats/dates.ts';
import { sayFault } from '../../shared/i18n/sentences.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { EmptyState, Sheet } from '../../shared/ui/index.ts';
import { History } from 'lucide-react';
import { messages } from './messages.ts';
import { MoveRunning } from './MoveRunning.tsx';

/** The published versions, and what any two of them say differently. */
export function VersionsPart({ workflow }: { workflow: WorkflowDetails }) {
  const t = useText(messages);
  const { id, version, hasDraft } = workflow;
  const { data } = useCall(workflows.versions, { params: { id }, quiet: true });
  if (version === 0)
    return (
      <Sheet>
        <EmptyState icon={History} title={t('noVersions')} />
      </Sheet>
    );
  return (
    <>
      <Sheet title={t('versions')} padded={false}>
        <ul className="version-list">
          {data?.versions.map((one) => (
            <li key={one.version}>
              <strong>{t('version', { version: one.version })}</strong>
              <span>
                {one.publishedBy
                  ? t('publishedBy', { date: recordDay(dayOf(one.publishedAt)), name: one.publishedBy })
                  : t('publishedOn', { date: recordDay(dayOf(one.publishedAt)) })}
                {', '}
                {t('steps', { count: one.stepCount })}, {t('cases', { count: one.cases })}
              </span>
              {one.note && <span>{one.note}</span>}
            </li>
          ))}
        </ul>
      </Sheet>
      <MoveRunning workflow={workflow} />
      {(version > 1 || hasDraft) && <Difference workflow={workflow} />}
    </>
  );
}

function Difference({ workflow: { id, version, hasDraft } }: { workflow: WorkflowDetails }) {
  const t = useText(messages);
  const [from, setFrom] = useState(String(hasDraft ? version : version - 1));
  const [to, setTo] = useState(hasDraft ? '0' : String(version));
  const { data } = useCall(workflows.difference, { params: { id }, query: { from, to }, quiet: true });
  const numbers = Array.from({ length: version }, (_, index) => version - index);
  const options = [
    ...(hasDraft ? [{ value: '0', label: t('draft') }] : []),
    ...numbers.map((one) => ({ value: String(one), label: t('version', { version: one }) })),
  ];
  return (
    <Sheet title={t('difference')}>
      <QuestionRow>
        <Question label={t('from')} field={{ id: 'difference-from' }} half>
          <SelectInput
            id="difference-from"
            value={from}
            options={options}
            onChange={(one) => one && setFrom(one)}
          />
        </Question>
        <Question label={t('to')} field={{ id: 'difference-to' }} half>
          <SelectInput
            id="difference-to"
            value={to}
            options={options}
            onChange={(one) => one && setTo(one)}
          />
        </Question>
      </QuestionRow>
      {data && data.changes.length === 0 && <p>{t('sameVersions')}</p>}
      <ul className="version-changes">
        {data?.changes.map((change, index) => (
          <li key={index}>{sayFault(change, change.message)}</li>
        ))}
      </ul>
    </Sheet>
  );
}
