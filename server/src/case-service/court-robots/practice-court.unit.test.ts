import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type StandInPortal } from '../../../../court-stand-in/portal.ts';

let court: StandInPortal;
let changes = 0;
beforeAll(async () => {
  court = await openPortal({ isPractice: true, today: () => '2026-06-29', onChange: () => (changes += 1) });
});
afterAll(() => court.close());

const filing = {
  reference: 'W-1',
  caption: 'A v. B',
  documentSha256: '',
  feeCents: 1,
  filedOn: '2026-06-29',
};
async function atDesk() {
  const reply = await fetch(`${court.url}/clerk`);
  const cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? '';
  const page = await reply.text();
  const token = /name="_csrf" value="([0-9a-f]+)"/.exec(page)?.[1] ?? '';
  const post = (act: string, fields: Record<string, string>, csrf = token) =>
    fetch(`${court.url}/clerk/${act}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ _csrf: csrf, ...fields }),
    });
  return { page, post };
}

test('each page of a practice court says what it is, and the clerk answers an envelope once', async () => {
  const first = court.ledger.take(filing);
  const { page, post } = await atDesk();
  expect(page).toContain('Practice court. Nothing that is filed here reaches a real court.');
  expect(await (await fetch(`${court.url}/login`)).text()).toContain('Practice court.');
  const accepted = { envelope: first.number, caseNumber: '26ED1' };
  expect((await post('accept', accepted, 'another-token')).status).toBe(403);
  expect(first.status).toBe('PENDING');
  expect((await post('accept', accepted)).status).toBe(303);
  expect(first).toMatchObject({ status: 'ACCEPTED', caseNumber: '26ED1' });
  expect(changes).toBeGreaterThan(0);
  const again = await post('return', { envelope: first.number, code: 'ILLEGIBLE' });
  expect(await again.text()).toContain('This envelope has been answered already.');
  expect((await post('docket', { caseNumber: '26ED1', text: 'Answer filed' })).status).toBe(303);
  expect(court.ledger.dockets.get('26ED1')?.entries.at(-1)).toEqual({
    on: '2026-06-29',
    text: 'Answer filed',
  });
  expect(await (await post('docket', { caseNumber: '26ED9', text: 'x' })).text()).toContain('no case under');
});

test('a court that isn’t for practice has no desk for everybody, and its books are taken over by the next one', async () => {
  const plain = await openPortal({ books: court.ledger.state() });
  const reply = await fetch(`${plain.url}/clerk`, { redirect: 'manual' });
  const next = plain.ledger.take(filing);
  await plain.close();
  expect(reply.headers.get('location')).toBe('/login');
  expect(next.number).toBe('ENV-4002');
  expect(plain.ledger.find('ENV-4001')).toMatchObject({ caseNumber: '26ED1' });
});
