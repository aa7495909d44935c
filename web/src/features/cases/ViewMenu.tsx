import { Button, Dropdown } from 'antd';
import { ChevronDown } from 'lucide-react';
import { todayIn } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import type { ListAddress } from '../../shared/table/index.ts';
import type { CaseListSearch } from './case-list-search.ts';
import { messages } from './messages.ts';
import { presentView, viewDays, viewKeys, type ViewKey } from './views.ts';

const words = {
  usual: 'viewUsual',
  twoWeeks: 'viewTwoWeeks',
  late: 'viewLate',
  fresh: 'viewNew',
} as const satisfies Record<ViewKey, string>;

/** The list as it is often wanted: days counted from today, so that a view stays true tomorrow. */
export function ViewMenu({ list }: { list: ListAddress<CaseListSearch> }) {
  const t = useText(messages);
  const today = todayIn();
  const present = presentView(list.search, today);
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: viewKeys.map((key) => ({ key, label: t(words[key]) })),
        selectable: true,
        selectedKeys: present ? [present] : [],
        onClick: ({ key }) => {
          const view = viewKeys.find((name) => name === key);
          if (view) list.set(viewDays(view, today));
        },
      }}
    >
      <Button type="text">
        {t('view', { name: t(present ? words[present] : 'viewOwn') })}
        <ChevronDown size={15} aria-hidden />
      </Button>
    </Dropdown>
  );
}
