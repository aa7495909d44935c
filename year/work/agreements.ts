import { cases } from '@writdesk/contract/cases/cases';
import { addDays } from '../days.ts';
import type { Scene } from '../scene.ts';
import { rates } from '../world/rates.ts';
import { type Case, type Firm, firmOf, owedOf } from '../world/world.ts';
import { end } from './ended.ts';
import { writeDown } from './ledgers.ts';

/** The parties agree before the judge on two payments, and the case waits for them. */
export async function agree({ today, drawn, journal }: Scene, own: Case): Promise<boolean> {
  const { lawyer } = firmOf(own);
  const owed = owedOf(own.lease);
  const half = Math.floor(owed / 2);
  const dues = [
    { on: addDays(today, 7), amountCents: half },
    { on: addDays(today, 21), amountCents: owed - half },
  ];
  const payments = dues.map(({ on, amountCents }) => ({ dueOn: on, amountCents }));
  await lawyer.does(cases.createJudgment, {
    params: { id: own.id },
    body: { outcome: 'STIPULATED_STAY', date: own.hearingOn ?? today, stipulation: { payments } },
  });
  own.agreement = { dues, isKept: drawn.happens(rates.keepsAgreement.rate, 'keeps', own.key) };
  journal.did('Agreements before the judge');
  return true;
}

/** On its day the company says whether what was agreed came: who doesn’t keep to it misses the last. */
export async function sayWhatCame({ today, journal }: Scene, own: Case): Promise<void> {
  const { agreement, lease } = own;
  if (!agreement || own.endedOn || own.judgedOn) return;
  for (const due of agreement.dues) {
    if (due.said || due.on > today) continue;
    const isLast = due === agreement.dues.at(-1);
    due.said = agreement.isKept || !isLast ? 'RECEIVED' : 'MISSED';
    due.saidOn = today;
    await lease.company.owner.does(cases.recordStipulation, {
      params: { id: own.id },
      body: { dueOn: due.on, kind: 'PAYMENT', came: due.said },
    });
    journal.did(due.said === 'RECEIVED' ? 'Agreed payments received' : 'Agreed payments missed');
    if (due.said === 'RECEIVED')
      await writeDown(lease, {
        kind: 'PAYMENT',
        dueOn: today,
        description: 'Paid by agreement',
        amountCents: -due.amountCents,
      });
  }
}

/** An agreement that was broken goes back to the judge; one that was kept to its end has closed its case by itself. */
export async function agreed({ today, journal }: Scene, own: Case): Promise<boolean> {
  const isBroken = own.agreement?.dues.some(({ said }) => said === 'MISSED');
  if (!isBroken || own.judgedOn) return false;
  await firmOf(own).lawyer.does(cases.createJudgment, {
    params: { id: own.id },
    body: { outcome: 'POSSESSION_ONLY', date: today },
  });
  own.judgedOn = today;
  journal.did('Judgments after a broken agreement');
  return true;
}

/** Once everything has come, the product has closed the case by the next day that is played. */
export async function closeKept(scene: Scene, firm: Firm): Promise<void> {
  const { world, today, journal } = scene;
  for (const own of world.cases.values()) {
    const last = own.agreement?.dues.at(-1);
    if (firmOf(own) !== firm || own.endedOn || last?.said !== 'RECEIVED' || last.saidOn === today) continue;
    const { status } = await firm.lawyer.does(cases.details, { params: { id: own.id } });
    if (status !== 'CLOSED')
      journal.breaks('An agreement that was kept to its end closes its case.', { id: own.id, status });
    end(scene, own);
    journal.did('Cases closed by a kept agreement');
  }
}
