import { cases } from '@writdesk/contract/cases/cases';
import { clients } from '@writdesk/contract/clients/clients';
import { addDays } from '../days.ts';
import type { Scene } from '../scene.ts';
import { makeFirm } from '../world/make-firm.ts';
import type { Company } from '../world/world.ts';

/**
 * A company engages another firm of its state. What is new goes there; the firm of before keeps the cases that it has, conducts them to their
 * end and bills them, and sees nothing new of the company. @returns whether it has a case with its firm.
 */
export async function movesToAnotherFirm(scene: Scene, company: Company): Promise<boolean> {
  const { world, today, journal, product, mail, drawn } = scene;
  const { admin, seed } = world;
  const before = company.firm;
  const mine = [...world.cases.values()].filter(
    (own) => own.lease.company === company && own.firm === before,
  );
  // A draft that nobody has submitted is no case of a firm yet: the company finishes these first.
  if (!mine.some((own) => own.filedOn) || mine.some((own) => !own.submittedOn && !own.endedOn)) return false;
  const making = { product, admin, mail, seed, drawn, today };
  const firm = await makeFirm(making, world.firms.length + 1, before.state);
  world.firms.push(firm);
  const on = { params: { id: company.id } };
  const { engagements, version } = await admin.does(clients.details, on);
  const stateCodes = [before.state.code];
  const next = { firmId: firm.id, stateCodes, fromDate: today, toDate: null };
  const body = {
    version,
    engagements: [
      ...engagements.map((one) => ({ ...one, toDate: addDays(today, -1) })),
      { ...next, invoicesBy: 'COMPANY' as const },
    ],
  };
  await before.admin.isRefused('ended another’s engagement', clients.update, { ...on, body }, [
    'forbidden',
    'invalid',
  ]);
  await admin.does(clients.update, { ...on, body });
  company.firm = firm;
  await before.processor.isRefused('looked at a company that had left', clients.details, on, [
    'client_not_found',
    'forbidden',
  ]);
  // Its cases are still the firm’s of before, and none of them is the new one’s.
  for (const { id } of mine) {
    await before.processor.does(cases.details, { params: { id } });
    await firm.processor.isRefused(
      'looked at a case of the firm of before',
      cases.details,
      { params: { id } },
      ['case_not_found'],
    );
  }
  journal.did('Companies that moved to another firm');
  return true;
}
