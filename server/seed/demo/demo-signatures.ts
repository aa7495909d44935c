import { documents } from '@writdesk/contract/documents/documents';
import { signatures } from '@writdesk/contract/signatures/signatures';
import type { Signature } from '@writdesk/contract/signatures/signature-values';
import { regenerateDocument } from '../../src/case-service/documents/regenerate-document.ts';
import { setSeal } from '../../src/case-service/signatures/firm-seal.ts';
import { recordSignature } from '../../src/case-service/signatures/record-signature.ts';
import { requestSignature, withdrawSignature } from '../../src/case-service/signatures/request-signature.ts';
import { signPapers } from '../../src/case-service/signatures/sign-papers.ts';
import {
  declineByLink,
  readSigningLink,
  signByLink,
} from '../../src/case-service/signatures/signing-link.ts';
import { type Context, contextOf, type UserContext } from '../../src/platform/context.ts';
import { systemScope } from '../../src/platform/db/scope.ts';
import { testIdentity } from '../../src/platform/pdf/index.ts';
import { todayOf } from './demo-acts.ts';
import { type Act, caseOf, type DemoCase } from './demo-case.ts';
import { addDays, type DemoDays } from './demo-days.ts';

/** Office days before today: before the first case. */
const SET_UP = -61;

/** The firm has a certificate of a test authority, so that its files leave with a seal. */
export const demoSeal = (days: DemoDays) => ({
  by: 'beatrice' as const,
  at: days.at(days.office(SET_UP), '10:40'),
  async run(by: UserContext): Promise<void> {
    const { p12, password } = await testIdentity('Marlow & Pruitt LLP', by.deps.clock.now());
    const body = signatures.setSeal.body.parse({ p12: Buffer.from(p12).toString('base64'), password });
    await setSeal(by, { params: {}, query: {}, body });
  },
});

/** Who signs for their companies. */
export const signers = {
  imani: { name: 'Imani Brooks', title: 'Property manager', email: 'imani.brooks@peachline.example' },
  mei: { name: 'Mei 李', title: 'Property manager', email: 'mei.li@peachline.example' },
  gerald: { name: 'Gerald Thornbury', title: 'Owner', email: 'gerald.thornbury@northgate.example' },
  wanda: { name: 'Wanda Beaufort', title: 'Owner', email: 'client@demo.writdesk.test' },
} as const;

const paramsOf = (it: DemoCase) => ({ caseId: caseOf(it).id });
function affidavitOf(it: DemoCase): string {
  const { generatedDocument } = caseOf(it);
  if (!generatedDocument) throw new Error('The case has no affidavit to sign.');
  return generatedDocument.id;
}

/** The lawyer signs the affidavit, and proves with their password that it is them. */
export const sign: Act = async (_desk, by, it) => {
  // Where another provider keeps the passwords, nobody can prove with one, and the affidavit stays unsigned.
  if (!by.deps.ownAccount) return;
  const body = signatures.sign.body.parse({
    documentIds: [affidavitOf(it)],
    consents: true,
    proof: { kind: 'PASSWORD', password: by.deps.config.demoPassword },
  });
  await signPapers(by, { params: paramsOf(it), query: {}, body });
};

interface Asked {
  name: string;
  title?: string;
  email: string;
  language?: 'en' | 'es';
  /** What becomes of the link; it waits where nothing is said. */
  outcome?: (asked: Opened) => Promise<unknown>;
}
interface Opened {
  by: UserContext;
  made: Pick<Signature, 'id' | 'signerName'>;
  code: string;
}

/** Somebody of the company is asked to sign the affidavit by a link. */
export const ask =
  ({ name, title, email, language, outcome }: Asked): Act =>
  async (_desk, by, it) => {
    const body = signatures.request.body.parse({
      documentId: affidavitOf(it),
      signerName: name,
      signerTitle: title,
      signerEmail: email,
      language,
    });
    const made = await requestSignature(by, { params: paramsOf(it), query: {}, body });
    await outcome?.({ by, made, code: await codeTo(by, email) });
  };

/** The link stands in the mail and nowhere else. */
async function codeTo({ deps }: UserContext, email: string): Promise<string> {
  const mail = await deps.db
    .as(systemScope)
    .selectFrom('jobs.mailOutbox')
    .select('bodyText')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return /\/sign#(\S+)/.exec(mail.bodyText)?.[1] ?? '';
}

const readerOf = ({ deps }: UserContext): Context =>
  contextOf(deps, { kind: 'system', reason: 'public route' }, 'signing link');

const read = ({ by, code }: Opened) => {
  const body = signatures.readLink.body.parse({ code });
  return readSigningLink(readerOf(by), { params: {}, query: {}, body });
};

export const opens = read;

export const signs = async (asked: Opened): Promise<void> => {
  const { by, code, made } = asked;
  const { pages } = await read(asked);
  const seenAt = by.deps.clock.now().toISOString();
  const body = signatures.signLink.body.parse({
    code,
    name: made.signerName,
    pages: Array.from({ length: pages }, (_, index) => ({ page: index + 1, seenAt })),
    consents: true,
    swears: true,
  });
  await signByLink(readerOf(by), { params: {}, query: {}, body });
};

export const declines =
  (reason: string) =>
  async (asked: Opened): Promise<void> => {
    await read(asked);
    const body = signatures.declineLink.body.parse({ code: asked.code, reason });
    await declineByLink(readerOf(asked.by), { params: {}, query: {}, body });
  };

export const isWithdrawn = ({ by, made }: Opened) =>
  withdrawSignature(by, { params: { id: made.id }, query: {}, body: undefined });

interface Recorded {
  kind: 'AGENT' | 'NOTARY';
  name: string;
  title?: string;
  /** Where the notary acted by video, no scan is needed. */
  isByVideo?: true;
}

/** What was signed on paper, of which the case has the scan, or before a notary. */
export const record =
  ({ kind, name, title, isByVideo }: Recorded): Act =>
  async (_desk, by, it) => {
    const scan = caseOf(it).documents.findLast((document) => document.kind === 'OTHER');
    const body = signatures.record.body.parse({
      documentId: affidavitOf(it),
      kind,
      signerName: name,
      signerTitle: title,
      signedOn: todayOf(by),
      scanDocumentId: isByVideo ? null : scan?.id,
      notary: kind === 'NOTARY' ? commission(todayOf(by), isByVideo) : null,
    });
    await recordSignature(by, { params: paramsOf(it), query: {}, body });
  };

const commission = (today: string, isByVideo: true | undefined) => ({
  commissionNumber: 'W-00417733',
  commissionExpiresOn: addDays(today, 700),
  stateCode: 'GA',
  county: 'Fulton',
  remote: isByVideo
    ? {
        technology: 'Video call with identity check',
        session: 'RON-2026-004417',
        recordingAt: 'The notary’s journal, kept for ten years',
      }
    : null,
});

/** The affidavit is made again; what was signed stays, superseded. */
export const makeAgain: Act = async (_desk, by, it) => {
  const body = documents.regenerate.body.parse(paramsOf(it));
  await regenerateDocument(by, { params: { id: affidavitOf(it) }, query: {}, body });
};
