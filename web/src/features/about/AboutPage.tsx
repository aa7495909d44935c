import { CircleHelp, FileText, ShieldCheck } from 'lucide-react';
import { useText } from '../../shared/i18n/translate.ts';
import { PlainPage } from '../../shared/ui/page/PlainPage.tsx';
import type { AboutName } from './about-address.ts';
import { messages } from './messages.ts';

const pages = {
  privacy: { icon: ShieldCheck, said: ['privacy1', 'privacy2', 'privacy3', 'privacy4'] },
  terms: { icon: FileText, said: ['terms1', 'terms2', 'terms3'] },
  help: { icon: CircleHelp, said: ['help1', 'help2', 'help3', 'help4'] },
} as const;

/** What everybody may know of the product before they sign in. */
export function AboutPage({ name }: { name: AboutName }) {
  const t = useText(messages);
  const { icon, said } = pages[name];
  return (
    <PlainPage
      icon={icon}
      title={t(name)}
      actions={[{ label: t('toApp'), onClick: () => location.assign('/') }]}
    >
      {said.map((key) => (
        <p key={key}>{t(key)}</p>
      ))}
    </PlainPage>
  );
}
