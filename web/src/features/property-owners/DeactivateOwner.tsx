import { namedRef } from '@writdesk/contract/cases/case-values';
import type { PropertyOwnerDetails } from '@writdesk/contract/property-owners/property-owner-values';
import { propertyOwners } from '@writdesk/contract/property-owners/property-owners';
import { z } from 'zod';
import { useAction } from '../../shared/api/index.ts';
import { AskToDeactivate } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

const named = z.object({ properties: z.array(namedRef), total: z.int() });

/** Asks before an owner is deactivated; of one with active properties it names them. */
export function DeactivateOwner({ owner, onClose }: { owner: PropertyOwnerDetails; onClose: () => void }) {
  const t = useText(messages);
  const { id, name, version } = owner;
  const update = useAction(propertyOwners.update, { quiet: true });
  const run = async () => {
    const body = { ownerId: id, ownerDetails: { active: false }, version };
    await update.runAsync({ params: { id }, body });
    toast.success(t('deactivated', { name }));
    onClose();
  };
  return (
    <AskToDeactivate
      words={{
        title: t('deactivateAsk', { name }),
        text: t('deactivateText'),
        confirm: t('deactivate'),
        keep: t('keepOwner'),
        stopped: t('hasProperties'),
        andMore: (count) => t('andMore', { count }),
      }}
      isRunning={update.isRunning}
      run={run}
      stopsOf={(reply) => {
        const { data } = named.safeParse(reply);
        if (!data) return null;
        return { rows: data.properties.map((one) => ({ id: one.id, label: one.name })), total: data.total };
      }}
      to="/properties/$id"
      onClose={onClose}
    />
  );
}
