import { cases } from '@writdesk/contract/cases/cases';
import { type WritRow, writs } from '@writdesk/contract/writs/writs';
import { addDays, firstDayOfWrit, nextWorkday } from '../days.ts';
import type { Scene } from '../scene.ts';
import type { Case } from '../world/world.ts';

type Step = (scene: Scene, own: Case, writ: WritRow) => Promise<boolean>;

/** From the judgment to the keys. @returns how many steps were taken. */
export async function writDay(scene: Scene): Promise<number> {
  const { world } = scene;
  let moved = 0;
  for (const own of world.cases.values()) if (own.judgedOn && !own.writOn) moved += await begin(scene, own);
  const { writs: open } = await world.firm.processor.does(writs.list, { query: { size: 100 } });
  for (const writ of open) {
    const own = world.cases.get(writ.caseId);
    const step = steps[writ.status];
    if (own && !own.endedOn && step && (await step(scene, own, writ))) moved += 1;
  }
  return moved;
}

async function begin({ world, today, journal }: Scene, own: Case): Promise<number> {
  const { judgedOn = today, id } = own;
  if (today < firstDayOfWrit(judgedOn, !own.hearingOn)) return 0;
  await world.firm.processor.does(writs.create, { params: { id }, body: { docketChecked: 'NONE' } });
  own.writOn = today;
  journal.did('Writs begun');
  return 1;
}

const steps: Partial<Record<WritRow['status'], Step>> = {
  async DRAFT({ world }, _own, { id }) {
    await world.firm.processor.does(writs.submit, { params: { id }, body: {} });
    return true;
  },
  async SUBMITTED({ world }, _own, writ) {
    if (!writ.clientConfirmedAt) return false;
    await world.firm.lawyer.does(writs.reviewed, { params: { id: writ.id }, body: {} });
    return true;
  },
  async REVIEWED({ world, journal }, _own, { id }) {
    const body = { receipt: 'Odyssey 77120', docketChecked: 'NONE' as const };
    await world.firm.processor.does(writs.file, { params: { id }, body });
    journal.did('Writs filed');
    return true;
  },
  // The judge signs it on another day.
  async FILED({ world, today, journal }, own, { id, filedOn }) {
    if (!filedOn || filedOn >= today) return false;
    const body = { issuedOn: today, writNumber: `${today.slice(2, 4)}-WP-118`, officerName: 'Marshal Odom' };
    await world.firm.processor.does(writs.issue, { params: { id }, body });
    own.issuedOn = today;
    journal.did('Writs issued');
    return true;
  },
  async ISSUED({ world, today }, own, { id }) {
    if (!own.issuedOn || own.issuedOn >= today) return false;
    const body = { postedAt: `${today}T07:30`, officerName: 'Marshal Odom' };
    await world.firm.processor.does(writs.post, { params: { id }, body });
    own.postedOn = today;
    return true;
  },
  async POSTED(scene, own, writ) {
    const { world, today, journal } = scene;
    const { processor } = world.firm;
    if (!own.lockoutOn) {
      const lockoutDate = nextWorkday(addDays(today, 1));
      const contact = { contactName: 'Felix Whitlock', contactPhone: '404-555-0142' };
      const body = { lockoutDate, lockoutTime: '09:00', officerName: 'Marshal Odom', ...contact };
      await processor.does(cases.setLockoutDate, { params: { id: own.id }, body });
      own.lockoutOn = lockoutDate;
      return true;
    }
    if (own.lockoutOn > today) return false;
    const facts = { executedBy: 'Marshal Odom', locksChanged: true, goods: 'SET_OUT' as const };
    await processor.does(writs.execute, {
      params: { id: writ.id },
      body: { executedAt: `${today}T07:45`, ...facts },
    });
    journal.did('Lockouts');
    await processor.does(cases.close, {
      params: { id: own.id },
      body: { closureReason: 'POSSESSION_RETURNED', possessionDate: today, finalBill: true },
    });
    own.endedOn = today;
    journal.did('Cases closed');
    return true;
  },
};
