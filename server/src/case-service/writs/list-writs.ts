import { writChoices } from '@writdesk/contract/writs/writ-lifecycle';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import type { writs } from '@writdesk/contract/writs/writs';
import type { UserContext } from '../../platform/context.ts';
import { writOffersReply } from '../cases/details/index.ts';
import { caseActor, readFacts } from '../cases/facts/index.ts';
import { readLawBook } from '../deadlines/index.ts';
import { selectCasesOfWrits, selectWritPage } from './writ-queries.ts';
import { answersOf, factsOf, writView } from './writ-view.ts';

/** A page of writs, each with what the caller may do to it. */
export async function listWrits(
  { deps, actor, scope }: UserContext,
  { query }: RouteInput<typeof writs.list>,
): Promise<RouteReplyInput<typeof writs.list>> {
  const db = deps.db.as(scope);
  const { rows, ...counted } = await selectWritPage(db, scope, query);
  const now = deps.clock.now();
  const keys = [...new Map(rows.map(({ firmId, caseId }) => [caseId, { firmId, id: caseId }])).values()];
  const [cases, factsByCase, { packs }] = await Promise.all([
    selectCasesOfWrits(db, rows),
    readFacts(deps, db, keys, now),
    readLawBook(db),
  ]);
  const byId = new Map(cases.map((row) => [row.id, row]));
  const page = rows.flatMap((writ) => {
    const row = byId.get(writ.caseId);
    const facts = row && factsByCase(row);
    if (!row || !facts) return [];
    return [
      {
        ...writView(writ),
        ...writOffersReply(writChoices(facts, factsOf(writ), caseActor(actor, row))),
        moneyTakenCents: answersOf(writ)?.moneyTakenCents ?? null,
        case: {
          id: row.id,
          title: row.title,
          status: row.status,
          caseNumber: row.caseNumber,
          caseDraftNumber: row.caseDraftNumber,
          tenantNames: row.tenantNames,
          clientName: row.clientName ?? '',
          propertyName: row.propertyName,
          unitLabel: row.unitLabel,
          courthouseName: row.courtName,
          stateCode: row.stateCode,
          timeZone: row.courtZone ?? row.countyZone ?? actor.timeZone,
          lockoutDate: row.lockoutDate,
          terms: packs.get(row.stateCode ?? '')?.terms ?? null,
        },
      },
    ];
  });
  return { writs: page, ...counted };
}
