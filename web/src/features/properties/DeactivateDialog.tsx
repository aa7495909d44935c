import { properties } from '@writdesk/contract/properties/properties';
import { caseOfProperty, type PropertyDetails } from '@writdesk/contract/properties/property-values';
import { useNavigate } from '@tanstack/react-router';
import { z } from 'zod';
import { useAction } from '../../shared/api/index.ts';
import { AskToDeactivate } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

const named = z.object({ cases: z.array(caseOfProperty), total: z.int() });

/** Asks before a property is deactivated; of one with open cases it names them. */
export function DeactivateDialog({ property, onClose }: { property: PropertyDetails; onClose: () => void }) {
  const t = useText(messages);
  const navigate = useNavigate();
  const { isClient } = usePerson();
  const { id, name, version, status } = property;
  const isDraft = status === 'DRAFT';
  const act = useAction(properties.deactivate, { quiet: true });
  const run = async (reason: string) => {
    const { deleted } = await act.runAsync({ params: { id }, body: { version, reason: reason || null } });
    toast.success(deleted ? t('deleted') : t('deactivated', { name }));
    onClose();
    if (deleted) void navigate({ to: '/properties' });
  };
  return (
    <AskToDeactivate
      words={{
        title: t('deactivateAsk', { name: name || t('untitled') }),
        text: t(isDraft ? 'deleteDraftText' : 'deactivateText'),
        confirm: t('deactivate'),
        keep: t('keepProperty'),
        stopped: t('hasCases'),
        andMore: (count) => t('andMore', { count }),
      }}
      {...(!isDraft && { comment: { label: t('deactivateWhy'), optional: isClient } })}
      isRunning={act.isRunning}
      run={run}
      stopsOf={(reply) => {
        const { data } = named.safeParse(reply);
        if (!data) return null;
        return { rows: data.cases.map((one) => ({ id: one.id, label: one.title })), total: data.total };
      }}
      to="/cases/$id"
      onClose={onClose}
    />
  );
}
