import type { ReminderChannel } from '@writdesk/contract/reminders/reminder-rules';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/schema.ts';
import { isOfHearing } from './hearing-reminder-queries.ts';

export interface DueReminder {
  firmId: string;
  clientId: string;
  id: string;
  caseId: string;
  kind: string;
  audience: 'PEOPLE' | 'FIRM' | 'CLIENT' | 'CRM';
  message: string;
  dueAt: Date;
  title: string;
  caseNumber: string;
  userIds: string[];
  /** Of what a rule set: which rule, of which moment it reminds, and how. */
  ruleId: string | null;
  aboutAt: Date | null;
  channels: ReminderChannel[];
}

/** Keys of the reminders that are due and that nobody was sent, the oldest first. */
export function selectDue(db: Kysely<DB>, now: Date, limit: number) {
  return (
    db
      .selectFrom('cases.reminder as r')
      .innerJoin('cases.evictionCase as c', (join) =>
        join.onRef('c.firmId', '=', 'r.firmId').onRef('c.id', '=', 'r.caseId'),
      )
      .select(['r.firmId', 'r.id'])
      .where('r.dueAt', '<=', now)
      .where('r.doneAt', 'is', null)
      .where('r.sentAt', 'is', null)
      // Nobody is reminded of a sealed case.
      .where('c.sealedAt', 'is', null)
      .orderBy('r.dueAt')
      .orderBy('r.id')
      .limit(limit)
      .execute()
  );
}

/** Marks one as sent, for whoever comes first. @returns it, with its case and those whom it is for; undefined for everybody else. */
export async function takeDue(
  db: Kysely<DB>,
  { firmId, id }: { firmId: string; id: string },
  now: Date,
): Promise<DueReminder | undefined> {
  const { numUpdatedRows } = await db
    .updateTable('cases.reminder')
    // What only had to be said is done; a task stays open until somebody did it.
    .set({ sentAt: now, doneAt: sql<Date | null>`case when ${isOfHearing} then ${now}::timestamptz end` })
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .where('doneAt', 'is', null)
    .where('sentAt', 'is', null)
    .where('dueAt', '<=', now)
    .executeTakeFirstOrThrow();
  if (Number(numUpdatedRows) === 0) return undefined;
  const { rows } = await sql<DueReminder>`
    select r.firm_id, r.client_id, r.id, r.case_id, r.kind, r.audience, r.message, r.due_at, c.title,
      r.rule_id, r.about_at, r.channels,
      coalesce(c.case_number, c.case_draft_number) as case_number,
      array(select p.id from users.published_person p where p.active and case r.audience
        when 'PEOPLE' then p.id = any(r.user_ids)
        when 'FIRM' then p.firm_id = c.firm_id and (p.id in (c.assigned_processor_id, c.assigned_lawyer_id)
          or c.assigned_processor_id is null and p.roles && array['case_processor'])
        when 'CLIENT' then p.client_id = c.client_id and (p.roles && array['client_owner']
          or p.roles && array['client_manager'] and exists (select from users.published_manager m
            where m.user_id = p.id and m.property_id = c.property_id))
        else exists (select from users.published_carer carer where carer.user_id = p.id
          and (carer.crm_scope = 'ALL' or carer.client_id = c.client_id))
        end) as user_ids
    from cases.reminder r join cases.eviction_case c on c.firm_id = r.firm_id and c.id = r.case_id
    where r.firm_id = ${firmId} and r.id = ${id}`.execute(db);
  return rows[0];
}
