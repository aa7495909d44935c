import { Link, type LinkProps } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '../api/index.ts';
import { Dialog, toast } from '../ui/index.ts';

/** What still needs the record, each with the way to it, and how many there are. */
export interface Stops {
  rows: readonly { id: string; label: string }[];
  total: number;
}

interface AskToDeactivateProps {
  words: {
    title: string;
    text: string;
    confirm: string;
    keep: string;
    /** Above what still needs it. */
    stopped: string;
    andMore: (count: number) => string;
  };
  comment?: { label: string; optional: boolean };
  isRunning: boolean;
  /** Does it; what it rejects with is read by `stopsOf`. */
  run: (reason: string) => Promise<unknown>;
  /** What a refusal names; null for one that names nothing. */
  stopsOf: (reply: unknown) => Stops | null;
  /** Where one of them is shown. */
  to: LinkProps['to'];
  onClose: () => void;
}

/** Asks before a record is deactivated; of one that is still needed it names by what. */
export function AskToDeactivate({
  words,
  comment,
  isRunning,
  run,
  stopsOf,
  to,
  onClose,
}: AskToDeactivateProps) {
  const [stopped, setStopped] = useState<(Stops & { message: string }) | null>(null);
  const confirm = (reason: string) => {
    void run(reason).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      const stops = stopsOf(error.reply);
      if (stops) setStopped({ ...stops, message: error.message });
      else toast.error(error.message);
    });
  };
  if (stopped)
    return (
      <Dialog open title={words.stopped} keep={words.keep} onConfirm={onClose} onClose={onClose}>
        <p>{stopped.message}</p>
        <ul className="stops">
          {stopped.rows.map(({ id, label }) => (
            <li key={id}>
              <Link to={to} params={{ id } as never}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
        {stopped.total > stopped.rows.length && <p>{words.andMore(stopped.total - stopped.rows.length)}</p>}
      </Dialog>
    );
  return (
    <Dialog
      open
      title={words.title}
      keep={words.keep}
      confirm={{ label: words.confirm, danger: true }}
      {...(comment && { comment })}
      isRunning={isRunning}
      onConfirm={confirm}
      onClose={onClose}
    >
      {words.text}
    </Dialog>
  );
}
