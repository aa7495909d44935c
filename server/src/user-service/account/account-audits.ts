import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

const onAccount = auditOf('users', 'account');
const passkey = { passkeyId: z.string(), name: z.string() };

export const accountAudits = {
  beginTotp: onAccount('account.begin-totp'),
  addTotp: onAccount('account.add-totp'),
  removeTotp: onAccount('account.remove-totp'),
  beginProof: onAccount('account.begin-proof'),
  beginPasskey: onAccount('account.begin-passkey'),
  addPasskey: onAccount('account.add-passkey', passkey),
  removePasskey: onAccount('account.remove-passkey', passkey),
  renewRecoveryCodes: onAccount('account.renew-recovery-codes'),
  endSession: onAccount('account.end-session', { startedAt: z.string(), address: z.string().nullable() }),
  endSessions: onAccount('account.end-sessions', { which: z.string() }),
};
