import { onlinePayments, type PaymentConnection } from '@writdesk/contract/online-payments/online-payments';
import { Button } from 'antd';
import { useAction, useCall } from '../../shared/api/index.ts';
import { proseMoment } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Facts, Sheet, toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

/** Whether the firm takes payments online, and with which account; its administrator connects and disconnects it. */
export function Connection() {
  const t = useText(messages);
  const { data } = useCall(onlinePayments.connection, { quiet: true });
  const connect = useAction(onlinePayments.connect, {
    onDone: ({ continueUrl }) => {
      if (continueUrl !== null) location.assign(continueUrl);
      else toast.success(t('connected'));
    },
  });
  const disconnect = useAction(onlinePayments.disconnect, {
    onDone: () => toast.success(t('disconnected')),
  });
  if (!data) return null;
  const { provider, status, account, can } = data;
  return (
    <Sheet
      title={t('connection')}
      extra={
        <>
          {can.connect && (
            <Button type="primary" loading={connect.isRunning} onClick={() => connect.run({})}>
              {t(status === 'PENDING' ? 'goOn' : 'connect')}
            </Button>
          )}
          {can.disconnect && (
            <Button loading={disconnect.isRunning} onClick={() => disconnect.run({})}>
              {t('disconnect')}
            </Button>
          )}
        </>
      }
    >
      <p>{t(saying(data))}</p>
      {status === 'READY' && (
        <Facts
          columns={3}
          items={[
            { label: t('provider'), value: provider && t(provider) },
            { label: t('account'), value: account },
            {
              label: t('connectedBy'),
              value:
                data.connectedAt !== null &&
                t('connectedAt', { name: data.connectedByName ?? '', at: proseMoment(data.connectedAt) }),
            },
          ]}
        />
      )}
    </Sheet>
  );
}

function saying({ provider, status }: PaymentConnection) {
  if (provider === null) return 'manualText';
  if (status === 'READY') return 'connectedText';
  return status === 'PENDING' ? 'pendingText' : 'offText';
}
