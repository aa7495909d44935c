import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { InvoiceKey } from './invoice-line-queries.ts';

/** What electronic invoices say of lines beyond what they ask for: their codes, and who works on their cases. */
export function selectCodes(db: Kysely<DB>, { firmId, id }: InvoiceKey) {
  return db
    .selectFrom('cases.invoiceLine as l')
    .leftJoin('cases.billingItem as b', (join) =>
      join.onRef('b.firmId', '=', 'l.firmId').onRef('b.id', '=', 'l.billingItemId'),
    )
    .leftJoin('cases.billItem as i', (join) =>
      join.onRef('i.firmId', '=', 'b.firmId').onRef('i.id', '=', 'b.billItemId'),
    )
    .leftJoin('cases.evictionCase as c', (join) =>
      join.onRef('c.firmId', '=', 'l.firmId').onRef('c.id', '=', 'l.caseId'),
    )
    .leftJoin('users.publishedPersonName as lawyer', 'lawyer.id', 'c.assignedLawyerId')
    .select(['l.id', 'i.utbmsCode', 'i.title', 'lawyer.id as lawyerId', 'lawyer.name as lawyerName'])
    .where('l.firmId', '=', firmId)
    .where('l.invoiceId', '=', id)
    .execute();
}

/** How electronic invoices call a firm and a company. */
export function findShortNames(
  db: Kysely<DB>,
  { firmId, clientId }: { firmId: string; clientId: string },
): Promise<{ firm: string | null; client: string | null } | undefined> {
  return db
    .selectFrom('users.publishedFirm as firm')
    .innerJoin('users.publishedClient as client', (join) => join.on('client.id', '=', clientId))
    .select(['firm.shortName as firm', 'client.shortName as client'])
    .where('firm.id', '=', firmId)
    .executeTakeFirst();
}
