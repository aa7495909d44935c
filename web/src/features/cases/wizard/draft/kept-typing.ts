import { keptTyping } from '../../../../shared/autosave/index.ts';
import { changedFields, same } from './draft-changes.ts';
import type { DraftValues, Secret } from './draft-values.ts';
import { mergeStale } from './merge-stale.ts';

export const { typingPrefix, keepTyping, dropTyping, restoreTyping } = keptTyping<DraftValues>({
  prefix: 'writdesk.typing.3',
  changedFields,
  isSame: same,
  merge: mergeStale,
  withoutSecrets,
});

const hushed = ({ shown }: Secret): Secret => ({ shown, typed: '', removed: false });

function withoutSecrets(values: DraftValues): DraftValues {
  const tenants = values.tenants.map((tenant) => ({
    ...tenant,
    ssn: hushed(tenant.ssn),
    dateOfBirth: hushed(tenant.dateOfBirth),
  }));
  return { ...values, tenants };
}
