import {
  dollarsOf,
  identification,
  namespacesOf,
  OUR_MESSAGE,
  sentBy,
  THEIR_FILING,
} from '../server/src/case-service/ecf/index.ts';
import { type Content, document, element, type Markup } from '../server/src/platform/soap/index.ts';
import type { Envelope } from './ledger.ts';

/** What the manager says of itself, and of which court it speaks. */
export interface Speaker {
  address: string;
  court: string;
}

const court = (code: string): Markup =>
  element('j:CaseCourt', identification('nc:OrganizationIdentification', code));
const answer = (speaker: Speaker): Content => [sentBy(speaker), court(speaker.court)];
const ANSWER = ['nc', 'j', 'ecf'] as const;

const day = (name: string, value: string): Markup => element(name, element('nc:Date', value));

/** The clerk’s word on an envelope. */
function status({ status: said, filedOn, rejection }: Envelope): Markup {
  const code = { PENDING: 'under-review', ACCEPTED: 'accepted', REJECTED: 'rejected' }[said];
  return element('ecf:FilingStatus', [
    rejection && element('nc:StatusText', rejection.code),
    day('nc:StatusDate', filedOn),
    rejection && element('nc:StatusDescriptionText', rejection.words),
    element('ecf:FilingStatusCode', code),
  ]);
}

const ids = ({ number, reference }: Envelope): Content => [
  identification('nc:DocumentIdentification', number, THEIR_FILING),
  identification('nc:DocumentIdentification', reference, OUR_MESSAGE),
];

const suit = (speaker: Speaker, { caption, caseNumber }: Envelope): Markup =>
  element('civil:CivilCase', [
    element('nc:CaseTitleText', caption),
    caseNumber === null ? null : element('nc:CaseDocketID', caseNumber),
    element('j:CaseAugmentation', court(speaker.court)),
    element('ecf:CaseAugmentation', null),
    element('ecf:CauseOfActionCode', 'EVICTION'),
    element('civil:ClassActionIndicator', false),
    element('civil:JuryDemandIndicator', false),
    element('civil:ReliefTypeCode', 'POSSESSION'),
  ]);

export const feesAnswer = (speaker: Speaker, cents: number): Markup =>
  document(
    'feesAnswer:FeesCalculationResponseMessage',
    [
      answer(speaker),
      element('feesAnswer:FeesCalculationAmount', dollarsOf(cents)),
      element('cac:AllowanceCharge', [
        element('cbc:ChargeIndicator', true),
        element('cbc:AllowanceChargeReason', 'Filing fee'),
        element('cbc:Amount', dollarsOf(cents), { currencyID: 'USD' }),
      ]),
    ],
    namespacesOf('feesAnswer', 'cac', 'cbc', ...ANSWER),
  );

export const statusAnswer = (speaker: Speaker, envelope: Envelope): Markup =>
  document(
    'statusAnswer:FilingStatusResponseMessage',
    [
      answer(speaker),
      suit(speaker, envelope),
      identification('nc:DocumentIdentification', envelope.number, THEIR_FILING),
      status(envelope),
    ],
    namespacesOf('statusAnswer', 'civil', ...ANSWER),
  );

export const listAnswer = (speaker: Speaker, envelopes: readonly Envelope[]): Markup =>
  document(
    'listAnswer:FilingListResponseMessage',
    [
      answer(speaker),
      envelopes.map((each) => element('listAnswer:MatchingFiling', [ids(each), status(each)])),
    ],
    namespacesOf('listAnswer', ...ANSWER),
  );

