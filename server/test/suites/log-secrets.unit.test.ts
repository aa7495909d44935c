import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { openLog } from '../../src/platform/log.ts';
import { secretsIn } from '../support/log-secrets.ts';

const TOKEN = `eyJ${'a'.repeat(30)}.${'b'.repeat(30)}.${'c'.repeat(30)}`;

test.each([
  [`{"msg":"verified ${TOKEN}"}`, 'a token'],
  ['{"authorization":"Bearer 0123456789abcdef0123"}', 'a bearer'],
  ['{"tenant":"Okonkwo, 123-45-6789"}', 'a social security number'],
  ['{"body":"password=correct horse battery"}', 'a password of the tests'],
  ['{"form":{"password":"hunter2"}}', 'a field with a secret'],
  ['{"typed":"ABCD-EFGH-JKLM-NPQR"}', 'a recovery code'],
  ['{"cookie":"KEYCLOAK_IDENTITY=abc"}', 'a cookie of a session'],
  [
    `{"url":"/realms/writdesk/login-actions/action-token?key=${'k'.repeat(43)}"}`,
    'a link that opens something',
  ],
  [`{"url":"/api/user-service/invites/verify-invite/${'k'.repeat(43)}"}`, 'a link that opens something'],
])('%s is found', (line, what) => {
  expect(secretsIn(`{"msg":"before"}\n${line}\n`)).toEqual([expect.stringContaining(what)]);
});

test('ids, days and times, and what was taken out are no secrets', () => {
  const line = {
    reqId: '01a1fec2-e9b0-70c8-868d-38d67b3a4e53',
    day: '2026-06-12',
    at: '2026-06-12T14:00:00.000Z',
    password: '[taken out]',
    path: '/api/user-service/invites/resend/01a1fec2-e9b0-70c8-868d-38d67b3a4e53',
  };
  expect(secretsIn(JSON.stringify(line))).toEqual([]);
});

/** What a log says that is given lines by a test. */
function heard() {
  let text = '';
  const sink = new Writable({
    write(piece: Buffer, _encoding, done) {
      text += piece.toString();
      done();
    },
  });
  return { log: openLog('trace', sink), text: () => text };
}

const CODE = 'k'.repeat(43);

test.each([
  [`/invite/${CODE}.`],
  [`/invite/${CODE})`],
  [`/invite/${CODE}%20`],
  [`/invite/(${CODE}`],
  [`/invite/${CODE.slice(1)}%6b%2E`],
  [`/invite/${'%6b'.repeat(43)}`],
  [`/invite/${'%256b'.repeat(43)}`],
  [`/invite/%E0%A4%A${CODE}`],
  [`/api/user-service/invites/verify-invite/${CODE}%0a`],
  [`//${CODE}`],
  ['/api/case-service/case/details/219-09-9876'],
  ['/api/case-service/case/details/219%2D09%2D9876.'],
  ['/api/case-service/case/details/219%2009%209876'],
  ['/api/case-service/case/details/219099876'],
])('the path %s is logged without what opens or names somebody', (url) => {
  const { log, text } = heard();
  log.info({ req: { id: '1', method: 'GET', url } }, 'asked');
  expect(text()).toContain('[taken out]');
  expect(text()).not.toMatch(/(?:k|%6b|%256b){8}|219.{0,3}09.{0,3}9876/i);
});

test.each([
  '/api/user-service/invites/resend/01a1fec2-e9b0-70c8-868d-38d67b3a4e53',
  '/api/case-service/court-calendar/days/01a1fec2-e9b0-70c8-868d-38d67b3a4e53/2026-11-30',
  '/cases/01a1fec2-e9b0-70c8-868d-38d67b3a4e53%20',
])('the path %s is logged as it came', (url) => {
  const { log, text } = heard();
  log.info({ req: { id: '1', method: 'GET', url } }, 'asked');
  expect(JSON.parse(text())).toMatchObject({ req: { path: url } });
});

test('the log takes secrets out of what it is given', () => {
  const { log, text } = heard();
  log.info({ password: 'hunter2', form: { password: 'hunter2', ssn: '123-45-6789' } }, 'given');
  const headers = { authorization: `bearer ${TOKEN}`, cookie: 'KEYCLOAK_IDENTITY=abc' };
  log.info({ req: { id: '1', method: 'GET', url: `/realms/x?key=${'k'.repeat(43)}`, headers } }, 'asked');
  log.info(
    { req: { id: '2', method: 'GET', url: `/api/user-service/invites/verify-invite/${'k'.repeat(43)}` } },
    'open',
  );
  expect(text().split('\n')).toHaveLength(4);
  expect(secretsIn(text())).toEqual([]);
});
