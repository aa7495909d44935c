import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Envelope } from '../../../../court-stand-in/ledger.ts';
import {
  callbackMessage,
  codeList,
  feesAnswer,
  listAnswer,
  notification,
  policyAnswer,
  statusAnswer,
} from '../../../../court-stand-in/manager-answers.ts';
import { complaintsOfSchemas, hasEcfSchemas } from '../../../test/support/ecf-schemas.ts';
import { type Markup, readXml, UnreadableXmlError } from '../../platform/soap/index.ts';
import { feesIn, filingsIn, receiptIn, RefusedError, reviewIn, statusIn } from './answers.ts';
import { coreFilingMessage, type Filing, paymentMessage, reviewFilingRequest } from './core-filing.ts';
import type { Party } from './parts.ts';
import { codesIn, policyIn } from './policy.ts';
import { feesQuestion, listQuestion, policyQuestion, statusQuestion } from './questions.ts';
import { receiptMessage } from './receipt.ts';
import { type EcfPrefix, ecfNamespaces, inEcf } from './vocabulary.ts';

const court = 'fulton:magistrate';
const sender = { address: 'https://writdesk.example/callbacks/1', name: 'Firm & Sons' };
const speaker = { address: 'https://manager.example', court };

const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
  .map((text) => text.trim())
  .filter((text) => text !== '');
const party: fc.Arbitrary<Party> = fc.oneof(
  fc.record({ kind: fc.constant('ORGANIZATION' as const), name: words }),
  fc.record({
    kind: fc.constant('PERSON' as const),
    firstName: words,
    middleName: words,
    lastName: words,
    suffix: words,
  }),
);
const document = fc.record({ title: words, fileName: words, content: fc.uint8Array({ maxLength: 500 }) });
const filings: fc.Arbitrary<Filing> = fc.record({
  reference: fc.stringMatching(/^WD-[0-9A-F]{10}$/),
  codes: fc.record({
    court: fc.constant(court),
    caseCategory: words,
    causeOfAction: words,
    relief: words,
    filing: words,
  }),
  title: words,
  claimCents: fc.option(fc.nat(99_999_999)),
  plaintiff: party,
  defendants: fc.array(party, { minLength: 1, maxLength: 4 }),
  attorneyNumber: words,
  lead: document,
  attached: fc.array(document, { maxLength: 3 }),
});
const days = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((each) => each.toISOString().slice(0, 10));
const envelopes: fc.Arbitrary<Envelope> = fc
  .record({
    number: fc.stringMatching(/^ENV-\d{1,8}$/),
    reference: fc.stringMatching(/^WD-[0-9A-F]{10}$/),
    caption: words,
    documentSha256: fc.constant(''),
    attachments: fc.constant([]),
    feeCents: fc.nat(9_999_999),
    filedOn: days,
    status: fc.constantFrom('PENDING' as const, 'ACCEPTED' as const, 'REJECTED' as const),
    caseNumber: fc.option(words),
    rejection: fc.record({ code: words, words, resubmitBy: fc.constant(null) }),
  })
  .map((each) => ({ ...each, rejection: each.status === 'REJECTED' ? each.rejection : null }));

const read = (message: Markup) => readXml(message.xml);
/** What a message says after it was written and read. */
const told = ({ number, reference, status, caseNumber, filedOn, rejection }: Envelope) => ({
  number,
  references: [reference],
  state: status,
  caseNumber,
  filedOn,
  code: rejection?.code ?? '',
  words: rejection?.words ?? '',
});

describe('what is written is read again', () => {
  test('a filing, by the other side', () => {
    fc.assert(
      fc.property(filings, fc.nat(99_999), (filing, feeCents) => {
        const core = inEcf.need(
          read(reviewFilingRequest(sender, filing, { account: 'A1', feeCents })),
          'core:CoreFilingMessage',
        );
        const suit = inEcf.need(core, 'civil:CivilCase');
        const parties = inEcf.all(inEcf.need(suit, 'ecf:CaseAugmentation'), 'ecf:CaseParticipant');
        expect(parties).toHaveLength(1 + filing.defendants.length);
        expect(inEcf.text(suit, 'nc:CaseTitleText')).toBe(filing.title);
        const sent = [
          ...inEcf.all(core, 'core:FilingLeadDocument'),
          ...inEcf.all(core, 'core:FilingConnectedDocument'),
        ].map((each) => {
          const attachment = inEcf.need(
            each,
            'ecf:DocumentRendition',
            'ecf:DocumentRenditionMetadata',
            'ecf:DocumentAttachment',
          );
          return hashOf(Buffer.from(inEcf.text(attachment, 'nc:BinaryBase64Object'), 'base64'));
        });
        expect(sent).toEqual([filing.lead, ...filing.attached].map(({ content }) => hashOf(content)));
        expect(inEcf.text(core, 'nc:DocumentIdentification', 'nc:IdentificationID')).toBe(filing.reference);
      }),
    );
  });

  test('a fee, a receipt and a code', () => {
    fc.assert(
      fc.property(fc.nat(99_999_999), envelopes, words, (cents, { number, reference }, name) => {
        expect(feesIn(read(feesAnswer(speaker, cents)), court)).toBe(cents);
        expect(
          receiptIn(read(receiptMessage(speaker, { court, number, reference })), { court, reference }),
        ).toBe(number);
        expect(codesIn(read(codeList('List', { PETITION: name })))).toEqual(new Map([['PETITION', name]]));
      }),
    );
  });

  test('the state of a filing, in each message that tells it', () => {
    fc.assert(
      fc.property(envelopes, (envelope) => {
        const { number, reference } = envelope;
        const expected = told(envelope);
        expect(statusIn(read(statusAnswer(speaker, envelope)), { court, number })).toEqual({
          ...expected,
          references: [],
        });
        expect(filingsIn(read(listAnswer(speaker, [envelope])), court, reference)).toEqual([
          { ...expected, caseNumber: null },
        ]);
        expect(reviewIn(read(notification(speaker, envelope)))).toEqual({ ...expected, court });
      }),
    );
  });

  test('a policy', () => {
    const given = {
      operations: ['GetPolicy', 'ReviewFiling'],
      codelists: { CauseOfActionCode: 'https://manager.example/codes/1' },
      updatedOn: '2026-01-02',
    };
    expect(policyIn(read(policyAnswer(speaker, given)), court)).toEqual({
      version: '4.01-stand-in',
      operations: given.operations,
      caseTypes: ['Civil'],
      codelists: [{ element: 'CauseOfActionCode', address: 'https://manager.example/codes/1' }],
    });
  });
});

