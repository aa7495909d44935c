import { cases } from '@writdesk/contract/cases/cases';
import { courtCalendars } from '@writdesk/contract/court-calendars/court-calendars';
import { dockets } from '@writdesk/contract/dockets/dockets';
import { type Day, nextWorkday } from '../days.ts';
import type { Scene } from '../scene.ts';
import { rates } from '../world/rates.ts';
import { type Case, type Firm, firmOf } from '../world/world.ts';

const HEARD_AT = '09:30';

/** A court announces that it will close on the day of the next hearing: the firm closes it, and moves the docket. */
export async function weatherDay(scene: Scene, firm: Firm): Promise<void> {
  const { world, today, drawn, journal } = scene;
  const heard = (date: Day) =>
    [...world.cases.values()].filter(
      (own) => firmOf(own) === firm && !own.endedOn && !own.judgedOn && own.hearingOn === date,
    );
  const date = [...world.hearings.keys()]
    .flatMap((key) => (key.startsWith(`${firm.id}:`) ? [key.slice(firm.id.length + 1)] : []))
    .filter((day) => day > today && !firm.closed.has(day) && heard(day).length > 0)
    .toSorted()[0];
  if (!date || !drawn.happens(rates.closesForWeather.rate, 'weather', firm.name, today)) return;
  const own = heard(date);
  const moved = await close(firm, date, own);
  const listed = moved.map(({ id }) => id).toSorted();
  const expected = own.map(({ id }) => id).toSorted();
  if (listed.join() !== expected.join())
    journal.breaks('A closed court names the hearings that need another day.', { date, listed, expected });
  journal.did('Courts closed for weather');
  await moveDocket(scene, firm, date, own);
}

async function close(firm: Firm, date: Day, [first]: readonly Case[]) {
  const { processor } = firm;
  const { courthouseId } = await processor.does(cases.details, { params: { id: first?.id ?? '' } });
  const body = { courthouseId: courthouseId ?? '', date, reason: 'Snow; announced by the clerk.' };
  const { hearings } = await processor.does(courtCalendars.closeCourt, { body });
  firm.closed.add(date);
  return hearings;
}

async function moveDocket(
  { world, clock, journal }: Scene,
  firm: Firm,
  date: Day,
  own: Case[],
): Promise<void> {
  const { processor, closed, id: firmId } = firm;
  const docketId = world.hearings.get(`${firmId}:${date}`) ?? '';
  const docket = await processor.does(dockets.details, { params: { id: docketId } });
  if (docket.closure === null)
    journal.breaks('A docket says that its court closed on the day.', { date, docketId });
  const next = nextWorkday(date, closed);
  const { version, room, maxCases } = docket;
  const sitting = { date: next, time: HEARD_AT, room, maxCases, reason: 'The court closed for snow.' };
  await processor.does(dockets.update, { params: { id: docketId }, body: { version, ...sitting } });
  await clock.quiet();
  world.hearings.delete(`${firmId}:${date}`);
  if (!world.hearings.has(`${firmId}:${next}`)) world.hearings.set(`${firmId}:${next}`, docketId);
  for (const one of own) {
    one.hearingOn = next;
    const { docketId: itsOwn, caseDockets } = await processor.does(cases.details, { params: { id: one.id } });
    const heard = caseDockets.find((row) => row.docketId === itsOwn)?.hearingDate;
    if (heard !== next) journal.breaks('A hearing moves with its docket.', { id: one.id, heard, next });
  }
  journal.did('Dockets moved');
}
