import { cases, type CaseRow } from '@writdesk/contract/cases/cases';
import { everyRow } from '../product/every-row.ts';
import type { Person } from '../product/person.ts';

/** Every case that somebody sees, ended ones too. */
export const casesOf = (person: Person): Promise<CaseRow[]> =>
  everyRow(async (page) => {
    const { cases: rows, total } = await person.does(cases.list, {
      query: { page, size: 100, sort: 'createdAt' },
    });
    return { rows, total };
  });
