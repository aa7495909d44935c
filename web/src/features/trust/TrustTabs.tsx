import { useText } from '../../shared/i18n/translate.ts';
import { TabLinks } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

export const trustParts = ['register', 'balances', 'statement', 'reconciliations', 'earned'] as const;
export type TrustPart = (typeof trustParts)[number];
const places = {
  register: '/trust',
  balances: '/trust/balances',
  statement: '/trust/statement',
  reconciliations: '/trust/reconciliations',
  earned: '/trust/earned',
} as const;

/** The lists of the trust accounts. */
export function TrustTabs({ active }: { active: TrustPart }) {
  const t = useText(messages);
  return (
    <TabLinks
      label={t('trust')}
      active={active}
      items={trustParts.map((part) => ({ key: part, label: t(part), to: places[part] }))}
    />
  );
}
