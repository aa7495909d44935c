import type { overdueExceptions } from '@writdesk/contract/invoices/overdue-exceptions';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteReplyInput } from '@writdesk/contract/route';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { personOf, type UserContext } from '../../platform/context.ts';
import type { UserActor } from '../../platform/actor.ts';
import { found } from '../../platform/http/refuse.ts';
import { type ExceptionRow, findException } from './overdue-exception-queries.ts';

/** An exception as the API says it, with what the caller may do with it. */
export function exceptionView(
  { roles }: UserActor,
  row: ExceptionRow,
): RouteReplyInput<typeof overdueExceptions.request> {
  const may = permitted(roles, 'invoice.decide-exception') !== null;
  return {
    ...row,
    status: row.shownStatus,
    firm: { id: row.firmId, name: row.firmName ?? '' },
    client: { id: row.clientId, name: row.clientName ?? '' },
    can: {
      decide: may && row.shownStatus === 'REQUESTED',
      revoke: may && row.shownStatus === 'GRANTED',
    },
  };
}

/** @throws `overdue_exception_not_found` */
export async function readException(db: Kysely<DB>, context: UserContext, id: string, now: Date) {
  const row = await findException(db, context.scope, id, now);
  return exceptionView(personOf(context), found(row, 'overdue_exception_not_found'));
}
