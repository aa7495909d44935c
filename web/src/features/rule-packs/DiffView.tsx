import { rulePacks, type FieldChange } from '@writdesk/contract/rule-packs/rule-packs';
import { useCall } from '../../shared/api/index.ts';
import { useLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { ErrorState, Skeleton } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { rowSentence } from './row-sentence.ts';

/** What the later of two versions says differently, row by row. */
export function DiffView({ state, from, to }: { state: string; from: string; to: string }) {
  const t = useText(messages);
  const locale = useLocale();
  const { data, error, refetch } = useCall(rulePacks.diff, {
    params: { state },
    query: { from, to },
    keepPrevious: true,
    quiet: true,
  });
  if (error && !data)
    return <ErrorState error={error} what={t('theHistory')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={2} label={t('theHistory')} />;
  const { added, removed, changed, head } = data;
  if (added.length + removed.length + changed.length + head.length === 0) return <p>{t('noChanges')}</p>;
  return (
    <ul className="rule-diff">
      {head.map((change) => (
        <li key={change.field}>
          <FieldWords of={change} />
        </li>
      ))}
      {changed.map(({ id, label, fields }) => (
        <li key={id}>
          <strong>{t('changed', { id })}</strong> {label}
          <ul>
            {fields.map((change) => (
              <li key={change.field}>
                <FieldWords of={change} />
              </li>
            ))}
          </ul>
        </li>
      ))}
      {added.map((row) => (
        <li key={row.row.id}>
          <strong>{t('came', { id: row.row.id })}</strong> {row.row.label}: {rowSentence(row, locale)}
        </li>
      ))}
      {removed.map((row) => (
        <li key={row.row.id}>
          <strong>{t('went', { id: row.row.id })}</strong> {row.row.label}: {rowSentence(row, locale)}
        </li>
      ))}
    </ul>
  );
}

function FieldWords({ of: { field, was, becomes } }: { of: FieldChange }) {
  const t = useText(messages);
  const key = `field_${field}`;
  const name = key in messages.en ? t(key as 'field_n') : field;
  const words = (value: unknown) => {
    if (value === null || value === undefined || value === '') return t('nothing');
    return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
  };
  return <>{t('fieldWas', { field: name, was: words(was), becomes: words(becomes) })}</>;
}
