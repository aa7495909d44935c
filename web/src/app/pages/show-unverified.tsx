import { userInfo } from '@writdesk/contract/account/current-user';
import type { Root } from 'react-dom/client';
import { call } from '../../shared/api/call.ts';
import { UnverifiedAddress } from './UnverifiedAddress.tsx';

/** Shows the page to a person whose address changed while they were signed in; the server says nothing else. @returns whether it did. */
export async function showUnverified(root: Root): Promise<boolean> {
  const reply = await call(userInfo, { query: {}, quiet: true }).catch(() => null);
  if (reply?.user.isAddressProven !== false) return false;
  root.render(<UnverifiedAddress email={reply.user.email} />);
  return true;
}
