import { propertyImports } from '@writdesk/contract/property-imports/property-imports';
import type { UserContext } from '../../src/platform/context.ts';
import { applyImport } from '../../src/user-service/property-imports/apply-import.ts';
import { createImport } from '../../src/user-service/property-imports/create-import.ts';
import type { DemoDays } from './demo-days.ts';
import { uploadFile } from './demo-opening.ts';
import type { PersonKey } from './demo-people.ts';

interface ImportEvent {
  at: Date;
  by: PersonKey;
  run(by: UserContext): Promise<unknown>;
}

const titles =
  'Property,Unit,Tenants,Lease Start,Lease End,Bed/Bath,Rent,Recurring Charges,Deposits Held,Balance Due';
const line = (unit: number, tenant: string, rent: string) =>
  `Briar Creek,${unit},${tenant},2/1/2026,1/31/2027,2/1.5,${rent},${rent},500.00,0.00`;
const lastMonth = [
  line(41, 'Odalys Ferreira', '"1,310.00"'),
  line(42, 'Conrad Blakemore', '"1,295.00"'),
  line(43, 'Thandiwe Mokoena', '"1,340.00"'),
  line(44, 'Raymond Castellow', '"1,310.00"'),
];
/** The next month: one rent is another, somebody else moves in, and one cell can’t be read. */
const thisMonth = [
  line(41, 'Odalys Ferreira', '"1,360.00"'),
  line(42, 'Beatriz Landaverde', '"1,330.00"'),
  line(43, 'Thandiwe Mokoena', 'see notes'),
  line(44, 'Raymond Castellow', '"1,310.00"'),
];

/** A company’s rent roll of last month is applied; that of this month waits, with a row to correct. */
export function demoImports(days: DemoDays): ImportEvent[] {
  const at = (day: number) => days.at(days.office(day), '10:05');
  return [
    {
      at: at(-20),
      by: 'wanda',
      run: async (by) => {
        const { id, version } = await read(by, 'rent-roll-last-month.csv', lastMonth);
        await applyImport(by, {
          params: { id },
          query: {},
          body: propertyImports.apply.body.parse({ version }),
        });
      },
    },
    { at: at(-1), by: 'wanda', run: (by) => read(by, 'rent-roll.csv', thisMonth) },
  ];
}

async function read(by: UserContext, fileName: string, rows: readonly string[]) {
  const path = await uploadFile(by, fileName, Buffer.from([titles, ...rows].join('\r\n')), 'text/csv');
  const body = propertyImports.create.body.parse({ kind: 'RENT_ROLL', file: { path, fileName } });
  return createImport(by, { params: {}, query: {}, body });
}
