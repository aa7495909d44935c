import { describe } from 'vitest';
import { identityBench } from '../../../test/support/identity.ts';
import { accountsContract } from './accounts.contract.ts';

describe('accounts of the embedded provider', () => {
  accountsContract(async () => {
    const bench = await identityBench();
    const server = await bench.start();
    return {
      accounts: bench.accounts,
      place: {
        issuer: `${server.address}/realms/writdesk`,
        clientId: 'writdesk-web',
        redirectUri: `${server.address}/`,
      },
      close: () => bench.close(),
    };
  });
});
