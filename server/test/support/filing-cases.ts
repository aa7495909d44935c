import { createHash } from 'node:crypto';
import { rpaBotJobs } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-jobs';
import { contextOf } from '../../src/platform/context.ts';
import { newId } from '../../src/platform/ids.ts';
import { ok } from './case-desk.ts';
import { FULTON_MAGISTRATE } from './firm-with-a-client.ts';
import type { Person, TestApp } from './harness.ts';
import { insertCase } from './insert-case.ts';

export interface FilingWorld {
  firm: { id: string };
  client: { id: string };
  managed: { id: string };
  people: { processor: Person; firmAdmin: Person };
}

/** Cases of a firm that are on their way to the court, and the jobs that file them. */
export function filingCases(t: TestApp, { firm, client, managed, people }: FilingWorld) {
  const robot = (name = 'a robot') => contextOf(t.opened.deps, { kind: 'robot', name }, newId());

  /** A case on its way to the court, with its frozen packet. @param attached titles of what is attached to its lead document. */
  async function aCase(
    given: Partial<Parameters<typeof insertCase>[1]> = {},
    { attached = [] }: { attached?: readonly string[] } = {},
  ) {
    const now = t.opened.deps.clock.now();
    const record = await insertCase(t.db, {
      firmId: firm.id,
      clientId: client.id,
      propertyId: managed.id,
      courthouseId: FULTON_MAGISTRATE,
      status: 'SENT_FOR_FILING',
      filingStage: 'QUEUED',
      approvedAt: now,
      ...given,
    });
    const packetId = newId();
    const files = await Promise.all(
      [null, ...attached].map(async (title, index) => {
        const content = Buffer.from(`%PDF-1.4\n% ${record.id} ${index}\n%%EOF\n`);
        const path = `made/${packetId}/file-${index}.pdf`;
        await t.opened.deps.storage.put(path, content, 'application/pdf');
        const sha256 = createHash('sha256').update(content).digest('hex');
        const fileName = index === 0 ? 'packet.pdf' : `attachment-${index}.pdf`;
        return { path, fileName, title, sizeBytes: content.byteLength, pages: 1, sha256 };
      }),
    );
    const { path, sha256 } = files[0] ?? { path: '', sha256: '' };
    await t.db
      .insertInto('cases.packet')
      .values({
        firmId: firm.id,
        clientId: client.id,
        caseId: record.id,
        id: packetId,
        purpose: 'FILING',
        number: 1,
        status: 'READY',
        documents: JSON.stringify([]),
        rule: JSON.stringify({}),
        contentHash: sha256,
        files: JSON.stringify(files),
        frozenByName: 'A test',
        frozenAt: now,
      })
      .execute();
    const attachments = files.slice(1).map(({ fileName: name, sha256: hash }) => ({ name, sha256: hash }));
    return { ...record, documentSha256: sha256, packetPath: path, attachments, files };
  }

  const aJob = async (caseId?: string) => {
    const id = caseId ?? (await aCase()).id;
    const body = { caseId: id, kind: 'EFILE', filing: 'PETITION' } as const;
    return ok(t.call(rpaBotJobs.create, { as: people.processor, body }), 201);
  };
  const keyOf = (job: { id: string; case: { id: string } }) => ({
    firmId: firm.id,
    caseId: job.case.id,
    id: job.id,
  });
  return {
    robot,
    aCase,
    aJob,
    keyOf,
    jobOf: (id: string) => ok(t.call(rpaBotJobs.details, { as: people.processor, params: { id } })),
    async approve(id: string) {
      const { readyHash } = await ok(t.call(rpaBotJobs.details, { as: people.processor, params: { id } }));
      const body = { readyHash: readyHash ?? '' };
      return ok(t.call(rpaBotJobs.approve, { as: people.processor, params: { id }, body }));
    },
  };
}
