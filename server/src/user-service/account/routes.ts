import { account } from '@writdesk/contract/account/account';
import { bind } from '../../platform/http/bind.ts';
import { beginPasskey } from './begin-passkey.ts';
import { beginProof } from './begin-proof.ts';
import { beginTotp, confirmTotp, removeTotp } from './change-totp.ts';
import { changePassword } from './change-password.ts';
import { confirmPasskey } from './confirm-passkey.ts';
import { endSession } from './end-session.ts';
import { endSessions } from './end-sessions.ts';
import { getSecurity } from './get-security.ts';
import { getTypingKeys } from './get-typing-keys.ts';
import { removePasskey } from './remove-passkey.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';

export const accountRoutes = [
  bind(account.security, getSecurity),
  bind(account.typingKeys, getTypingKeys),
  bind(account.changePassword, changePassword),
  bind(account.beginTotp, beginTotp),
  bind(account.confirmTotp, confirmTotp),
  bind(account.removeTotp, removeTotp),
  bind(account.renewRecoveryCodes, renewRecoveryCodes),
  bind(account.beginPasskey, beginPasskey),
  bind(account.confirmPasskey, confirmPasskey),
  bind(account.removePasskey, removePasskey),
  bind(account.beginProof, beginProof),
  bind(account.endSession, endSession),
  bind(account.endSessions, endSessions),
];
