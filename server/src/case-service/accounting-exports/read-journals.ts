import {
  type accountingExports,
  MAX_EXPORT_DAYS,
} from '@writdesk/contract/accounting-exports/accounting-exports';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { addDays } from '@writdesk/contract/values/dates';
import { personOf, type UserContext } from '../../platform/context.ts';
import { machineScope } from '../../platform/db/scope.ts';
import { refuse, refuseField } from '../../platform/http/refuse.ts';
import { mappedAccounts } from '../account-mappings/index.ts';
import { firmLocations } from '../location-mappings/index.ts';
import { selectCounties, selectPostings } from './export-queries.ts';
import { journalsOf, type PostedEntry } from './journals.ts';

type Wanted = RouteInput<typeof accountingExports.preview>['query'];

/**
 * The journals of a period in the words of the firm’s accounting system, and what has no words there. They are those of the whole firm:
 * accounts in which the cases are missing that one person may not see are wrong. Of a case they have its county alone.
 * @throws `forbidden`, `invalid` naming the field.
 */
export async function readJournals(
  context: UserContext,
  permission: 'ledger.read' | 'accounting-export.create',
  { basis, from, to }: Wanted,
) {
  const { roles, firmId } = personOf(context);
  if (!firmId || !permitted(roles, permission)) return refuse('forbidden');
  if (to < from) refuseField('to', fault('export_ends_first'));
  if (to >= addDays(from, MAX_EXPORT_DAYS)) refuseField('to', fault('export_too_long'));
  const { db, clock } = context.deps;
  const whole = db.as(machineScope(clock.now()));
  const own = db.as(context.scope);
  const [postings, accounts, locations] = await Promise.all([
    selectPostings(whole, { firmId, from, to }),
    mappedAccounts({ db: own, readWhole: (read) => read(whole) }, firmId),
    firmLocations(own, firmId),
  ]);
  const { journals, unmapped } = journalsOf(entriesOf(postings), basis, {
    accounts: new Map(accounts.map((one) => [one.key, one])),
    locations,
  });
  return {
    firmId,
    journals,
    blocked: {
      accounts: accounts.filter(({ key }) => unmapped.accounts.has(key)),
      counties: unmapped.counties.size ? await selectCounties(own, [...unmapped.counties]) : [],
    },
  };
}

function entriesOf(postings: Awaited<ReturnType<typeof selectPostings>>): PostedEntry[] {
  const entries = Map.groupBy(postings, ({ entryId }) => entryId);
  return [...entries].flatMap(([id, own]) => {
    const [first] = own;
    if (!first) return [];
    const { postedOn, kind, company } = first;
    const documents = own.map(({ invoiceNumber, checkNumber }) => invoiceNumber ?? checkNumber);
    return [
      {
        id,
        postedOn,
        kind,
        company,
        documents: [...new Set(documents.filter((one) => one !== null).map(String))],
        postings: own,
      },
    ];
  });
}
