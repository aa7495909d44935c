import { courtCalendars } from '@writdesk/contract/court-calendars/court-calendars';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { referenceId } from '../../../seed/reference-id.ts';
import { firmWithAClient, type FirmWithAClient } from '../../../test/support/firm-with-a-client.ts';
import { type TestApp, testApp } from '../../../test/support/harness.ts';
import { standingClock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { makeDocket } from '../dockets/docket-factory.ts';

const courthouseId = referenceId('courthouse', 'ga-dekalb');
const source = 'dekalbcountymagistratecourt.com';
const list = 'date,name,effect\n2026-05-04,Founders’ Day,\n10/12/2026,The court sits,open\n';

let t: TestApp;
let world: FirmWithAClient;
beforeAll(async () => {
  t = await testApp({ clock: standingClock('2026-06-12T15:00:00Z') });
  world = await firmWithAClient(t);
  // The firm works there.
  await makeDocket(t.db, { firmId: world.firm.id, courthouseId });
});
afterAll(() => t.close());

const preview = (csv: string, as = world.people.processor) =>
  t.call(courtCalendars.previewImport, { as, params: { courthouseId }, body: { csv } });
const apply = (csv: string, version: number, as = world.people.processor) =>
  t.call(courtCalendars.applyImport, { as, params: { courthouseId }, body: { csv, source, version } });
const ownDays = async () =>
  (
    await t.db
      .selectFrom('cases.courtHoliday as day')
      .innerJoin('cases.courtCalendar as calendar', 'calendar.id', 'day.calendarId')
      .select(['day.date', 'day.name', 'day.effect', 'day.source'])
      .where('calendar.courthouseId', '=', courthouseId)
      .orderBy('day.date')
      .execute()
  ).map(({ date, name, effect }) => [date, name, effect]);

test('a list is previewed, applied whole, and then unchanged', async () => {
  const { status, body } = await preview(list);
  expect(status).toBe(200);
  expect(body).toMatchObject({ counts: { added: 2, changed: 0, unchanged: 0, refused: 0 }, version: 0 });
  expect(await ownDays()).toEqual([]);

  expect((await apply(list, body.version)).body.counts).toMatchObject({ added: 2 });
  expect(await ownDays()).toEqual([
    ['2026-05-04', 'Founders’ Day', 'closed'],
    ['2026-10-12', 'The court sits', 'open'],
  ]);
  const { body: year } = await t.call(courtCalendars.year, {
    as: world.people.manager,
    params: { courthouseId },
    query: { year: 2026 },
  });
  expect(year.days.find(({ date }) => date === '2026-05-04')).toMatchObject({ source, confidence: 'S' });

  const again = await preview(list);
  expect(again.body).toMatchObject({ counts: { unchanged: 2 }, version: 2 });
});

test('a line that can’t be used stops the whole, and each is named', async () => {
  const before = await ownDays();
  const bad = `${list}2026-02-30,No such day,\n2026-08-03,Sits,open\n2026-09-01,Fine,\n`;
  const { body } = await preview(bad);
  expect(body.counts).toEqual({ added: 1, changed: 0, unchanged: 2, refused: 2 });
  const refused = await apply(bad, body.version);
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: 'csv.4' }, { path: 'csv.5' }] } });
  expect(await ownDays()).toEqual(before);
});

test('a quotation mark that isn’t closed swallows no day after it', async () => {
  const torn = 'date,name,effect\n2029-01-02,"Feast of the clerk,closed\n2029-01-03,Other day,closed';
  const { body: shown } = await preview(torn);
  expect(shown.counts).toMatchObject({ added: 1, refused: 1 });
  const { version } = shown;
  expect(await apply(torn, version)).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'csv.2', message: 'Line 2: The quotation mark isn’t closed on its line.' }] },
  });
  // Neither may a cell go on in the next line, nor anything follow its mark.
  for (const name of ['"Two\nlines"', '"Feast" of clerks']) {
    const refused = await apply(`date,name,effect\n2029-01-02,${name},closed`, version);
    expect(refused, name).toMatchObject({ status: 400 });
  }
});

test('a calendar that somebody changed after the preview is looked at again', async () => {
  const change = 'date,name\n2026-05-04,Founders’ and Settlers’ Day\n';
  const { body } = await preview(change);
  expect(body.lines).toMatchObject([{ outcome: 'changed', note: 'Founders’ Day (closed)' }]);
  await t.call(courtCalendars.putDay, {
    as: world.people.firmAdmin,
    params: { courthouseId },
    body: { date: '2026-05-05', name: 'The day after', source },
  });
  expect(await apply(change, body.version)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect((await apply(change, (await preview(change)).body.version)).status).toBe(200);
  expect((await ownDays())[0]).toEqual(['2026-05-04', 'Founders’ and Settlers’ Day', 'closed']);
});

test('what is no list at all is refused, and so is who keeps no courthouses', async () => {
  for (const csv of ['', 'Closed on Friday', 'date,name\n'])
    expect(await preview(csv)).toMatchObject({ status: 400, body: { errors: [{ path: 'csv' }] } });
  for (const as of [world.people.lawyer, world.people.manager]) {
    expect(await preview(list, as)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(await apply(list, 0, as)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  }
  const elsewhere = await t.call(courtCalendars.previewImport, {
    as: world.people.processor,
    params: { courthouseId: newId() },
    body: { csv: list },
  });
  expect(elsewhere).toMatchObject({ status: 404, body: { code: 'courthouse_not_found' } });
});