const anEnvelope: Envelope = {
  number: 'ENV-1',
  reference: 'WD-0123456789',
  caption: 'A v. B',
  documentSha256: '',
  attachments: [],
  feeCents: 6_000,
  filedOn: '2026-06-29',
  status: 'PENDING',
  caseNumber: null,
  rejection: null,
};

describe('an answer is refused that', () => {
  test('speaks of another court, another filing or another message', () => {
    const there = { ...speaker, court: 'elsewhere' };
    expect(() => feesIn(read(feesAnswer(there, 1)), court)).toThrow(UnreadableXmlError);
    expect(() => statusIn(read(statusAnswer(speaker, anEnvelope)), { court, number: 'ENV-2' })).toThrow(
      'another filing',
    );
    const receipt = read(receiptMessage(speaker, { court, number: 'ENV-1', reference: 'WD-OTHER' }));
    expect(() => receiptIn(receipt, { court, reference: anEnvelope.reference })).toThrow('another message');
    expect(() => feesIn(read(policyQuestion(sender, court)), court)).toThrow('The answer is');
  });

  test('refuses, in the manager’s words', () => {
    const error = { code: '41', text: 'This filing was made already.' };
    const refused = read(receiptMessage(speaker, { court, number: '0', error }));
    expect(() => receiptIn(refused, { court, reference: 'x' })).toThrow(RefusedError);
    expect(() => receiptIn(refused, { court, reference: 'x' })).toThrow('This filing was made already. (41)');
  });

  test('says something that nobody knows', () => {
    const strange = statusAnswer(speaker, anEnvelope).xml.replace('under-review', 'half-done');
    expect(() => statusIn(readXml(strange), { court, number: 'ENV-1' })).toThrow('half-done');
    const amount = feesAnswer(speaker, 1).xml.replace('>0.01<', '>1e3<');
    expect(() => feesIn(readXml(amount), court)).toThrow('is no amount');
  });
});

describe.skipIf(!hasEcfSchemas)('the schemas of ECF 4.01 find nothing wrong with', () => {
  let filing: Filing;
  beforeAll(() => {
    [filing] = fc.sample(filings, { numRuns: 1, seed: 7 }) as [Filing];
  });
  const rejected: Envelope = {
    ...anEnvelope,
    status: 'REJECTED',
    rejection: { code: 'WRONG_FEE', words: 'Pay & file again', resubmitBy: null },
  };
  const range = { from: '2026-06-01', until: '2026-06-29' };
  const policy = {
    operations: ['GetPolicy'],
    codelists: { CauseOfActionCode: 'https://m.example/1' },
    updatedOn: '2026-01-02',
  };
  const messages: [string, EcfPrefix, () => Markup][] = [
    ['a filing', 'core', () => coreFilingMessage(sender, filing)],
    ['a payment', 'payment', () => paymentMessage(sender, 'ACCOUNT-1', 6_050)],
    ['the question for fees', 'fees', () => feesQuestion(sender, filing)],
    ['the answer with fees', 'feesAnswer', () => feesAnswer(speaker, 6_005)],
    ['the question for a status', 'status', () => statusQuestion(sender, court, 'ENV-1')],
    ['the answer with a status', 'statusAnswer', () => statusAnswer(speaker, anEnvelope)],
    ['the answer with a rejection', 'statusAnswer', () => statusAnswer(speaker, rejected)],
    ['the question for a list', 'list', () => listQuestion(sender, court, range)],
    ['the answer with a list', 'listAnswer', () => listAnswer(speaker, [anEnvelope, rejected])],
    ['the question for a policy', 'policy', () => policyQuestion(sender, court)],
    ['the answer with a policy', 'policyAnswer', () => policyAnswer(speaker, policy)],
    [
      'the clerk’s answer',
      'callback',
      () => callbackMessage(speaker, { ...anEnvelope, status: 'ACCEPTED', caseNumber: '26ED1' }),
    ],
    ['a receipt', 'receipt', () => receiptMessage(sender, { court, number: 'ENV-1', reference: 'WD-1' })],
  ];
  test.each(messages)('%s', { timeout: 60_000 }, async (_, prefix, message) => {
    const namespaces = [ecfNamespaces[prefix], ecfNamespaces.civil, ecfNamespaces.ecf];
    expect(await complaintsOfSchemas(message().xml, namespaces)).toEqual([]);
  });

  test('and see what is wrong', { timeout: 60_000 }, async () => {
    const broken = feesAnswer(speaker, 6_005).xml.replace('60.05', 'sixty');
    expect(await complaintsOfSchemas(broken, [ecfNamespaces.feesAnswer])).not.toEqual([]);
  });
});

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