export const policyAnswer = (
  speaker: Speaker,
  {
    operations,
    codelists,
    updatedOn,
  }: { operations: readonly string[]; codelists: Readonly<Record<string, string>>; updatedOn: string },
): Markup =>
  document(
    'policyAnswer:CourtPolicyResponseMessage',
    [
      answer(speaker),
      identification('policyAnswer:PolicyVersionID', '4.01-stand-in'),
      day('policyAnswer:PolicyLastUpdateDate', updatedOn),
      element(
        'policyAnswer:RuntimePolicyParameters',
        Object.entries(codelists).map(([name, address]) =>
          element('policyAnswer:CourtCodelist', [
            element('policyAnswer:ECFElementName', name),
            day('policyAnswer:EffectiveDate', updatedOn),
            identification('policyAnswer:CourtCodelistURI', address),
          ]),
        ),
      ),
      element('policyAnswer:DevelopmentPolicyParameters', [
        element('policyAnswer:URLAttachmentSupportedIndicator', false),
        element('policyAnswer:AcceptDocumentsRequiringFeesIndicator', true),
        element('policyAnswer:AcceptConfidentialFilingsIndicator', false),
        element('policyAnswer:AcceptMultipleLeadDocumentsIndicator', false),
        element('policyAnswer:SupportedMessageProfileCode', 'WebServicesMessaging-2.0'),
        element('policyAnswer:SupportedSignatureProfileCode', 'NullDocumentSignature-1.0'),
        operations.map((each) => element('policyAnswer:SupportedOperationName', each)),
        element('policyAnswer:SupportedCaseType', 'Civil'),
        element('policyAnswer:FilingFeesMayBeApplicableIndicator', true),
        day('policyAnswer:EffectiveDate', updatedOn),
      ]),
    ],
    namespacesOf('policyAnswer', ...ANSWER),
  );

/** The message inside the one that the manager sends by itself once the clerk has looked. */
export const callbackMessage = (speaker: Speaker, envelope: Envelope): Markup =>
  document(
    'callback:ReviewFilingCallbackMessage',
    [
      ids(envelope),
      sentBy(speaker),
      suit(speaker, envelope),
      day('ecf:FilingCompletionDate', envelope.filedOn),
      status(envelope),
      reviewedDocument(),
    ],
    namespacesOf('callback', 'civil', ...ANSWER),
  );

const reviewedDocument = (): Markup =>
  element('ecf:ReviewedLeadDocument', [
    element('nc:DocumentTitleText', 'Petition'),
    element('ecf:DocumentMetadata', [
      element('j:RegisterActionDescriptionText', 'PETITION'),
      identification('ecf:FilingAttorneyID', '0'),
      identification('ecf:FilingPartyID', 'plaintiff'),
    ]),
    element(
      'ecf:DocumentRendition',
      element(
        'ecf:DocumentRenditionMetadata',
        element('ecf:DocumentAttachment', element('nc:BinaryDescriptionText', 'petition.pdf')),
      ),
    ),
  ]);

export const notification = (speaker: Speaker, envelope: Envelope): Markup =>
  document(
    'ports:NotifyFilingReviewCompleteRequestMessage',
    [sentBy(speaker), callbackMessage(speaker, envelope)],
    namespacesOf('ports', 'nc', 'ecf'),
  );

/** A list of codes, in genericode. */
export const codeList = (name: string, codes: Readonly<Record<string, string>>): Markup =>
  document(
    'gc:CodeList',
    [
      element('Identification', [
        element('ShortName', name),
        element('Version', '1'),
        element('CanonicalUri', `urn:stand-in:${name}`),
        element('CanonicalVersionUri', `urn:stand-in:${name}:1`),
      ]),
      element('ColumnSet', [
        ['code', 'name'].map((id) =>
          element('Column', [element('ShortName', id), element('Data', null, { Type: 'string' })], {
            Id: id,
            Use: 'required',
          }),
        ),
        element('Key', [element('ShortName', 'key'), element('ColumnRef', null, { Ref: 'code' })], {
          Id: 'key',
        }),
      ]),
      element(
        'SimpleCodeList',
        Object.entries(codes).map(([code, words]) =>
          element('Row', [
            element('Value', element('SimpleValue', code), { ColumnRef: 'code' }),
            element('Value', element('SimpleValue', words), { ColumnRef: 'name' }),
          ]),
        ),
      ),
    ],
    namespacesOf('gc'),
  );
