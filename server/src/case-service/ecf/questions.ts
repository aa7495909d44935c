import { document, element, type Markup } from '../../platform/soap/index.ts';
import { coreFilingMessage, type Filing } from './core-filing.ts';
import { askedBy, entityOf, identification, type Sender } from './parts.ts';
import { namespacesOf, THEIR_FILING } from './vocabulary.ts';

const QUESTION = ['nc', 'j', 'ecf'] as const;

/** What the manager asks for a filing, before it is filed. */
export const feesQuestion = (sender: Sender, filing: Filing): Markup =>
  document(
    'fees:FeesCalculationQueryMessage',
    [askedBy(sender, filing.codes.court), coreFilingMessage(sender, filing)],
    namespacesOf('fees', ...QUESTION),
  );

/** What has become of a filing. */
export const statusQuestion = (sender: Sender, court: string, number: string): Markup =>
  document(
    'status:FilingStatusQueryMessage',
    [askedBy(sender, court), identification('nc:DocumentIdentification', number, THEIR_FILING)],
    namespacesOf('status', ...QUESTION),
  );

/** What we have filed at a court from one day to another. */
export const listQuestion = (
  sender: Sender,
  court: string,
  { from, until }: { from: string; until: string },
): Markup =>
  document(
    'list:FilingListQueryMessage',
    [
      askedBy(sender, court),
      element('nc:DocumentSubmitter', entityOf({ kind: 'ORGANIZATION', name: sender.name })),
      element('nc:DateRange', [
        element('nc:StartDate', element('nc:Date', from)),
        element('nc:EndDate', element('nc:Date', until)),
      ]),
    ],
    namespacesOf('list', ...QUESTION),
  );

/** What a court takes, and where its codes stand. */
export const policyQuestion = (sender: Sender, court: string): Markup =>
  document('policy:CourtPolicyQueryMessage', askedBy(sender, court), namespacesOf('policy', ...QUESTION));
