import { useText } from '../../../shared/i18n/translate.ts';
import { todayIn } from '../../../shared/formats/dates.ts';
import { type ListAddress, SavedViewMenu } from '../../../shared/table/index.ts';
import type { CaseListSearch } from './case-list-search.ts';
import { messages } from './messages.ts';
import { presentView, viewDays, viewKeys, type ViewKey } from './views.ts';

const words = {
  usual: 'viewUsual',
  twoWeeks: 'viewTwoWeeks',
  late: 'viewLate',
  fresh: 'viewNew',
} as const satisfies Record<ViewKey, string>;

/** The list as it is often wanted: days counted from today, and what people saved for themselves or their organization. */
export function ViewMenu({ list }: { list: ListAddress<CaseListSearch> }) {
  const t = useText(messages);
  const today = todayIn();
  const present = presentView(list.search, today);
  return (
    <SavedViewMenu
      of="cases"
      list={list}
      given={viewKeys.map((key) => ({
        key,
        label: t(words[key]),
        chosen: key === present,
        onSelect: () => list.set(viewDays(key, today)),
      }))}
    />
  );
}
