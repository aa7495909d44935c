import { Link, type LinkProps } from '@tanstack/react-router';
import './number-links.css';

export interface NumberLink {
  key: string;
  label: string;
  /** The number in words, as "1,240" or "more than 1,000". */
  said: string;
  to: LinkProps['to'];
  search: Record<string, string>;
}

/** Numbers at the head of a list; each leads to its rows. Their line is there before them, so that they move nothing. */
export function NumberLinks({ numbers }: { numbers: readonly NumberLink[] | undefined }) {
  if (!numbers) return <div className="number-links waits" aria-hidden />;
  return (
    <ul className="number-links">
      {numbers.map(({ key, label, said, to, search }) => (
        <li key={key}>
          <Link to={to} search={search as never}>
            <strong>{said}</strong> {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
