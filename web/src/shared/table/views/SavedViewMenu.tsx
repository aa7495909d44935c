import { savedViews, type SavedView } from '@writdesk/contract/saved-views/saved-views';
import type { ViewedList } from '@writdesk/contract/saved-views/viewed-lists';
import { Button } from 'antd';
import { Bookmark, ChevronDown, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState, type ComponentProps } from 'react';
import { useAction, useCall } from '../../api/index.ts';
import { useText } from '../../i18n/translate.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { MenuButton, type MenuItem } from '../../ui/overlay/MenuButton.tsx';
import { usePhone } from '../../ui/page/use-media.ts';
import { toast } from '../../ui/toast/toast.ts';
import type { ListAddress, ListSearch } from '../use-list-search.ts';
import { messages } from './messages.ts';

// A form weighs more than the menu; it comes when somebody saves.
const SaveViewDialog = lazy(() => import('./SaveViewDialog.tsx'));

interface SavedViewMenuProps {
  of: ViewedList;
  list: Pick<ListAddress<ListSearch>, 'view'>;
  /** Views that the list has by itself, above the saved ones; the usual one when absent. */
  given?: readonly MenuItem[];
}

/** A list as it is often wanted: what it has by itself, and what people saved for themselves or their organization. */
export function SavedViewMenu({ of, list: { view }, given }: SavedViewMenuProps) {
  const t = useText(messages);
  const [dialog, setDialog] = useState<'save' | SavedView | null>(null);
  const saved = useCall(savedViews.list, { query: { list: of }, quiet: true }).data?.views ?? [];
  const { text } = view;
  const own = text === '' ? undefined : saved.find(({ search }) => search === text);
  const usual = { key: 'usual', label: t('viewUsual'), chosen: text === '', onSelect: () => view.show('') };
  const first = given ?? [usual];
  const name = t('view', { name: own?.name ?? first.find(({ chosen }) => chosen)?.label ?? t('viewOwn') });
  return (
    <>
      <MenuButton
        label={name}
        items={[
          ...first.map((item) => ({ ...item, chosen: !own && item.chosen === true })),
          ...saved.map((one) => ({
            key: one.id,
            label: one.isOwn ? one.name : t('viewOfColleague', { name: one.name, owner: one.owner.name }),
            chosen: one.id === own?.id,
            onSelect: () => view.show(one.search),
          })),
          {
            key: 'save',
            label: t('saveViewAs'),
            icon: <Bookmark size={16} aria-hidden />,
            disabled: text === '',
            onSelect: () => setDialog('save'),
          },
          ...(own?.mayRemove
            ? [
                {
                  key: 'delete',
                  label: t('deleteView', { name: own.name }),
                  icon: <Trash2 size={16} aria-hidden />,
                  danger: true,
                  onSelect: () => setDialog(own),
                },
              ]
            : []),
        ]}
        renderButton={viewButton(name, usePhone())}
      />
      {dialog === 'save' && (
        <Suspense>
          <SaveViewDialog of={of} search={text} onClose={() => setDialog(null)} />
        </Suspense>
      )}
      {dialog !== null && dialog !== 'save' && (
        <DeleteViewDialog view={dialog} onClose={() => setDialog(null)} />
      )}
    </>
  );
}

function viewButton(name: string, isPhone: boolean): ComponentProps<typeof MenuButton>['renderButton'] {
  if (isPhone)
    return (props) => (
      <Button {...props} type="text" aria-label={name} icon={<Bookmark size={18} aria-hidden />} />
    );
  return (props) => (
    <Button {...props} type="text">
      {name}
      <ChevronDown size={15} aria-hidden />
    </Button>
  );
}

function DeleteViewDialog({
  view: { id, name, isShared },
  onClose,
}: {
  view: SavedView;
  onClose: () => void;
}) {
  const t = useText(messages);
  const remove = useAction(savedViews.remove, {
    onDone: () => {
      toast.success(name, { title: t('viewDeleted') });
      onClose();
    },
  });
  return (
    <Dialog
      open
      title={t('deleteViewTitle', { name })}
      keep={t('keepView')}
      confirm={{ label: t('deleteViewAct'), danger: true }}
      isRunning={remove.isRunning}
      onConfirm={() => remove.run({ params: { id } })}
      onClose={onClose}
    >
      <p>{t(isShared ? 'deleteSharedText' : 'deleteViewText')}</p>
    </Dialog>
  );
}
