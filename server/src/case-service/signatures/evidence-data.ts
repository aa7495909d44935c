import type { SignatureKind, SignatureProof } from '@writdesk/contract/signatures/signature-values';
import { notaryFacts } from '@writdesk/contract/signatures/signature-values';
import { z } from 'zod';
import type { EvidenceFact } from '../../../templates/signature-evidence.ts';
import type { SignatureRecord } from './signature-queries.ts';

const evidence = z.object({
  consent: z.string().optional(),
  intent: z.string().optional(),
  oath: z.string().optional(),
  jurat: z.string().optional(),
  address: z.string().nullish(),
  pages: z.array(z.object({ page: z.int(), seenAt: z.string() })).optional(),
});
const evidenceOf = ({ evidence: kept }: Pick<SignatureRecord, 'evidence'>) => evidence.parse(kept ?? {});

const roles: Readonly<Record<SignatureKind, string>> = {
  ATTORNEY: 'Attorney',
  AGENT: 'For the plaintiff',
  NOTARY: 'Notary public',
};

/** How we know that it was the person. */
const proofs: Readonly<Record<SignatureProof, string>> = {
  PASSKEY: 'Signed in, and a passkey unlocked by its owner at the moment of signing',
  CODE: 'Signed in, and a code of the authenticator app at the moment of signing',
  PASSWORD: 'Signed in, and the password again at the moment of signing',
  SIGN_IN: 'A sign-in at the firm’s sign-in service less than five minutes earlier',
  LINK: 'A link that was mailed to the address above and works once',
  RECORDED: 'On paper; the name above is that of the person who entered it',
};

/** What stands at the line of a signature. */
export const markOf = ({ signerName }: Pick<SignatureRecord, 'signerName'>): string => `/s/ ${signerName}`;

/** The second line: what the court wants to know of the signer, and the day. */
export function underMark(row: SignatureRecord): string {
  const day = row.signedAt ? row.signedAt.toISOString().slice(0, 10) : '';
  const notary = notaryOf(row);
  if (notary)
    return `Notary public, commission ${notary.commissionNumber}, expires ${notary.commissionExpiresOn} · ${day}`;
  return [row.barNumber && `${row.stateCode ?? ''} Bar No. ${row.barNumber}`, day]
    .filter(Boolean)
    .join(' · ');
}

const notaryOf = ({ notary }: SignatureRecord) => (notary === null ? null : notaryFacts.parse(notary));

/** A signature as its evidence says it. @param chain its row on the trail of the case. */
export function evidenceEntry(
  row: SignatureRecord,
  { isPlaced, chain }: { isPlaced: boolean; chain: { seq: number; hash: string } | undefined },
) {
  const { consent, intent, oath, jurat, address, pages } = evidenceOf(row);
  const notary = notaryOf(row);
  const at = (moment: Date | null) => (moment ? moment.toISOString() : null);
  const facts: (EvidenceFact | null)[] = [
    fact('Name', row.signerName),
    fact('Title', row.signerTitle),
    fact('Bar number', row.barNumber && `${row.stateCode ?? ''} ${row.barNumber}`),
    fact('Address', row.signerEmail),
    fact('Commission', notary && `${notary.commissionNumber}, expires ${notary.commissionExpiresOn}`),
    fact('Venue', notary && `${notary.county} County, ${notary.stateCode}`),
    fact('By video on', notary?.remote?.technology),
    fact('Session', notary?.remote?.session),
    fact('Recording', notary?.remote?.recordingAt),
    fact('Asked', at(row.requestedAt)),
    fact('Opened', at(row.openedAt)),
    fact('Signed', at(row.signedAt)),
    fact('Proof', row.proof && proofs[row.proof]),
    fact('Entered by', row.proof === 'RECORDED' ? row.requestedByName : null),
    fact('Network address', address),
    fact(
      'Pages seen',
      pages && pages.length > 0
        ? `${pages.length} of ${pages.length}, the last at ${pages.at(-1)?.seenAt ?? ''}`
        : null,
    ),
    fact('Signed file', row.documentSha256 && `SHA-256 ${row.documentSha256}`),
    fact('Entry of the trail', chain && `No. ${chain.seq}, ${chain.hash}`),
    fact('Signature', row.id),
  ];
  return {
    mark: markOf(row),
    role: roles[row.kind],
    isPlaced,
    words: [oath, jurat, intent, consent].filter((words): words is string => words !== undefined),
    facts: facts.filter((one): one is EvidenceFact => one !== null),
  };
}

const fact = (label: string, value: string | null | undefined | false): EvidenceFact | null =>
  value ? { label, value } : null;
