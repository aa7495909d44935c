import { trust } from '@writdesk/contract/trust/trust';
import { bind } from '../../platform/http/bind.ts';
import { depositTrust, identifyDeposit } from './deposit-trust.ts';
import { getTrustStatement, listBalances, listEarned, listRegister } from './read-trust.ts';
import { reverseTrust } from './reverse-trust.ts';
import { transferTrust } from './transfer-trust.ts';
import { approveTrustCheck, requestTrustCheck } from './trust-checks.ts';

export const trustRoutes = [
  bind(trust.balances, listBalances),
  bind(trust.register, listRegister),
  bind(trust.earned, listEarned),
  bind(trust.deposit, depositTrust),
  bind(trust.identify, identifyDeposit),
  bind(trust.requestCheck, requestTrustCheck),
  bind(trust.approveCheck, approveTrustCheck),
  bind(trust.transfer, transferTrust),
  bind(trust.reverse, reverseTrust),
  bind(trust.statement, getTrustStatement),
];
