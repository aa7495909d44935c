import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCalls } from '../../shared/api/index.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { Sheet, Skeleton } from '../../shared/ui/index.ts';
import { moneyMessages } from './money-messages.ts';
import { moneyTasks } from './money-work.ts';

interface MoneyWorkProps {
  /** Shown where nothing waits. */
  otherwise?: ReactNode;
  isMain?: boolean;
}

/** What waits for the reader in the firm’s money, each line leading to the list of what it counts. */
export function MoneyWork({ otherwise = null, isMain = false }: MoneyWorkProps) {
  const m = useText(moneyMessages);
  const { holds } = usePerson();
  const theirs = moneyTasks.filter(({ permission }) => holds(permission));
  const { replies, isLoading } = useCalls(theirs);
  if (isLoading) return isMain ? <Skeleton lines={5} label={m('title')} /> : null;
  const waiting = theirs.flatMap((task, at) => {
    const reply = replies[at];
    // A list that can’t be read now says so on its own page.
    const found = reply === undefined ? undefined : task.read(reply as never);
    return found && found.count > 0 ? [{ ...task, ...found }] : [];
  });
  if (waiting.length === 0) return otherwise;
  return (
    <Sheet title={m('title')}>
      <ul className="rail-list">
        {waiting.map(({ name, to, search, count, cents }) => (
          <li key={name}>
            <Link to={to} search={search as never}>
              <span className="rail-words">
                {m(name, { count })}
                {cents !== undefined && <small>{m('inAll', { amount: formatMoney(cents) })}</small>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
