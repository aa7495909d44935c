import { onlinePayments } from '@writdesk/contract/online-payments/online-payments';
import { practiceBank } from '@writdesk/contract/practice-bank/practice-bank';
import { Hourglass, ReceiptText, Unplug } from 'lucide-react';
import type { Root } from 'react-dom/client';
import { ApiError } from '../../shared/api/api-error.ts';
import { call } from '../../shared/api/call.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { PlainPage } from '../../shared/ui/page/PlainPage.tsx';
import { PaidByLinkPage } from './PaidByLinkPage.tsx';
import { PayLinkPage } from './PayLinkPage.tsx';
import { PracticeBankPage } from './PracticeBankPage.tsx';
import { publicMessages } from './public-messages.ts';

const TOKEN = 'payLink';

/** A page that is opened without signing in. @param session of the practice bank; null for a payment link. */
export async function openPublicPage(root: Root, session: string | null): Promise<void> {
  root.render(<Opening />);
  try {
    if (session === null) await openLink(root);
    else {
      const found = await call(practiceBank.session, { params: { session }, quiet: true });
      root.render(<PracticeBankPage sessionId={session} session={found} />);
    }
  } catch (error) {
    const isEnded = error instanceof ApiError && error.status >= 400 && error.status < 500;
    root.render(<Problem isEnded={isEnded} />);
  }
}

/** What the link carries stays in this tab while the payer is at the provider, and never leaves the browser in an address. */
async function openLink(root: Root): Promise<void> {
  const given = location.hash.slice(1);
  if (given) sessionStorage.setItem(TOKEN, given);
  const token = given || (sessionStorage.getItem(TOKEN) ?? '');
  const id = given ? null : new URLSearchParams(location.search).get('paid');
  if (id !== null && token) {
    const attempt = await call(onlinePayments.attemptByLink, { body: { token, id }, quiet: true });
    root.render(<PaidByLinkPage token={token} id={id} attempt={attempt} />);
    return;
  }
  const linked = await call(onlinePayments.byLink, { body: { token }, quiet: true });
  root.render(<PayLinkPage token={token} linked={linked} />);
}

function Opening() {
  const t = useText(publicMessages);
  return (
    <PlainPage icon={ReceiptText} title={t('opening')}>
      <p role="status">{t('oneMoment')}</p>
    </PlainPage>
  );
}

function Problem({ isEnded }: { isEnded: boolean }) {
  const t = useText(publicMessages);
  const retry = { label: t('tryAgain'), onClick: () => location.reload() };
  return (
    <PlainPage
      icon={isEnded ? Hourglass : Unplug}
      title={t(isEnded ? 'linkEnded' : 'later')}
      actions={isEnded ? [] : [retry]}
    >
      <p role="alert">{t(isEnded ? 'linkEndedText' : 'laterText')}</p>
    </PlainPage>
  );
}
