import type { AskedSignature } from '@writdesk/contract/signatures/signatures';
import { signatures } from '@writdesk/contract/signatures/signatures';
import { FilePen, FileQuestionMark } from 'lucide-react';
import type { Root } from 'react-dom/client';
import { ApiError } from '../../shared/api/api-error.ts';
import { call } from '../../shared/api/call.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { failureText } from '../../shared/ui/states/failure-text.ts';
import { PlainPage } from '../../shared/ui/page/PlainPage.tsx';
import { messages } from './messages.ts';
import { SignLinkPage } from './SignLinkPage.tsx';

/** Shows what a signing link asks for. Whoever has the link has the mail, so that nobody signs in here. */
export async function openSignLink(root: Root, code: string): Promise<void> {
  root.render(<Opening />);
  try {
    const asked: AskedSignature = await call(signatures.readLink, { body: { code }, quiet: true });
    root.render(<SignLinkPage asked={asked} code={code} />);
  } catch (error) {
    root.render(<Lost error={error} />);
  }
}

function Opening() {
  const t = useText(messages);
  return (
    <PlainPage icon={FilePen} title={t('opening')}>
      <p role="status">{t('openingText')}</p>
    </PlainPage>
  );
}

function Lost({ error }: { error: unknown }) {
  const t = useText(messages);
  const retry = { label: t('retry'), onClick: () => location.reload() };
  // A link that is used or withdrawn stays so; whatever else went wrong may go right the next time.
  const isForGood = error instanceof ApiError && error.code?.startsWith('signature_link') === true;
  return (
    <PlainPage icon={FileQuestionMark} title={t('lost')} actions={isForGood ? [] : [retry]}>
      <p role="alert">{error instanceof ApiError ? failureText(error) : String(error)}</p>
    </PlainPage>
  );
}
