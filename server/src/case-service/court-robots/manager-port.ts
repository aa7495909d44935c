import { fault } from '@writdesk/contract/sentences/fault';
import type { EcfValues } from '@writdesk/contract/court-portals/court-portals';
import type { EvidenceStep } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-job-values';
import { localDate } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { ChangedPageError } from '../../platform/sites/index.ts';
import {
  BusyError,
  callSoap,
  fetchXml,
  type Markup,
  type ReadElement,
  type Signer,
  UnreadableXmlError,
  UntrustedMessageError,
} from '../../platform/soap/index.ts';
import { callbackAddress, type PortalRecord } from '../court-portals/index.ts';
import {
  actionOf,
  codesIn,
  type FiledState,
  feesIn,
  feesQuestion,
  type Filing,
  filingsIn,
  listQuestion,
  policyIn,
  policyQuestion,
  receiptIn,
  type ReviewOperation,
  reviewFilingRequest,
  reviewOperations,
  type Sender,
  statusIn,
  statusQuestion,
} from '../ecf/index.ts';
import type { SeenPage } from '../rpa-bot-jobs/index.ts';
import {
  LeaveAloneError,
  OtherPageError,
  type SeenEnvelope,
  type SentFile,
  StopError,
} from './court-site.ts';
import type { EfilePort, Packet } from './efile-port.ts';
import { seenMessage } from './seen-message.ts';

const DAY_MS = 24 * 3_600_000;
/** Larger than any petition, and as much as a message may hold in memory a few times over. */
const MOST_BYTES = 25 * 1024 * 1024;

interface Manager {
  portal: PortalRecord;
  ecf: EcfValues;
  signer: Signer;
  /** When the job was made: nothing of it was filed before. */
  since: Date;
  timeoutMs: number;
  look: (step: EvidenceStep, seen: SeenPage) => Promise<void>;
}

/** Files by signed messages to a filing manager. Each question is sent once; an answer counts only with the manager’s signature. */
export function managerPort({ deps }: Context, manager: Manager): EfilePort {
  const { portal, ecf, signer, since, timeoutMs, look } = manager;
  const { config, clock } = deps;
  const { court } = ecf;
  const sender: Sender = { address: callbackAddress(config, portal), name: ecf.filerName };
  const peer = {
    address: new URL(portal.address),
    insideHosts: config.insideHosts,
    signer,
    certificate: ecf.certificate,
    timeoutMs,
  };
  let ready: { filing: Filing; feeCents: number } | null = null;

  async function ask<T>(
    { operation, step, message }: { operation: ReviewOperation; step: EvidenceStep; message: Markup },
    read: (answer: ReadElement) => T,
  ): Promise<T> {
    const sending = { action: actionOf(operation), message, clock: () => clock.now() };
    try {
      return read(await callSoap(peer, sending, (text) => look(step, seenMessage(operation, text))));
    } catch (error) {
      throw inOurWords(error);
    }
  }

  return {
    asks: {
      title: 'case.title',
      plaintiff: 'plaintiff.name',
      defendants: 'tenants.names',
      claim: 'claim.total',
      attorneyNumber: 'attorney.barNo',
      reference: 'reference',
    },
    fixed: {
      court,
      caseCategory: ecf.caseCategory,
      causeOfAction: ecf.causeOfAction,
      relief: ecf.relief,
      filing: ecf.filing,
    },

    async search(reference) {
      const from = localDate(new Date(since.getTime() - DAY_MS), portal.timeZone);
      const until = localDate(new Date(clock.now().getTime() + DAY_MS), portal.timeZone);
      const message = listQuestion(sender, court, { from, until });
      const filings = await ask({ operation: 'GetFilingList', step: 'SEARCH', message }, (answer) =>
        filingsIn(answer, court, reference),
      );
      return filings
        .filter(({ references, state }) => references.includes(reference) && state !== 'REJECTED')
        .map(({ number }) => number ?? unnumbered());
    },

    async prepare(packet) {
      const filing = filingOf(packet, ecf);
      const message = feesQuestion(sender, filing);
      const feeCents = await ask({ operation: 'GetFeesCalculation', step: 'REVIEW', message }, (answer) =>
        feesIn(answer, court),
      );
      ready = { filing, feeCents };
      return feeCents;
    },

    async submit() {
      if (!ready) throw new Error('Nothing is ready to be filed.');
      const { filing, feeCents } = ready;
      const { reference } = filing;
      const message = reviewFilingRequest(sender, filing, { account: ecf.paymentAccount ?? '', feeCents });
      const number = await ask({ operation: 'ReviewFiling', step: 'RECEIPT', message }, (answer) =>
        receiptIn(answer, { court, reference }),
      );
      return { number, state: 'PENDING', feeCents, caseNumber: null, filedOn: null, rejection: null };
    },

    async envelope(number) {
      const message = statusQuestion(sender, court, number);
      return envelopeOf(
        number,
        await ask({ operation: 'GetFilingStatus', step: 'CLERK', message }, (answer) =>
          statusIn(answer, { court, number }),
        ),
      );
    },

    async look() {
      const message = policyQuestion(sender, court);
      const { operations, codelists } = await ask(
        { operation: 'GetPolicy', step: 'SIGN_IN', message },
        (answer) => policyIn(answer, court),
      );
      const missing = reviewOperations.filter((each) => !operations.includes(each));
      if (missing.length > 0)
        throw new OtherPageError(fault('robot_operations_gone', { operations: missing }));
      const ours = new Map([
        ['CaseCategoryText', ecf.caseCategory],
        ['CauseOfActionCode', ecf.causeOfAction],
        ['ReliefTypeCode', ecf.relief],
        ['RegisterActionDescriptionText', ecf.filing],
      ]);
      for (const { element, address } of codelists) {
        const wanted = ours.get(element);
        const url = URL.parse(address);
        if (wanted === undefined || !url) continue;
        const codes = await fetchXml(url, peer)
          .then(codesIn)
          .catch((error: unknown) => {
            throw inOurWords(error);
          });
        if (!codes.has(wanted)) throw new OtherPageError(fault('robot_code_gone', { element, code: wanted }));
      }
    },
  };
}

