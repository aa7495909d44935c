import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { watchOutput } from './support/output.ts';

// What the servers of the journeys say is searched when they stop; this is the search, on processes that say the wrong thing.

async function said(program: string) {
  const output = watchOutput(['s3cret-of-this-run']);
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'pipe'] });
  output.follow(child);
  await once(child, 'close');
  return output;
}

const TOKEN = `eyJ${'a'.repeat(30)}.${'b'.repeat(30)}.${'c'.repeat(30)}`;

test.each([
  ['a token in the log', `console.log('{"level":30,"msg":"${TOKEN}"}')`, 'a token'],
  ['a password on the error output', `console.error('for s3cret-of-this-run')`, 'a password that was typed'],
  ['a last line without an end', `process.stdout.write('password a garden behind the house')`, 'a password'],
])('%s is found', async (_, program, what) => {
  const output = await said(program);
  expect(() => output.expectNoSecrets()).toThrow(what);
});

test('the welcome may show the password of the demonstration, and nothing else is kept from the log', async () => {
  const output = await said(`console.log('  password of all eight: s3cret-of-this-run\\n{"msg":"ready"}')`);
  expect(() => output.expectNoSecrets()).not.toThrow();
  expect(output.last()).toContain('{"msg":"ready"}');
});
