import type { LeaseDetails } from '@writdesk/contract/rosters/roster-values';
import { recordDay } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Money, Sheet, TwoLines } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

/** Who is named in the lease or lives there, as far as the reader may know. */
export function PeopleSheet({ lease }: { lease: LeaseDetails }) {
  const t = useText(messages);
  if (!lease.can.readPeople) return <Sheet title={t('people')}>{t('noPeople')}</Sheet>;
  return (
    <Sheet title={t('people')}>
      <ul className="roster-people">
        {lease.people.map((person) => {
          const name = [person.firstName, person.middleName, person.lastName, person.suffix];
          const facts = [
            t(person.kind),
            person.isMinor && t('minor'),
            person.phone,
            person.email,
            person.language,
            person.ssn && t('ssn', { ssn: person.ssn }),
            person.dateOfBirth && t('born', { date: person.dateOfBirth }),
            person.accommodationPending && t('accommodation'),
          ];
          return (
            <li key={person.id}>
              <TwoLines
                strong
                first={name.filter(Boolean).join(' ')}
                second={facts.filter(Boolean).join(' · ')}
              />
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}

/** The lines that the balance is added up from. */
export function LedgerSheet({ lease }: { lease: LeaseDetails }) {
  const t = useText(messages);
  if (lease.ledger.length === 0) return null;
  return (
    <Sheet title={t('ledger')}>
      <table className="roster-ledger">
        <thead>
          <tr>
            <th scope="col">{t('dueOn')}</th>
            <th scope="col">{t('kind')}</th>
            <th scope="col">{t('description')}</th>
            <th scope="col" className="end">
              {t('amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lease.ledger.map((line) => (
            <tr key={line.id}>
              <td>{line.dueOn && recordDay(line.dueOn)}</td>
              <td>{t(line.kind)}</td>
              <td>{line.description}</td>
              <td className="end">
                <Money cents={line.amountCents} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
