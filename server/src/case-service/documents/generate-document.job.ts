import { createHash } from 'node:crypto';
import type { EvictionReasonCode } from '@writdesk/contract/eviction-reasons/eviction-reason-codes';
import { evictionReasons } from '@writdesk/contract/eviction-reasons/eviction-reasons';
import type { FactPath } from '@writdesk/contract/documents/tag-fields';
import { z } from 'zod';
import { dispossessoryAffidavit } from '../../../templates/dispossessory-affidavit.ts';
import { paperOf } from '../../../templates/papers/index.ts';
import { printsOf } from '../../../templates/papers/paper.ts';
import { writtenPaper } from '../../../templates/written-paper.ts';
import { canonical } from '../../platform/audit/chain.ts';
import type { Context } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { PdfRefusedError } from '../../platform/pdf/index.ts';
import { UnprintableTextError } from '../../platform/typeset/index.ts';
import { termsOfState } from '../deadlines/index.ts';
import { findTemplate, findVersion, tagsOf } from '../document-templates/index.ts';
import { keepFile, putFile } from '../storage/index.ts';
import { finishPaperStep } from '../workflows/index.ts';
import { affidavitData } from './affidavit-data.ts';
import {
  type DocumentRecord,
  findCaseOwners,
  findDocument,
  updateDocument,
  waitsForRedaction,
} from './document-queries.ts';
import { type FillableVersion, fillTemplate } from './fill-template.ts';
import { selectEntries } from './fact-source-queries.ts';
import { printedNow } from './fact-sources.ts';
import { affidavitPrints } from './layout-needs.ts';
import type { PaperValues } from './paper-facts.ts';
import { valuesOfFacts } from './read-paper-values.ts';
import { type PaperFacts, selectPaperFacts } from './paper-facts-queries.ts';
import { pathsOfTags } from './printed-facts.ts';
import { placesOfTags, placesSet, type SignPlace } from './sign-places.ts';
import { documentAudits } from './document-audits.ts';
import { documentLive } from './document-live.ts';
import { writtenPaperData } from './written-paper-data.ts';

const data = z.object({ firmId: z.uuid(), clientId: z.uuid(), caseId: z.uuid(), documentId: z.uuid() });
type GenerateDocument = z.output<typeof data>;

const reasonLabel = (code: EvictionReasonCode) => evictionReasons[code].label;

/** The words of the form as it was drawn, should Georgia’s rules name none. */
const georgia = { writ: 'writ of possession', plaintiff: 'plaintiff', defendant: 'defendant' };

/** Typesets a court document from its case's facts and puts it on the case; the page shows each state as it comes. */
export const generateDocument = defineJob<GenerateDocument>({
  name: 'documents.generate',
  schema: data,
  retry: { limit: 3, delaySeconds: 2, maxDelaySeconds: 60 },
  concurrency: 2,
  timeoutSeconds: 120,
  async handle(context, job, attempt) {
    const document = await findDocument(context.deps.db.as(context.scope), job, job.documentId);
    if (!document || document.status === 'READY') return;
    await show(context, job, document, { status: 'GENERATING', failure: null });
    try {
      await make(context, job, document);
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      if (attempt.isLast || isForGood(error))
        await show(context, job, document, { status: 'FAILED', failure: readable(error, failure) });
      if (!isForGood(error)) throw error;
    }
  },
});

async function make(context: Context, job: GenerateDocument, document: DocumentRecord): Promise<void> {
  const { deps, scope } = context;
  const db = deps.db.as(scope);
  const facts = await selectPaperFacts(db, job);
  if (!facts) return;
  const { templateId, templateVersion } = document;
  const version =
    templateId && templateVersion ? await findVersion(db, templateId, templateVersion) : undefined;
  const values = await valuesOfFacts(db, facts, deps.clock.now());
  const {
    pdf: content,
    pageCount,
    source,
    prints,
    signPlaces,
  } = await makeDocument(context, { facts, values }, { document, version });
  const printed = printedNow(prints, values, await selectEntries(db, { firmId: job.firmId, id: job.caseId }));
  const file = {
    id: document.id,
    fileName: document.fileName,
    contentType: 'application/pdf',
    content,
    owners: {
      firmId: job.firmId,
      clientId: job.clientId,
      propertyId: facts.record.propertyId,
      ownerId: facts.record.ownerId,
      caseId: job.caseId,
      visibility: document.visibility,
    },
  };
  const path = await putFile(context, file);
  await transact(context, async (tx) => {
    // The version before was redacted: nobody else gets this one before a person has gone through it.
    const visibility = (await waitsForRedaction(tx.db, job, document.id)) ? 'FIRM' : document.visibility;
    await keepFile(tx.db, { ...file, owners: { ...file.owners, visibility } }, tx.now);
    await updateDocument(tx.db, job, document.id, {
      status: 'READY',
      path,
      sizeBytes: content.byteLength,
      pageCount,
      sha256: createHash('sha256').update(content).digest('hex'),
      printed: JSON.stringify(printed),
      signPlaces: JSON.stringify(signPlaces),
      sourceHash: createHash('sha256').update(source).digest('hex'),
    });
    await tx.audit(documentAudits.generate, {
      firmId: job.firmId,
      clientId: job.clientId,
      subjectId: job.caseId,
      data: { documentId: document.id, title: document.title },
    });
    tx.publish(documentLive.changed, changed(job, document, facts.record));
    await finishPaperStep(tx, context, { caseId: job.caseId, kind: document.kind });
  });
}

