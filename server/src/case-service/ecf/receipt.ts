import { document, element, type Markup } from '../../platform/soap/index.ts';
import { courtOf, identification, type Sender, sentBy } from './parts.ts';
import { namespacesOf, OUR_MESSAGE, THEIR_FILING } from './vocabulary.ts';

interface Receipt {
  court: string;
  /** What the other side calls its message or filing. */
  number: string;
  reference?: string | null;
  /** Zero where it was taken. */
  error?: { code: string; text: string };
}

/** What is answered to a message that was taken, or refused. */
export const receiptMessage = (
  sender: Pick<Sender, 'address'>,
  { court, number, reference = null, error = { code: '0', text: 'No error' } }: Receipt,
): Markup =>
  document(
    'receipt:MessageReceiptMessage',
    [
      identification('nc:DocumentIdentification', number, THEIR_FILING),
      reference === null ? null : identification('nc:DocumentIdentification', reference, OUR_MESSAGE),
      sentBy(sender),
      courtOf(court),
      element('ecf:Error', [element('ecf:ErrorCode', error.code), element('ecf:ErrorText', error.text)]),
    ],
    namespacesOf('receipt', 'nc', 'j', 'ecf'),
  );
