import { type Accounts, AccountsElsewhereError } from '../../platform/accounts.ts';

/**
 * Stands for a provider that only its own administrators manage. Roles are read from our own records then, and whoever is
 * deactivated there is refused here, so those calls have nothing to do.
 */
export const accountsElsewhere: Accounts = {
  kind: 'elsewhere',
  async createAccount() {
    throw new AccountsElsewhereError('Accounts are made by the administrators of your sign-in service.');
  },
  async findByUsername() {
    return undefined;
  },
  async findById() {
    return undefined;
  },
  async setRoles() {},
  async updateProfile() {},
  async handOver() {
    return undefined;
  },
  async reopen() {
    return undefined;
  },
  async renew({ accountId }) {
    return accountId;
  },
  async forceReset() {
    throw new AccountsElsewhereError('Passwords are kept by your sign-in service.');
  },
  async removeFactors() {
    throw new AccountsElsewhereError('Second factors are kept by your sign-in service.');
  },
  async setPassword() {
    throw new AccountsElsewhereError('Passwords are kept by your sign-in service.');
  },
  async disable() {},
  async enable() {},
  async listSessions() {
    return [];
  },
  async endSession() {
    return false;
  },
  async endSessions() {},
};