interface Made {
  pdf: Uint8Array;
  pageCount: number;
  source: string;
  prints: readonly FactPath[];
  signPlaces: SignPlace[];
}

/** A document of a form, of words that are kept as data, or of Georgia’s affidavit, as the version says that it was asked for. */
async function makeDocument(
  context: Context,
  of: { facts: PaperFacts; values: PaperValues },
  { document, version }: { document: DocumentRecord; version: Awaited<ReturnType<typeof findVersion>> },
): Promise<Made> {
  if (version?.layout === null) return filled(context, of.values, { version, title: document.title });
  const reviewer = await reviewerOf(context, document);
  const paper = paperOf(version?.layout ?? null);
  if (!paper) return affidavit(context, of, reviewer !== null);
  const contents = writtenPaper.schema.parse(writtenPaperData(paper, of.values, { reviewer }));
  const set = await context.deps.typeset.pdf(writtenPaper, contents);
  return {
    ...set,
    source: canonical(contents),
    prints: printsOf(paper),
    signPlaces: placesSet(set.places),
  };
}

/** What a lawyer read is the version that is published; what is made from an older one is not it. */
async function reviewerOf({ deps, scope }: Context, document: DocumentRecord): Promise<string | null> {
  if (!document.templateId) return null;
  const template = await findTemplate(deps.db.as(scope), scope, document.templateId);
  if (!template?.reviewedAt || template.publishedVersion !== document.templateVersion) return null;
  return template.reviewedByName ?? '';
}

/** A form or an overlay, from the version that the document was asked for. */
async function filled(
  context: Context,
  values: PaperValues,
  { version, title }: { version: FillableVersion; title: string },
) {
  const source = Object.entries(values).map(([path, value]) => [
    path,
    typeof value === 'object' && value !== null ? [...value] : value,
  ]);
  const made = await fillTemplate(context, version, { facts: values, title });
  return {
    ...made,
    source: canonical(source),
    prints: pathsOfTags(tagsOf(version)),
    signPlaces: placesOfTags(tagsOf(version)),
  };
}

/** Georgia's affidavit, which we set ourselves. */
async function affidavit(
  { deps, scope }: Context,
  { facts, values }: { facts: PaperFacts; values: PaperValues },
  isReviewed: boolean,
) {
  const db = deps.db.as(scope);
  const { writ, plaintiff, defendant } = (await termsOfState(db, 'GA')) ?? georgia;
  const terms = { writ, plaintiff, defendant };
  const contents = dispossessoryAffidavit.schema.parse(
    affidavitData(facts, { reasonLabel, terms, isReviewed }),
  );
  const made = await deps.typeset.pdf(dispossessoryAffidavit, contents);
  return {
    ...made,
    source: canonical(contents),
    prints: affidavitPrints(values),
    signPlaces: placesSet(made.places),
  };
}

/** Everybody who may see the case is notified that one of its documents changed. */
function changed(
  job: GenerateDocument,
  document: DocumentRecord,
  of: { propertyId: string | null; ownerId: string | null },
): z.input<typeof documentLive.changed.event> {
  return {
    firmId: job.firmId,
    clientId: job.clientId,
    caseId: job.caseId,
    ...(of.propertyId && { propertyId: of.propertyId }),
    ...(of.ownerId && { ownerId: of.ownerId }),
    ids: { documentId: document.id },
  };
}

async function show(
  context: Context,
  job: GenerateDocument,
  document: DocumentRecord,
  changes: { status: 'GENERATING' | 'FAILED'; failure: string | null },
): Promise<void> {
  await transact(context, async (tx) => {
    await updateDocument(tx.db, job, document.id, changes);
    await tx.audit(changes.status === 'FAILED' ? documentAudits.fail : documentAudits.begin, {
      firmId: job.firmId,
      clientId: job.clientId,
      subjectId: job.caseId,
      data: {
        documentId: document.id,
        title: document.title,
        ...(changes.failure && { failure: changes.failure }),
      },
    });
    tx.publish(
      documentLive.changed,
      changed(job, document, (await findCaseOwners(tx.db, job)) ?? { propertyId: null, ownerId: null }),
    );
  });
}

/** Trying again changes nothing: a person must first correct the facts. */
const isForGood = (error: unknown) =>
  error instanceof z.ZodError || error instanceof UnprintableTextError || error instanceof PdfRefusedError;

/** Which facts are missing, named as a person finds them on the case. */
function readable(error: unknown, fallback: string): string {
  if (!(error instanceof z.ZodError)) return fallback;
  return `Missing: ${[...new Set(error.issues.map((issue) => issue.path.join(' ') || issue.message))].join(', ')}.`;
}
