import { readFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '../..');

/** What `selectActor` and `tokenStands` read: the tables that decide what somebody sees, and whether they are signed in. */
const DECIDES = [
  'users.app_user',
  'users.property_manager',
  'users.crm_client',
  'users.engagement',
  'users.support_access',
  'cases.ethical_wall',
  'cases.case_seal',
  'identity.record',
  'identity.account',
  'identity.session',
];
/** Read there too, and of no weight: where a lawyer may sign, and whose account waits for a place and sees nothing until then. */
const OF_NO_WEIGHT = ['users.bar_admission', 'users.released_account'];

/** Functions that write there and change nobody's rights. */
const CHANGES_NOTHING: Readonly<Record<string, string>> = {
  markSeen: 'notes the time',
  writeRecord: 'a session that begins, or goes on',
  consumeRecord: 'codes and refresh tokens alone',
  deleteRecordsOfGrant: 'codes and refresh tokens alone',
  deleteExpiredRecords: 'they had ended before',
  saveSession: 'a session that begins',
  touchSession: 'a session that goes on',
  deleteEndedSessions: 'they had ended before',
  insertAccount: 'nobody has a token of it yet',
  updateProfile: 'their name and address',
  updateEnabled: 'whoever shuts an account ends its sessions',
  insertProvenAccount: 'nobody has a token of it yet',
  openAgain: 'a closed account has no session, and an open one gets no role by it',
  clearPassword: 'whoever voids what was set before ends the sessions',
  savePassword: 'whoever replaces a password ends the sessions',
  requireNewPassword: 'whoever forces a new password ends the sessions',
  saveFirstVerified: 'the next token says it, and the first proof ends the sessions',
  updateLanguage: 'the language of their mail',
};

const inCode = (table: string) => table.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
const WRITES = new RegExp(
  String.raw`(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(${DECIDES.map(inCode).join('|')})( as \w+)?'|` +
    String.raw`(?:insert\s+into|update|delete\s+from)\s+(${DECIDES.join('|')})\b`,
);
const TELLS = /announceRightsChanged\(|announceEndedSessions|TELL_ENDED_SESSIONS|TELL_OTHER_ROLES/;

/** The functions of a file at its top level, by name. */
function functionsOf(text: string): [string, string][] {
  return text
    .split(/^(?=(?:export )?(?:async )?function |(?:export )?const )/m)
    .map((part) => [/(?:function|const) (\w+)/.exec(part)?.[1] ?? '', part]);
}

const files = globSync('**/*.ts', { cwd: src }).filter((file) => !/\.test\.ts$|-factory\.ts$/.test(file));
const writers = files.flatMap((file) =>
  functionsOf(readFileSync(join(src, file), 'utf8'))
    .filter(([, text]) => WRITES.test(text))
    .map(([name, text]) => ({ file, name, tells: TELLS.test(text) })),
);

test('whatever writes what decides who sees what notifies open streams of it, or says here why not', () => {
  const silent = writers.filter(({ name, tells }) => !tells && !(name in CHANGES_NOTHING));
  expect(silent.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
  expect(writers.filter(({ tells }) => tells).length).toBeGreaterThan(12);
});

test('nothing stands here that is gone or signals by now', () => {
  const needed = new Set(writers.filter(({ tells }) => !tells).map(({ name }) => name));
  expect(Object.keys(CHANGES_NOTHING).filter((name) => !needed.has(name))).toEqual([]);
});

test('the query of the actor reads no table that nobody thought of here', () => {
  const query = readFileSync(join(src, 'user-service/users/actor-queries.ts'), 'utf8');
  const read = [...query.matchAll(/\b(?:users|cases|identity)\.[a-z]\w*/g)]
    .map(([table]) => inCode(table))
    // Other services read the walls and the seals by these views.
    .map(
      (table) =>
        ({ 'cases.publishedWall': 'cases.ethicalWall', 'cases.publishedSeal': 'cases.caseSeal' })[table] ??
        table,
    );
  expect(read.length).toBeGreaterThan(5);
  expect(read.filter((table) => ![...DECIDES, ...OF_NO_WEIGHT].map(inCode).includes(table))).toEqual([]);
});
