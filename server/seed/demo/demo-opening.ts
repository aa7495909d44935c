import { cases as calls } from '@writdesk/contract/cases/cases';
import type { LedgerLine } from '@writdesk/contract/cases/case-values';
import { Temporal } from 'temporal-polyfill';
import { readFile } from 'node:fs/promises';
import { addDocuments } from '../../src/case-service/cases/verbs/add-documents.ts';
import { createCase, createCaseDraft } from '../../src/case-service/cases/intake/create-case.ts';
import { incoming } from '../../src/case-service/storage/settle-upload.ts';
import { signUpload } from '../../src/case-service/storage/sign-upload.ts';
import { storage } from '@writdesk/contract/storage/storage';
import type { UserContext } from '../../src/platform/context.ts';
import { todayOf } from './demo-acts.ts';
import { type Act, caseOf, type DemoCase } from './demo-case.ts';
import { addDays, type DemoDays } from './demo-days.ts';
import { plainPaper } from './demo-papers.ts';
import { homePlans } from './demo-world.ts';

/** Three business days lie between the notice and the case; this many are enough. */
const NOTICE_BUSINESS_DAYS = 5;
const LATE_FEE = 0.05;
const servers = ['Devon Price', 'Latoya Simms', 'Ignacio Ruiz'] as const;
const languages = ['Spanish', 'Vietnamese', 'Igbo', 'Mandarin'] as const;
const EVERY_NTH_NEEDS_INTERPRETER = 9;

const serverOf = ({ index }: DemoCase): string => servers[index % servers.length] ?? servers[0];

function noticeDay(days: DemoDays, by: UserContext): string {
  let index = days.officeIndex(todayOf(by));
  for (let passed = 0; passed < NOTICE_BUSINESS_DAYS;) {
    index -= 1;
    if (!days.isHoliday(days.office(index))) passed += 1;
  }
  return days.office(index);
}

/** The rent of the last months up to the day of the notice, with a late fee or a payment where the household has one. */
function ledgerOf({ house, index }: DemoCase, until: string): LedgerLine[] {
  const month = Temporal.PlainYearMonth.from(until.slice(0, 7));
  const lines: LedgerLine[] = [];
  for (let back = house.months - 1; back >= 0; back -= 1) {
    const of = month.subtract({ months: back });
    const dueOn = of.toPlainDate({ day: 1 }).toString();
    const name = of.toPlainDate({ day: 1 }).toLocaleString('en-US', { month: 'long' });
    lines.push({ kind: 'RENT', dueOn, description: `${name} rent`, amountCents: house.rentCents });
    if (index % 2 === 0) {
      const amountCents = Math.round(house.rentCents * LATE_FEE);
      lines.push({ kind: 'LATE_FEE', dueOn, description: `${name} late fee`, amountCents });
    }
  }
  if (index % 5 === 3 && house.months > 1) {
    lines.push({
      kind: 'PAYMENT',
      dueOn: addDays(until, -3),
      description: 'Money order',
      amountCents: -40_000,
    });
  }
  return lines;
}

/** A complete case but for the proof of service. */
export const open: Act = ({ world, days }, by, it) => {
  const { propertyId, countyId } = world.homes[it.home];
  const noticeServedOn = noticeDay(days, by);
  const ledger = ledgerOf(it, noticeServedOn);
  const claimedCents = ledger.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const leaseFrom = addDays(todayOf(by), -200 - it.index * 7);
  const body = calls.create.body.parse({
    propertyId,
    countyId,
    unitLabel: it.house.unit,
    tenants: it.house.tenants.map((tenant, position) => ({
      ...tenant,
      ...(position === 0 && {
        ssn: `9${String(10_000_000 + it.index * 7_919).slice(1)}1`,
        dateOfBirth: `${1965 + (it.index % 35)}-0${1 + (it.index % 9)}-14`,
        phone: `(404) 555-01${10 + (it.index % 90)}`,
      }),
    })),
    ...(it.index % EVERY_NTH_NEEDS_INTERPRETER === 4 && {
      interpreter: { needed: true, language: languages[it.index % languages.length] ?? null },
    }),
    caseEviction: {
      reasons: ['NONPAYMENT'],
      leaseFrom: `${leaseFrom.slice(0, 8)}01`,
      leaseIsWritten: true,
      monthlyRentCents: it.house.rentCents,
      rentDueDay: 1,
      rentThrough: todayOf(by),
      claimedCents,
      ledger,
      noticeType: 'PAY_OR_VACATE',
      noticeServedOn,
      noticeMethod: it.index % 4 === 1 ? 'PERSONAL' : 'POST_AND_MAIL',
      noticeServedBy: serverOf(it),
      noticeAmountCents: claimedCents,
      caresCovered: 'NO',
      caresBasis: 'No federally backed mortgage and no subsidy',
      occupied: true,
    },
  });
  return createCase(by, { body });
};

