import { type ProcessServer, processServers } from '@writdesk/contract/process-servers/process-servers';
import { useParams } from '@tanstack/react-router';
import { Button } from 'antd';
import { useState } from 'react';
import { useCall } from '../../shared/api/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { Facts, LoadedPage, PageHead, RecordPage, Sheet } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { ProcessServerDialog } from './ProcessServerDialog.tsx';

/** One process server of the firm: how to reach them, and what to know about them. */
export default function ProcessServerPage() {
  const t = useText(messages);
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const query = useCall(processServers.details, { params: { id }, quiet: true });
  return (
    <LoadedPage query={query} what={t('theProcessServer')}>
      {(server) => <Server server={server} />}
    </LoadedPage>
  );
}

function Server({ server }: { server: ProcessServer }) {
  const t = useText(messages);
  const { holds } = usePerson();
  const [isEditing, setEditing] = useState(false);
  const edit = holds('process-server.save') && (
    <Button size="small" onClick={() => setEditing(true)}>
      {t('edit')}
    </Button>
  );
  return (
    <RecordPage
      head={
        <PageHead
          title={server.name}
          breadcrumb={[{ label: t('processServers'), to: '/process-servers' }]}
          phone={{ backTo: '/process-servers', title: server.name }}
        />
      }
    >
      <Sheet title={t('details')} extra={edit}>
        <Facts
          columns={2}
          items={[
            { label: t('phone'), value: server.phone, missing: t('notKnown') },
            { label: t('email'), value: server.email, missing: t('notKnown') },
            { label: t('note'), value: server.note, missing: t('notKnown') },
          ]}
        />
      </Sheet>
      {isEditing && <ProcessServerDialog server={server} onClose={() => setEditing(false)} />}
    </RecordPage>
  );
}
