import { cases } from '@writdesk/contract/cases/cases';
import { writs } from '@writdesk/contract/writs/writs';
import { dayOfMonth, daysBetween } from '../days.ts';
import type { Scene } from '../scene.ts';
import { rates } from '../world/rates.ts';
import { type Case, type Company, owedOf } from '../world/world.ts';
import { sayWhatCame } from './agreements.ts';
import { writeDown } from './ledgers.ts';
import { fileMonth } from './month-filing.ts';
import { casesOf } from './rows.ts';
import { answerFirm, submit } from './submit.ts';

/** A month is filed from its fifth day on. */
const FILING_DAY = 5;

/** The company's day: it opens the month's cases, and always it answers what it is asked. */
export async function companyDay(scene: Scene, company: Company): Promise<void> {
  if (dayOfMonth(scene.today) >= FILING_DAY) await fileMonth(scene, company);
  for (const person of [company.manager, company.owner])
    for (const row of await casesOf(person)) {
      const own = scene.world.cases.get(row.id);
      if (own && row.status === 'DRAFT') await submit(scene, person, own);
      if (own && row.status === 'RETURNED_TO_CLIENT') await answerFirm(scene, person, own);
    }
  await answerWrits(scene, company);
  for (const own of scene.world.cases.values())
    if (own.lease.company === company) {
      await tenantPays(scene, own);
      await sayWhatCame(scene, own);
    }
}

async function answerWrits(scene: Scene, company: Company): Promise<void> {
  const { writs: open } = await company.owner.does(writs.list, { query: { status: 'SUBMITTED', size: 100 } });
  for (const { id, availableActions } of open) {
    if (!availableActions.includes('client-confirm')) continue;
    await company.owner.does(writs.clientConfirm, {
      params: { id },
      body: {
        answers: {
          stillInPossession: 'YES',
          moneyTaken: false,
          wishesToProceed: true,
          contactName: 'Felix Whitlock',
          contactPhone: '404-555-0142',
          hazards: 'None',
          goods: 'SET_OUT',
          locksmith: true,
        },
        signedBy: 'Rosalind Abara',
      },
    });
    scene.journal.did('Writs confirmed by the company');
  }
}

/** Some pay it all after the filing: the company writes it down, and asks to have the case dismissed. */
async function tenantPays({ drawn, today, journal }: Scene, own: Case): Promise<void> {
  const { filedOn, endedOn, judgedOn, lease, id, key } = own;
  if (!filedOn || endedOn || judgedOn || own.paidOn || own.agreement) return;
  if (!drawn.happens(rates.paysAfterFiling.rate, 'pays', key) || daysBetween(filedOn, today) < 3) return;
  const { owner } = lease.company;
  const amountCents = owedOf(lease);
  await owner.does(cases.recordTenantPayment, {
    params: { id },
    body: { receivedOn: today, amountCents, paysInFull: true },
  });
  await owner.does(cases.dismissCase, {
    params: { id },
    body: { comment: 'The tenant has paid everything.', dismissReason: 'PAID' },
  });
  await writeDown(lease, { kind: 'PAYMENT', dueOn: today, description: 'Paid', amountCents: -amountCents });
  own.paidOn = today;
  journal.did('Tenants who paid after the filing');
}
