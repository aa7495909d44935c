import { cases } from '@writdesk/contract/cases/cases';
import { type WritRow, writs } from '@writdesk/contract/writs/writs';
import { addDays, nextWorkday } from '../days.ts';
import type { Scene } from '../scene.ts';
import { type Case, type Firm, firmOf } from '../world/world.ts';
import { end } from './ended.ts';

type Step = (scene: Scene, own: Case, writ: WritRow) => Promise<boolean>;

/** From the judgment to the keys. @returns how many steps were taken. */
export async function writDay(scene: Scene, firm: Firm): Promise<number> {
  const { world } = scene;
  let moved = 0;
  for (const own of world.cases.values())
    if (firmOf(own) === firm && !own.endedOn && own.judgedOn && !own.writOn) moved += await begin(scene, own);
  const { writs: open } = await firm.processor.does(writs.list, { query: { size: 100 } });
  for (const writ of open) {
    const own = world.cases.get(writ.caseId);
    const step = steps[writ.status];
    if (own && !own.endedOn && step && (await step(scene, own, writ))) moved += 1;
  }
  return moved;
}

async function begin({ today, journal }: Scene, own: Case): Promise<number> {
  const { judgedOn = today, id, appeal } = own;
  const { processor, state, closed } = firmOf(own);
  if (appeal && !appeal.isOver) return 0;
  const isDefault = !own.hearingOn || own.isAbsent === true;
  if (today < state.firstDayOfWrit(judgedOn, isDefault, closed)) return 0;
  await processor.does(writs.create, { params: { id }, body: { docketChecked: 'NONE' } });
  own.writOn = today;
  journal.did('Writs begun');
  return 1;
}

const steps: Partial<Record<WritRow['status'], Step>> = {
  async DRAFT(_scene, own, { id }) {
    await firmOf(own).processor.does(writs.submit, { params: { id }, body: {} });
    return true;
  },
  async SUBMITTED(_scene, own, writ) {
    if (!writ.clientConfirmedAt) return false;
    await firmOf(own).lawyer.does(writs.reviewed, { params: { id: writ.id }, body: {} });
    return true;
  },
  async REVIEWED({ journal }, own, { id }) {
    const body = { receipt: 'Odyssey 77120', docketChecked: 'NONE' as const };
    await firmOf(own).processor.does(writs.file, { params: { id }, body });
    journal.did('Writs filed');
    return true;
  },
  // The judge signs it on another day.
  async FILED({ today, journal }, own, { id, filedOn }) {
    if (!filedOn || filedOn >= today) return false;
    const body = {
      issuedOn: today,
      writNumber: `${today.slice(2, 4)}-WP-118`,
      officerName: firmOf(own).state.officer,
    };
    await firmOf(own).processor.does(writs.issue, { params: { id }, body });
    own.issuedOn = today;
    journal.did('Writs issued');
    return true;
  },
  async ISSUED({ today }, own, { id }) {
    if (!own.issuedOn || own.issuedOn >= today) return false;
    const body = { postedAt: `${today}T07:30`, officerName: firmOf(own).state.officer };
    await firmOf(own).processor.does(writs.post, { params: { id }, body });
    own.postedOn = today;
    return true;
  },
  async POSTED(scene, own, writ) {
    const { today, journal } = scene;
    const { processor, state, closed } = firmOf(own);
    if (!own.lockoutOn) {
      const lockoutDate = nextWorkday(addDays(today, 1), closed);
      const contact = { contactName: 'Felix Whitlock', contactPhone: '404-555-0142' };
      const body = { lockoutDate, lockoutTime: '09:00', officerName: firmOf(own).state.officer, ...contact };
      await processor.does(cases.setLockoutDate, { params: { id: own.id }, body });
      own.lockoutOn = lockoutDate;
      return true;
    }
    if (own.lockoutOn > today) return false;
    const facts = { executedBy: state.officer, locksChanged: true, goods: 'SET_OUT' as const };
    await processor.does(writs.execute, {
      params: { id: writ.id },
      body: { executedAt: `${today}T07:45`, ...facts },
    });
    journal.did('Lockouts');
    await processor.does(cases.close, {
      params: { id: own.id },
      body: { closureReason: 'POSSESSION_RETURNED', possessionDate: today, finalBill: true },
    });
    end(scene, own);
    journal.did('Cases closed');
    return true;
  },
};
