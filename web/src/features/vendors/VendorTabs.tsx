import { useText } from '../../shared/i18n/translate.ts';
import { TabLinks } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

const places = { vendors: '/vendors', totals: '/vendors/1099' } as const;

/** The register of vendors, and what is reported of their payments. */
export function VendorTabs({ active }: { active: keyof typeof places }) {
  const t = useText(messages);
  return (
    <TabLinks
      label={t('parts')}
      active={active}
      items={(['vendors', 'totals'] as const).map((part) => ({
        key: part,
        label: t(part),
        to: places[part],
      }))}
    />
  );
}
