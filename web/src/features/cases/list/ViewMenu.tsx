import { Button } from 'antd';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { todayIn } from '../../../shared/formats/dates.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import type { ListAddress } from '../../../shared/table/index.ts';
import { MenuButton } from '../../../shared/ui/index.ts';
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
  const name = t('view', { name: t(present ? words[present] : 'viewOwn') });
  return (
    <MenuButton
      label={name}
      items={viewKeys.map((key) => ({
        key,
        label: t(words[key]),
        chosen: key === present,
        onSelect: () => list.set(viewDays(key, today)),
      }))}
      renderButton={viewButton(name)}
    />
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
