import type { ExportPreview } from '@writdesk/contract/accounting-exports/accounting-exports';
import { type LedgerEvent, ledgerEvents } from '@writdesk/contract/ledger/ledger-events';
import { recordDay } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Money, Sheet, TwoLines } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

/** What is new or different since the last export of these days. */
export function ExportDifferences({ preview }: { preview: ExportPreview }) {
  const t = useText(messages);
  const eventName = useEventName();
  const { differences, added, changed } = preview;
  if (!differences.length) return null;
  return (
    <Sheet title={t('differences')}>
      {changed > 0 && <p>{t('changedText')}</p>}
      <ul className="case-phone-lines">
        {differences.map(({ id, isNew, number, postedOn, event, company, debitCents }) => (
          <li key={id}>
            <TwoLines
              strong
              first={`${t(isNew ? 'isNew' : 'isChanged')} · ${eventName(event)}`}
              second={[number, recordDay(postedOn), company].filter(Boolean).join(' · ')}
            />
            <Money cents={debitCents} />
          </li>
        ))}
      </ul>
      {added + changed > differences.length && <p>{t('differencesMore', { count: differences.length })}</p>}
    </Sheet>
  );
}

const REVERSED = '.reverse';
const isEvent = (text: string): text is LedgerEvent => (ledgerEvents as readonly string[]).includes(text);

function useEventName() {
  const t = useText(messages);
  return (kind: string): string => {
    const isReversed = kind.endsWith(REVERSED);
    const event = isReversed ? kind.slice(0, -REVERSED.length) : kind;
    const name = isEvent(event) ? t(event) : event;
    return isReversed ? t('reversed', { event: name }) : name;
  };
}
