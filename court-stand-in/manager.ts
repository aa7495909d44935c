import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { inEcf, receiptMessage, reviewOperations } from '../server/src/case-service/ecf/index.ts';
import {
  faultOf,
  type Markup,
  openSigned,
  type ReadElement,
  signedEnvelope,
  type Signer,
} from '../server/src/platform/soap/index.ts';
import { type Faults, faultsOf, type Place } from './faults.ts';
import { type Attachment, Ledger } from './ledger.ts';
import {
  codeList,
  feesAnswer,
  listAnswer,
  notification,
  policyAnswer,
  statusAnswer,
} from './manager-answers.ts';

export interface ManagerOptions {
  /** With what it signs, and the certificate of the firm that files here. */
  signer: Signer;
  filerCertificate: string;
  /** The code under which the manager knows its court. */
  court?: string;
  /** The same seed meets the same faults. */
  seed?: number;
  /** Of how many questions meet a fault by chance. */
  faultShare?: number;
  feeCents?: number;
  /** Refuses a second filing under a reference. Most managers don’t. */
  refusesDuplicates?: boolean;
  port?: number;
  /** Under which its lists of codes are reached; where it listens, unless it is said. */
  address?: string;
  now?: () => Date;
}

/** A filing manager that we run ourselves: it speaks ECF 4.01 over SOAP, and has books of its own. */
export interface StandInManager {
  port: number;
  url: string;
  court: string;
  ledger: Ledger;
  faults: Faults;
  settings: { feeCents: number; refusesDuplicates: boolean; signer: Signer };
  /** Questions that came, by the names of their messages. */
  seen: string[];
  /** Signed envelopes as they went to and fro. */
  envelopes: string[];
  /** What it sends by itself once the clerk has looked, in its signed envelope. */
  notificationOf(number: string): string;
  close(): Promise<void>;
}

export const MANAGER_PATH = '/ecf/FilingReviewMDE';
const RETRY_SECONDS = 30;
const codeLists = {
  CauseOfActionCode: { EVICTION: 'Dispossessory' },
  RegisterActionDescriptionText: { PETITION: 'Dispossessory petition' },
  ReliefTypeCode: { POSSESSION: 'Possession' },
  CaseCategoryText: { LT: 'Landlord and tenant' },
} as const;

