import { userInfo } from '@writdesk/contract/account/current-user';
import type { Root } from 'react-dom/client';
import { call } from '../../shared/api/call.ts';
import { UnprovenAddress } from './UnprovenAddress.tsx';

/** Shows the page to whom the server says nothing else: he came by an invite, and hasn't accepted it. @returns whether it did. */
export async function showUnproven(root: Root): Promise<boolean> {
  const reply = await call(userInfo, { query: {}, quiet: true }).catch(() => null);
  if (reply?.user.isAddressProven !== false) return false;
  root.render(<UnprovenAddress />);
  return true;
}