/** Begun and left: a property and a unit, nothing else yet. */
export const openUnfinished: Act = ({ world }, by, it) => {
  const { propertyId } = world.homes[it.home];
  const body = calls.createDraft.body.parse({ propertyId, unitLabel: it.house.unit });
  return createCaseDraft(by, { body });
};

interface Paper {
  fileName: string;
  contentType: 'application/pdf' | 'image/jpeg';
  content: Buffer;
  kind: string;
  title: string;
}

/** The proof of service, on every fourth case as a photo of the door; and the ledger of the bigger claims. */
export const prove: Act = async ({ days }, by, it) => {
  const { name, addressLine1, city } = homePlans[it.home];
  const where = `${name}, unit ${it.house.unit}, ${addressLine1}, ${city}`;
  const papers: Paper[] = [it.index % 4 === 2 ? await photo() : statement(it, where, noticeDay(days, by))];
  if (it.house.months > 2) papers.push(ledgerPaper(it, where));
  const documents = [];
  for (const paper of papers) documents.push(await upload(by, paper));
  const body = calls.addDocuments.body.parse({ documents });
  return addDocuments(by, { params: { id: caseOf(it).id }, body });
};

/** What the firm asked for. @param heading as it stands on the page. */
export const sendPaper =
  (kind: string, title: string, lines: readonly string[], heading = title): Act =>
  async (_desk, by, it) => {
    const content = plainPaper(heading, lines);
    const fileName = `${kind.toLowerCase()}-${it.house.unit}.pdf`;
    const documents = [await upload(by, { fileName, contentType: 'application/pdf', content, kind, title })];
    const body = calls.addDocuments.body.parse({ documents });
    return addDocuments(by, { params: { id: caseOf(it).id }, body });
  };

async function photo(): Promise<Paper> {
  const content = await readFile(new URL('notice-on-door.jpg', import.meta.url));
  const fileName = 'notice-on-door.jpg';
  return { fileName, contentType: 'image/jpeg', content, kind: 'NOTICE_PROOF', title: 'Photo of the door' };
}

function statement(it: DemoCase, where: string, day: string): Paper {
  const content = plainPaper('Statement of service', [
    `Premises: ${where}`,
    `Document: notice to pay or vacate within three business days`,
    '',
    `On ${longDay(day)} I gave this notice by posting it on the door of the premises`,
    'in a sealed envelope and by mailing a copy to the same address.',
    '',
    `Signed: ${serverOf(it)}`,
  ]);
  const fileName = `statement-of-service-${it.house.unit}.pdf`;
  return {
    fileName,
    contentType: 'application/pdf',
    content,
    kind: 'NOTICE_PROOF',
    title: 'Statement of service',
  };
}

function ledgerPaper(it: DemoCase, where: string): Paper {
  const { ledger, ledgerCents } = caseOf(it).caseEviction;
  const dollars = (cents: number) =>
    (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  const content = plainPaper('Resident ledger', [
    `Premises: ${where}`,
    '',
    ...ledger.map((line) => `${line.dueOn ?? ''}   ${line.description}   ${dollars(line.amountCents)}`),
    '',
    `Balance: ${dollars(ledgerCents)}`,
  ]);
  const fileName = `ledger-${it.house.unit}.pdf`;
  return { fileName, contentType: 'application/pdf', content, kind: 'LEDGER', title: 'Resident ledger' };
}

const longDay = (day: string): string =>
  Temporal.PlainDate.from(day).toLocaleString('en-US', { month: 'long', day: 'numeric', year: 'numeric' });

/** As a browser does it: an address first, then the bytes, then the file's name on the case. */
async function upload(by: UserContext, { fileName, contentType, content, kind, title }: Paper) {
  const path = await uploadFile(by, fileName, content, contentType);
  return { path, kind, title, fileName };
}

/** Sends a file up. @returns its path. */
export async function uploadFile(
  by: UserContext,
  fileName: string,
  content: Buffer,
  contentType: Paper['contentType'] | 'text/csv' = 'application/pdf',
): Promise<string> {
  const body = storage.signedUploadUrl.body.parse({ fileName, contentType, sizeBytes: content.byteLength });
  const { path } = await signUpload(by, { params: {}, query: {}, body });
  await by.deps.storage.put(incoming(path), content, contentType);
  return path;
}
