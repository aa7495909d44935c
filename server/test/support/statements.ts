import pg from 'pg';

/** One statement as the server sent it, and in which turn: those of one turn travel at the same time. */
export interface Statement {
  turn: number;
  /** Which connection sent it. */
  connection: number;
  name?: string;
  text: string;
  values: unknown[];
}

/** Records every statement that runs while `work` does: what a bare server must do as well, to be a fair measure. */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const connections: pg.Client[] = [];
  let turn = 0;
  let running = 0;
  const original = pg.Client.prototype.query;
  pg.Client.prototype.query = function record(this: pg.Client, ...args: unknown[]) {
    const [given] = args as [string | { name?: string; text?: string; values?: unknown[] }];
    // The beginning of a transaction, which carries role and scope, is a text alone. A text with values is the job queue’s, which
    // works at the same time.
    const isOfJobs = typeof given === 'string' && Array.isArray(args[1]);
    const config = typeof given === 'string' ? { text: given } : given;
    const answer = (original as (...all: unknown[]) => unknown).apply(this, args);
    if (!isOfJobs && typeof config?.text === 'string' && answer instanceof Promise) {
      if (running === 0) turn += 1;
      running += 1;
      if (!connections.includes(this)) connections.push(this);
      statements.push({
        turn,
        connection: connections.indexOf(this),
        ...(config.name && { name: config.name }),
        text: config.text,
        values: config.values ?? [],
      });
      const done = () => {
        running -= 1;
      };
      answer.then(done, done);
    }
    return answer;
  } as typeof original;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = original;
  }
  return statements;
}

const isOpening = ({ text }: Statement) => text.startsWith('begin;');

/** The statements by turn, without the transaction around each, whose first message carries the scope. */
export function turnsOf(statements: readonly Statement[]): { opening: string; turns: Statement[][] } {
  const own = statements.filter((statement) => !isOpening(statement) && statement.text !== 'commit');
  const turns = Map.groupBy(own, ({ turn }) => turn);
  return { opening: statements.findLast(isOpening)?.text ?? 'begin', turns: [...turns.values()] };
}