export async function openManager(options: ManagerOptions): Promise<StandInManager> {
  const { filerCertificate, court = 'fulton:magistrate', seed = 1, faultShare = 0, port = 0 } = options;
  const { now = () => new Date() } = options;
  const ledger = new Ledger();
  const faults = faultsOf(seed, faultShare);
  const settings = {
    feeCents: options.feeCents ?? 6_000,
    refusesDuplicates: options.refusesDuplicates ?? false,
    signer: options.signer,
  };
  const seen: string[] = [];
  const envelopes: string[] = [];
  const speaker = { address: '', court };
  const today = () => now().toISOString().slice(0, 10);

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '/', 'http://manager.test').pathname;
    const send = (status: number, body: string, headers: Record<string, string> = {}) => {
      response.writeHead(status, { 'content-type': 'text/xml; charset=utf-8', ...headers });
      response.end(body);
    };
    const say = (message: Markup, status = 200) => {
      const envelope = signedEnvelope(message, settings.signer, now());
      envelopes.push(envelope);
      send(status, envelope);
    };
    const [, list] = /^\/codes\/(\w+)$/.exec(path) ?? [];
    if (list) {
      const codes = Object.entries(codeLists).find(([name]) => name === list)?.[1];
      return codes ? send(200, codeList(list, codes).xml) : send(404, '');
    }
    if (request.method !== 'POST' || path !== MANAGER_PATH) return send(404, '');
    const asked = await text(request);
    envelopes.push(asked);
    let question: ReadElement;
    try {
      question = openSigned(asked, filerCertificate, now());
    } catch (error) {
      return say(faultOf('Client', error instanceof Error ? error.message : String(error)), 500);
    }
    const name = question.name.replace(/^\{.*\}/, '');
    seen.push(name);
    const place = places[name];
    if (!place) return say(faultOf('Client', `Nobody here takes ${name}.`), 500);
    const fault = faults.at(place);
    const busy = { 'retry-after': String(RETRY_SECONDS) };
    if (fault === 'MAINTENANCE') return send(503, '', busy);
    if (fault === 'TOO_MANY') return send(429, '', busy);
    if (fault === 'TIMEOUT') return undefined;
    if (fault === 'SESSION_END' || fault === 'CAPTCHA')
      return say(faultOf('Server', 'The manager can’t answer now.'), 500);
    const submitFaults = place === 'submit' ? fault : null;
    if (submitFaults === 'CUT_BEFORE_ACCEPTANCE') return void request.socket.destroy();
    const reply = answerTo(name, question, submitFaults === 'DUPLICATE');
    if (submitFaults === 'CUT_AFTER_ACCEPTANCE') return void request.socket.destroy();
    if (submitFaults === 'TIMEOUT_AFTER_ACCEPTANCE') return undefined;
    return say(reply);
  }

  function answerTo(name: string, question: ReadElement, isDuplicate: boolean): Markup {
    switch (name) {
      case 'CourtPolicyQueryMessage':
        return policyAnswer(speaker, {
          operations: reviewOperations,
          codelists: Object.fromEntries(
            Object.keys(codeLists).map((list) => [list, `${speaker.address}/codes/${list}`]),
          ),
          updatedOn: today(),
        });
      case 'FeesCalculationQueryMessage':
        return feesAnswer(speaker, settings.feeCents);
      case 'FilingListQueryMessage':
        return listAnswer(speaker, ledger.envelopes);
      case 'FilingStatusQueryMessage': {
        const number = inEcf.text(question, 'nc:DocumentIdentification', 'nc:IdentificationID');
        const envelope = ledger.find(number);
        return envelope ? statusAnswer(speaker, envelope) : refusal('-1', `There is no filing ${number}.`);
      }
      default:
        return take(question, isDuplicate);
    }
  }

  function take(question: ReadElement, isDuplicate: boolean): Markup {
    const filing = inEcf.need(question, 'core:CoreFilingMessage');
    const reference = inEcf.needText(filing, 'nc:DocumentIdentification', 'nc:IdentificationID');
    const suit = inEcf.need(filing, 'civil:CivilCase');
    const lead = fileIn(inEcf.need(filing, 'core:FilingLeadDocument'));
    const [earlier] = ledger.standing(reference);
    if (earlier && (settings.refusesDuplicates || isDuplicate))
      return refusal('41', `This filing was made already: ${earlier.number}.`);
    const { number } = ledger.take({
      reference,
      caption: inEcf.text(suit, 'nc:CaseTitleText'),
      documentSha256: lead.sha256,
      attachments: inEcf.all(filing, 'core:FilingConnectedDocument').map(fileIn),
      feeCents: settings.feeCents,
      filedOn: today(),
    });
    return receiptMessage(speaker, { court, number, reference });
  }

  const refusal = (code: string, words: string): Markup =>
    receiptMessage(speaker, { court, number: '0', error: { code, text: words } });

  const server = createServer((request, response) => {
    serve(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const taken = (server.address() as AddressInfo).port;
  const url = `http://127.0.0.1:${taken}`;
  speaker.address = options.address ?? url;
  return {
    port: taken,
    url,
    court,
    ledger,
    faults,
    settings,
    seen,
    envelopes,
    notificationOf(number) {
      const envelope = ledger.find(number);
      if (!envelope) throw new Error(`There is no envelope ${number}.`);
      return signedEnvelope(notification(speaker, envelope), settings.signer, now());
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The file of a document, as it came in the message. */
function fileIn(document: ReadElement): Attachment {
  const attachment = inEcf.need(
    document,
    'ecf:DocumentRendition',
    'ecf:DocumentRenditionMetadata',
    'ecf:DocumentAttachment',
  );
  const content = Buffer.from(inEcf.text(attachment, 'nc:BinaryBase64Object'), 'base64');
  return {
    name: inEcf.text(attachment, 'nc:BinaryDescriptionText'),
    sha256: createHash('sha256').update(content).digest('hex'),
  };
}

const places: Readonly<Record<string, Place>> = {
  CourtPolicyQueryMessage: 'signIn',
  FeesCalculationQueryMessage: 'fee',
  FilingListQueryMessage: 'search',
  FilingStatusQueryMessage: 'envelope',
  ReviewFilingRequestMessage: 'submit',
};
