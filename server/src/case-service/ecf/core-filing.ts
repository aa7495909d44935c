import { type Content, document, element, type Markup, optional } from '../../platform/soap/index.ts';
import { courtOf, dollarsOf, entityOf, identification, type Party, type Sender, sentBy } from './parts.ts';
import { namespacesOf, OUR_MESSAGE } from './vocabulary.ts';

/** The codes of one court, as its manager publishes them. */
export interface CourtCodes {
  court: string;
  caseCategory: string;
  causeOfAction: string;
  relief: string;
  /** What the document is called on the register of actions. */
  filing: string;
}

/** A file of a filing, with the name that the clerk reads. */
export interface FilingDocument {
  title: string;
  fileName: string;
  content: Uint8Array;
}

/** A new suit: its lead document, and what is attached to it, in its order. */
export interface Filing {
  /** Ours: it comes back in whatever is said about the filing. */
  reference: string;
  codes: CourtCodes;
  title: string;
  claimCents: number | null;
  plaintiff: Party;
  defendants: readonly Party[];
  attorneyNumber: string;
  lead: FilingDocument;
  attached: readonly FilingDocument[];
}

const PREFIXES = ['nc', 's', 'j', 'ecf', 'civil', 'core'] as const;

/** The message that starts a suit. */
export const coreFilingMessage = (sender: Sender, filing: Filing): Markup =>
  document('core:CoreFilingMessage', coreFilingContent(sender, filing), namespacesOf(...PREFIXES));

function coreFilingContent(sender: Sender, filing: Filing): Content {
  return [
    identification('nc:DocumentIdentification', filing.reference, OUR_MESSAGE),
    element('nc:DocumentSubmitter', entityOf({ kind: 'ORGANIZATION', name: sender.name })),
    sentBy(sender),
    civilCase(filing),
    documentOf('core:FilingLeadDocument', filing, filing.lead),
    filing.attached.map((each) => documentOf('core:FilingConnectedDocument', filing, each)),
  ];
}

const PLAINTIFF = 'plaintiff';

function civilCase({ codes, title, claimCents, plaintiff, defendants }: Filing): Markup {
  const participant = (party: Party, id: string, role: string) =>
    element('ecf:CaseParticipant', [entityOf(party, id), element('ecf:CaseParticipantRoleCode', role)]);
  return element('civil:CivilCase', [
    element('nc:CaseTitleText', title),
    element('nc:CaseCategoryText', codes.caseCategory),
    element('j:CaseAugmentation', courtOf(codes.court)),
    element('ecf:CaseAugmentation', [
      participant(plaintiff, PLAINTIFF, 'PLAINTIFF'),
      defendants.map((each, index) => participant(each, `defendant-${index + 1}`, 'DEFENDANT')),
    ]),
    element('ecf:CauseOfActionCode', codes.causeOfAction),
    optional('civil:AmountInControversy', claimCents === null ? null : dollarsOf(claimCents)),
    element('civil:ClassActionIndicator', false),
    element('civil:JuryDemandIndicator', false),
    element('civil:ReliefTypeCode', codes.relief),
  ]);
}

function documentOf(
  name: string,
  { codes, attorneyNumber }: Filing,
  { title, fileName, content }: FilingDocument,
): Markup {
  return element(name, [
    element('nc:DocumentTitleText', title),
    element('ecf:DocumentMetadata', [
      element('j:RegisterActionDescriptionText', codes.filing),
      identification('ecf:FilingAttorneyID', attorneyNumber),
      identification('ecf:FilingPartyID', PLAINTIFF),
    ]),
    element(
      'ecf:DocumentRendition',
      element('ecf:DocumentRenditionMetadata', [
        element('ecf:DocumentAttachment', [
          element('nc:BinaryBase64Object', Buffer.from(content).toString('base64')),
          element('nc:BinaryDescriptionText', fileName),
          element('nc:BinaryFormatStandardName', 'application/pdf'),
          element('ecf:AttachmentSequenceID', '1'),
        ]),
      ]),
    ),
  ]);
}

/** How the fees are paid: from an account that the firm has at the manager. */
export const paymentMessage = ({ name }: Sender, account: string, feeCents: number): Markup =>
  document(
    'payment:PaymentMessage',
    [
      element('payment:PayerName', name),
      element('cac:AllowanceCharge', [
        element('cbc:ChargeIndicator', true),
        element('cbc:AllowanceChargeReason', 'Fees'),
        element('cbc:Amount', dollarsOf(feeCents), { currencyID: 'USD' }),
      ]),
      element('cac:Address', null),
      element('cac:Payment', [
        optional('cbc:ID', account),
        element('cbc:PaidAmount', dollarsOf(feeCents), { currencyID: 'USD' }),
      ]),
    ],
    namespacesOf('payment', 'cac', 'cbc'),
  );

/** The question to look a filing over, which is what files it. */
export const reviewFilingRequest = (
  sender: Sender,
  filing: Filing,
  payment: { account: string; feeCents: number },
): Markup =>
  document(
    'ports:ReviewFilingRequestMessage',
    [
      sentBy(sender),
      coreFilingMessage(sender, filing),
      paymentMessage(sender, payment.account, payment.feeCents),
    ],
    namespacesOf('ports', 'nc', 'ecf'),
  );
