// The floor: the same statements as the list of cases, through node:http and pg alone. No token, no contract, no checks.
import { createServer } from 'node:http';
import pg from 'pg';
import { type Statement, turnsOf } from '../server/test/support/statements.ts';

const { connection, statements, port, max } = JSON.parse(process.env['BENCH'] ?? '{}') as {
  connection: pg.PoolConfig;
  statements: Statement[];
  port: number;
  max: number;
};
pg.types.setTypeParser(1082, (value) => value);
pg.types.setTypeParser(20, Number);
const pool = new pg.Pool({ ...connection, max, pipeline: true });
const { opening, turns } = turnsOf(statements);

async function answer(): Promise<string> {
  const rows: unknown[] = [];
  for (const turn of turns) {
    const results = await Promise.all(
      turn.map(async ({ name, text, values }) => {
        const client = await pool.connect();
        try {
          const [, result] = await Promise.all([
            client.query(opening),
            client.query({ ...(name && { name }), text, values }),
            client.query('commit'),
          ]);
          return result.rows;
        } finally {
          client.release();
        }
      }),
    );
    rows.push(...results);
  }
  return JSON.stringify({ cases: rows });
}

createServer((_request, response) => {
  answer().then(
    (body) => response.writeHead(200, { 'content-type': 'application/json' }).end(body),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
}).listen(port, '127.0.0.1', () => process.send?.('ready'));
