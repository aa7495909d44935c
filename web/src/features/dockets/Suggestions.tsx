import { maxBulkCases } from '@writdesk/contract/cases/case-actions';
import { cases } from '@writdesk/contract/cases/cases';
import { courtDay } from '@writdesk/contract/court-day/court-day';
import { Link } from '@tanstack/react-router';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useAction, useCall } from '../../shared/api/index.ts';
import { Question, TextInput } from '../../shared/form/index.ts';
import { listDay } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { ErrorState, Money, Sheet, Skeleton } from '../../shared/ui/index.ts';
import type { DocketDetails } from './docket-words.ts';
import { messages } from './messages.ts';
import { useManyResults } from './use-many-results.tsx';

/** The cases that wait for a day at this court, each property together. */
export function Suggestions({ docket }: { docket: DocketDetails }) {
  const t = useText(messages);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [reason, setReason] = useState('');
  const query = useCall(courtDay.suggestions, { params: { id: docket.id }, quiet: true });
  const rows = query.data?.cases ?? [];
  const results = useManyResults((id) => rows.find((row) => row.id === id)?.title ?? id, setChosen);
  const apply = useAction(cases.bulk, {
    onDone: (reply) => {
      setChosen([]);
      results.show(reply.results, t('applied'));
    },
  });
  const free = docket.maxCases - docket.caseCount;
  const reasonField = { id: 'why-day', value: reason, onChange: setReason };
  const toggle = (ids: readonly string[], isOn: boolean) =>
    setChosen(isOn ? [...new Set([...chosen, ...ids])] : chosen.filter((id) => !ids.includes(id)));
  const byProperty = [...Map.groupBy(rows, ({ propertyId }) => propertyId)];
  return (
    <Sheet
      title={t('suggested')}
      padded={false}
      extra={
        <Button
          type="primary"
          disabled={chosen.length === 0 || chosen.length > maxBulkCases}
          loading={apply.isRunning}
          onClick={() =>
            apply.run({
              params: { action: 'apply-to-docket' },
              body: {
                caseIds: [...chosen],
                data: { docketId: docket.id, ...(reason.trim() && { reason: reason.trim() }) },
              },
            })
          }
        >
          {chosen.length === 0 ? t('apply') : t('applyCount', { count: chosen.length })}
        </Button>
      }
    >
      {query.error && (
        <ErrorState
          error={query.error}
          what={t('suggested')}
          onRetry={() => void query.refetch()}
          level={3}
        />
      )}
      {query.isPending && <Skeleton lines={5} label={t('suggested')} />}
      {query.data && (
        <p className="docket-tools">
          {rows.length === 0 ? t('noneWaits') : t('suggestedLead', { count: query.data.waiting })}{' '}
          {t('free', { count: free })}
        </p>
      )}
      {chosen.length > 0 && (
        <div className="docket-reason">
          <Question label={t('whyDay')} hint={t('whyDayHint')} field={reasonField} optional>
            <TextInput {...reasonField} maxLength={1000} />
          </Question>
        </div>
      )}
      {byProperty.map(([propertyId, ofProperty]) => {
        const [first] = ofProperty;
        const ids = ofProperty.map(({ id }) => id);
        const name = first?.propertyName ?? '';
        const isAll = ids.every((id) => chosen.includes(id));
        return (
          <section key={propertyId} className="docket-group" aria-label={name}>
            <h3>
              <Checkbox
                checked={isAll}
                indeterminate={!isAll && ids.some((id) => chosen.includes(id))}
                aria-label={t('selectAll', { property: name })}
                onChange={({ target }) => toggle(ids, target.checked)}
              >
                {name}
              </Checkbox>
              <small>
                {(first?.ofPropertyOnIt ?? 0) > 0
                  ? t('sameProperty', { count: first?.ofPropertyOnIt ?? 0 })
                  : t('ofProperty', { count: first?.ofPropertyWaiting ?? 1 })}
              </small>
            </h3>
            <ul className="docket-rows">
              {ofProperty.map((row) => (
                <li key={row.id}>
                  <Checkbox
                    checked={chosen.includes(row.id)}
                    aria-label={t('select', { name: row.title })}
                    onChange={({ target }) => toggle([row.id], target.checked)}
                  />
                  <span className="docket-row-words">
                    <Link to="/cases/$id" params={{ id: row.id }}>
                      {row.title}
                    </Link>
                    <small>
                      {[row.caseNumber, row.unitLabel, row.tenantNames].filter(Boolean).join(' · ')}
                      {' · '}
                      {t('waitsSince', { day: listDay(row.updatedAt.slice(0, 10)) })}
                    </small>
                  </span>
                  <Money cents={row.claimCents} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {results.dialog}
    </Sheet>
  );
}
