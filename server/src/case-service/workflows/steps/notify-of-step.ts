import { filledNotice } from '@writdesk/contract/workflows/notice-text';
import { stepNotifications } from '@writdesk/contract/workflows/step-notifications';
import type { StepNotification } from '@writdesk/contract/workflows/workflow-values';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/transact.ts';
import { newId } from '../../../platform/ids.ts';
import { queueMail, reserveNotice } from '../../../platform/mail/index.ts';
import { notifyIn, withoutWalled } from '../../../user-service/notifications/index.ts';
import { type CaseRecord, findCourthouse, onCase } from '../../cases/record/index.ts';
import { stepAudits } from './step-audits.ts';
import { selectStepPeople } from './step-audience-queries.ts';

/**
 * Notifies those whom a step names and who may know of the case, in the app and by mail where it says so. By text message it notifies those of them who chose text
 * messages about reminders and steps; the others read it in the app.
 */
export async function notifyOfStep(
  tx: Tx,
  { deps }: Context,
  record: CaseRecord,
  { name, notice, date }: { name: string; notice: StepNotification; date: string | null },
): Promise<void> {
  const named = await selectStepPeople(tx.db, record, notice.audienceRoles);
  const ids = named.map(({ id }) => id);
  const known = new Set(await withoutWalled(tx.db, record.id, ids));
  const people = named.filter(({ id }) => known.has(id));
  const caseNumber = record.caseNumber ?? record.caseDraftNumber;
  const court = record.courthouseId ? await findCourthouse(tx.db, record.courthouseId) : undefined;
  const values = {
    case: record.title,
    step: name,
    ...(court && { court: court.shortName }),
    ...(date && { date }),
  };
  const en = filledNotice(notice.text.en, values);
  const es = filledNotice(notice.text.es, values);
  await notifyIn(tx, stepNotifications.said, {
    userIds: people.map(({ id }) => id),
    subject: { kind: 'case', id: record.id },
    params: { title: record.title, caseNumber, step: name, moment: notice.on, en, es },
    bySms: notice.channel === 'SMS',
  });
  if (notice.channel === 'EMAIL') {
    for (const { email, language } of people) {
      const budget = await reserveNotice(tx.db, deps, email);
      if (!budget) continue;
      const said = (language === 'es' ? es : en) || name;
      const link = `${deps.config.publicUrl}/cases/${record.id}`;
      const mail = {
        to: email,
        subject: `${caseNumber}: ${name}`.slice(0, 200),
        text: `${said}\n\n${record.title}\n${link}\n`,
      };
      await queueMail(tx, { ...mail, idempotencyKey: `step:${newId()}` }, budget);
    }
  }
  await tx.audit(stepAudits.notify, {
    ...onCase(record),
    data: { name, moment: notice.on, people: people.length },
  });
}
