import { savedViews, type SavedView } from '@writdesk/contract/saved-views/saved-views';
import { Button } from 'antd';
import { Bookmark, ChevronDown, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState, type ComponentProps } from 'react';
import { useAction, useCall } from '../../../shared/api/index.ts';
import { todayIn } from '../../../shared/formats/dates.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import type { ListAddress } from '../../../shared/table/index.ts';
import { Dialog, MenuButton, toast } from '../../../shared/ui/index.ts';
import type { CaseListSearch } from './case-list-search.ts';
import { messages } from './messages.ts';
import { viewSearch, viewText } from './view-text.ts';
import { presentView, viewDays, viewKeys, type ViewKey } from './views.ts';

// A form weighs more than the menu; it comes when somebody saves.
const SaveViewDialog = lazy(() => import('./SaveViewDialog.tsx'));

const words = {
  usual: 'viewUsual',
  twoWeeks: 'viewTwoWeeks',
  late: 'viewLate',
  fresh: 'viewNew',
} as const satisfies Record<ViewKey, string>;

/** The list as it is often wanted: days counted from today, and what people saved for themselves or their organization. */
export function ViewMenu({ list }: { list: ListAddress<CaseListSearch> }) {
  const t = useText(messages);
  const [dialog, setDialog] = useState<'save' | SavedView | null>(null);
  const saved = useCall(savedViews.list, { query: { list: 'cases' }, quiet: true }).data?.views ?? [];
  const today = todayIn();
  const text = viewText(list.search);
  const own = text === '' ? undefined : saved.find(({ search }) => search === text);
  const present = own ? null : presentView(list.search, today);
  const name = t('view', { name: own?.name ?? t(present ? words[present] : 'viewOwn') });
  return (
    <>
      <MenuButton
        label={name}
        items={[
          ...viewKeys.map((key) => ({
            key,
            label: t(words[key]),
            chosen: key === present,
            onSelect: () => list.set(viewDays(key, today)),
          })),
          ...saved.map((view) => ({
            key: view.id,
            label: view.isOwn ? view.name : t('viewOfColleague', { name: view.name, owner: view.owner.name }),
            chosen: view.id === own?.id,
            onSelect: () => list.set(viewSearch(view.search)),
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
        renderButton={viewButton(name)}
      />
      {dialog === 'save' && (
        <Suspense>
          <SaveViewDialog search={text} onClose={() => setDialog(null)} />
        </Suspense>
      )}
      {dialog !== null && dialog !== 'save' && (
        <DeleteViewDialog view={dialog} onClose={() => setDialog(null)} />
      )}
    </>
  );
}

function viewButton(name: string): ComponentProps<typeof MenuButton>['renderButton'] {
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
