import type { documents } from '@writdesk/contract/documents/documents';
import { redactionBox } from '@writdesk/contract/documents/redaction-values';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import { z } from 'zod';
import type { UserContext } from '../../platform/context.ts';
import { found } from '../../platform/http/refuse.ts';
import { readText, withScan } from '../../platform/pdf/index.ts';
import { findCase } from '../cases/record/index.ts';
import { findPaper } from '../documents/index.ts';
import { findScan } from '../scans/index.ts';
import { addressOfRecord, openFiles, pictureFaultOf, readOrRefuse, storeMade } from '../storage/index.ts';
import { privateFacts } from './private-facts.ts';
import { pagesOf, redactablePath } from './redactable-file.ts';
import { proposedBoxes, withEarlier } from './redaction-boxes.ts';
import { findCurrentRedaction, findEarlierBoxes } from './redaction-queries.ts';

/**
 * What a person looks at before they redact a document: its pages, what looks private on them, and what is black now.
 * @throws `document_not_found`, `support_access_needed`; `conflict` for what has no pages; `file_refused` for what can't be read.
 */
export async function getRedactionSheet(
  context: UserContext,
  { params }: RouteInput<typeof documents.redactionSheet>,
): Promise<RouteReplyInput<typeof documents.redactionSheet>> {
  const { deps, scope } = context;
  const db = deps.db.as(scope);
  const paper = found(await findPaper(db, scope, params.id), 'document_not_found');
  const record = found(await findCase(db, scope, paper.caseId), 'case_not_found');
  // Whether the person may have the file at all is for the storage to say.
  const [file] = await openFiles(context, [redactablePath(paper)]);
  const read = async () => {
    const pdf = await pagesOf(context, paper);
    const scan = await findScan(context, record, redactablePath(paper));
    const own = await readText(pdf);
    const pages = withScan(own, scan.pages);
    const current = await findCurrentRedaction(db, record.firmId, paper.id);
    const toConfirm = paper.redaction?.status === 'CONFIRM';
    const earlier = toConfirm ? await findEarlierBoxes(db, record, paper) : [];
    return {
      url:
        paper.contentType === 'application/pdf'
          ? await addressOfRecord(context, found(file, 'file_not_found'))
          : await storeMade(context, db, {
              firmId: record.firmId,
              fileName: `${paper.id}.pdf`,
              key: `pages:${paper.id}`,
              contentType: 'application/pdf',
              content: pdf,
            }),
      isReading: scan.isReading,
      pages: pages.map(({ width, height, text }, index) => ({
        width,
        height,
        hasText: text.trim() !== '',
        isScan: text !== own[index]?.text,
      })),
      proposals: withEarlier(
        proposedBoxes(pages, await privateFacts(db, deps, record)),
        z
          .array(redactionBox)
          .parse(earlier)
          .filter(({ page }) => page <= pages.length),
      ),
      boxes: current ? z.array(redactionBox).parse(current.boxes) : [],
    };
  };
  return readOrRefuse(read, {
    field: 'id',
    ...(paper.contentType !== 'application/pdf' && { faultOf: pictureFaultOf }),
  });
}
