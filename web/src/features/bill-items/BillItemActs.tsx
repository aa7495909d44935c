import { billItems, billItemUsers, type BillItem } from '@writdesk/contract/bill-items/bill-items';
import { useState } from 'react';
import { ApiError, useAction } from '../../shared/api/index.ts';
import { SendDialog } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Dialog, type MenuItem, MoreMenu, toast } from '../../shared/ui/index.ts';
import { EditBillItemDialog } from './BillItemDialog.tsx';
import { messages } from './messages.ts';

type Act = 'edit' | 'delete' | 'deactivate' | 'reactivate';
export interface ChosenAct {
  act: Act;
  item: BillItem;
}

/** What may be done with an item, behind three dots. */
export function BillItemActs({ item, onAct }: { item: BillItem; onAct: (act: Act) => void }) {
  const t = useText(messages);
  const { can, status, title } = item;
  const entry = (key: Act, danger = false): MenuItem => ({
    key,
    label: t(key),
    danger,
    onSelect: () => onAct(key),
  });
  const items = [
    can.update && entry('edit'),
    can.deactivate && (status === 'active' ? entry('deactivate', true) : entry('reactivate')),
    can.delete && entry('delete', true),
  ];
  return <MoreMenu size="small" items={items} label={t('actsFor', { title })} />;
}

/** The dialog of a chosen action. */
export function BillItemActDialog({ act, item, onClose }: ChosenAct & { onClose: () => void }) {
  if (act === 'edit') return <EditBillItemDialog item={item} onClose={onClose} />;
  if (act === 'delete') return <DeleteDialog item={item} onClose={onClose} />;
  return <ActiveDialog item={item} isActive={act === 'reactivate'} onClose={onClose} />;
}

interface ActDialogProps {
  item: BillItem;
  onClose: () => void;
}

/** Deletes an item; where something has begun to use it, says what, and offers to deactivate it. */
function DeleteDialog({ item, onClose }: ActDialogProps) {
  const t = useText(messages);
  const { id, title } = item;
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const [isUsed, setUsed] = useState(false);
  const remove = useAction(billItems.remove, { quiet: true });
  const send = () => {
    remove
      .runAsync({ params: { id } })
      .then(() => {
        toast.success(title, { title: t('deleted') });
        onClose();
      })
      .catch((error: unknown) => error instanceof ApiError && setRefusal(error));
  };
  if (isUsed) return <ActiveDialog item={item} isActive={false} onClose={onClose} />;
  const users = billItemUsers.safeParse(refusal?.reply['users']).data;
  return (
    <Dialog
      open
      title={t('deleteTitle', { title })}
      keep={t('keepItem')}
      confirm={users ? { label: t('deactivate') } : { label: t('delete'), danger: true }}
      isRunning={remove.isRunning}
      onConfirm={users ? () => setUsed(true) : send}
      onClose={onClose}
    >
      {users ? (
        <div role="alert">
          <p>{t('inUse')}</p>
          {(users.charges > 0 || users.workflows.length > 0) && (
            <ul>
              {users.charges > 0 && <li>{t('charges', { count: users.charges })}</li>}
              {users.workflows.map(({ id: workflowId, name }) => (
                <li key={workflowId}>{t('workflow', { name })}</li>
              ))}
            </ul>
          )}
        </div>
      ) : (
        <p>{t('deleteText')}</p>
      )}
      {refusal && !users && (
        <p className="form-stale" role="alert">
          {refusal.message}
        </p>
      )}
    </Dialog>
  );
}

function ActiveDialog({ item, isActive, onClose }: ActDialogProps & { isActive: boolean }) {
  const t = useText(messages);
  const { id, title } = item;
  return (
    <SendDialog
      title={isActive ? `${t('reactivate')}: ${title}` : t('deactivateTitle', { title })}
      keep={t('keep')}
      confirm={{ label: t(isActive ? 'reactivate' : 'deactivate'), danger: !isActive }}
      route={billItems.update}
      parts={{ params: { id }, body: { active: isActive } }}
      said={() => ({ title: t(isActive ? 'reactivated' : 'deactivated'), text: title })}
      onClose={onClose}
    >
      {!isActive && <p>{t('deactivateText')}</p>}
    </SendDialog>
  );
}
