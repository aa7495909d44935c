import type { Making } from './join.ts';
import { makeCompany } from './make-company.ts';
import { makeFirm } from './make-firm.ts';
import { moveIn } from './move-in.ts';
import type { World } from './world.ts';

const COMPANIES_OF_A_FIRM = 2;

/** Firms, each with companies that engage it, their people by invitation, their properties, and who lives there. */
export async function makeWorld(making: Making, firmCount: number): Promise<World> {
  const world: World = {
    seed: making.seed,
    admin: making.admin,
    firms: [],
    companies: [],
    leases: [],
    cases: new Map(),
    invoices: new Map(),
    hearings: new Map(),
  };
  for (let number = 1; number <= firmCount; number += 1) {
    const firm = await makeFirm(making, number);
    world.firms.push(firm);
    for (let of = 1; of <= COMPANIES_OF_A_FIRM; of += 1) {
      const company = await makeCompany(making, firm, (number - 1) * COMPANIES_OF_A_FIRM + of);
      world.companies.push(company);
      world.leases.push(...(await moveIn(making, company)));
    }
  }
  return world;
}