/** What a manager says of a filing, as sites say it. */
export const envelopeOf = (
  number: string,
  { state, caseNumber, filedOn, code, words }: FiledState,
): SeenEnvelope => ({
  number,
  state,
  feeCents: null,
  caseNumber,
  filedOn,
  rejection: state === 'REJECTED' ? { code: code || 'OTHER', words, resubmitBy: null } : null,
});

function filingOf({ fields, defendants, lead, attached }: Packet, ecf: EcfValues): Filing {
  const { reference = '', title = '', plaintiff = '', claim = '', attorneyNumber = '' } = fields;
  if (!attorneyNumber) throw new StopError('NO_PACKET', fault('robot_no_bar_number'));
  const bytes = [lead, ...attached].reduce((sum, { content }) => sum + content.byteLength, 0);
  if (bytes > MOST_BYTES) throw new StopError('NO_PACKET', fault('robot_packet_large'));
  const cents = /^\d+\.\d{2}$/.test(claim) ? Number(claim.replace('.', '')) : null;
  return {
    reference,
    codes: ecf,
    title,
    claimCents: cents,
    plaintiff: { kind: 'ORGANIZATION', name: plaintiff },
    defendants: defendants.map((each) => ({ kind: 'PERSON', ...each })),
    attorneyNumber,
    lead: documentOf(lead, title),
    attached: attached.map((each) => documentOf(each, title)),
  };
}

const documentOf = ({ title, name, content }: SentFile, ofCase: string) => ({
  title: title ?? ofCase,
  fileName: name,
  content,
});

/** What a manager does wrong, as what sites do wrong is called. */
function inOurWords(error: unknown): unknown {
  if (error instanceof BusyError) return new LeaveAloneError(error.seconds);
  if (error instanceof UnreadableXmlError || error instanceof UntrustedMessageError)
    return new ChangedPageError(error.message);
  return error;
}

function unnumbered(): never {
  throw new OtherPageError(fault('robot_list_unnumbered'));
}
