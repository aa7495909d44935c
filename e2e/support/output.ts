import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { secretsIn } from '../../server/test/support/log-secrets.ts';
import { typedIn, withoutMarks } from '../../server/test/support/typed-texts.ts';

const LAST_LINES = 60;
/** The demonstration's password is shown to the person who starts it, in this line alone. */
const TOLD = 'password of all eight: ';

export interface Output {
  /** Reads all that the process says until its end. */
  follow(child: ChildProcess): void;
  /** The last lines, for whoever asks why it did not start. */
  last(): string;
  /** @throws with the secrets and the typed texts that were in a line. */
  expectNoSecrets(): void;
}

/**
 * Reads what the processes of one Writdesk say.
 * @param passwords that must stand in no line, next to the usual secrets.
 * @param typed what was typed until the end: it must stand in no line of the log.
 */
export function watchOutput(passwords: readonly string[], typed: () => readonly string[] = () => []): Output {
  let last: string[] = [];
  const found = new Set<string>();
  const logged = new Set<string>();
  const take = (line: string) => {
    last = [...last, line].slice(-LAST_LINES);
    if (line.trim().startsWith(TOLD)) return;
    // Files of the built app are named after parts of the code, which share words with what people type.
    if (line.startsWith('{') && !line.includes('"path":"/assets/')) logged.add(withoutMarks(line));
    for (const secret of secretsIn(line)) found.add(secret);
    if (passwords.some((password) => line.includes(password))) found.add('a password that was typed');
  };
  return {
    follow(child) {
      for (const stream of [child.stdout, child.stderr])
        if (stream) createInterface({ input: stream }).on('line', take);
    },
    last: () => last.join('\n'),
    expectNoSecrets() {
      for (const text of typedIn(logged, typed())) found.add(`typed: ${text}`);
      if (found.size === 0) return;
      throw new Error(
        `The servers of the journeys printed ${found.size} secrets:\n${[...found].slice(0, 20).join('\n')}`,
      );
    },
  };
}
