import { evictionReasonCodes } from '@writdesk/contract/eviction-reasons/eviction-reason-codes';
import type { PackDetails } from '@writdesk/contract/rule-packs/rule-packs';
import type { ReactNode } from 'react';
import { useLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Facts, Sheet } from '../../shared/ui/index.ts';
import { noticeLabel, reasonLabel } from '../../labels/case/eviction-words.ts';
import { termNames } from './head-values.ts';
import { messages } from './messages.ts';

/** A version's words of the state, and the notice that each reason asks for. */
export function Head({ pack, extra }: { pack: PackDetails; extra?: ReactNode }) {
  const t = useText(messages);
  const locale = useLocale();
  const { terms, usualNotice } = pack;
  const reasons = evictionReasonCodes.filter((reason) => usualNotice[reason]);
  if (!terms && reasons.length === 0 && !extra) return null;
  return (
    <>
      <Sheet title={t('terms')} extra={extra}>
        <Facts
          columns={3}
          items={termNames.map((name) => ({ label: t(name), value: terms?.[name], missing: t('noTerm') }))}
        />
      </Sheet>
      {reasons.length > 0 && (
        <Sheet title={t('field_usualNotice')}>
          <Facts
            columns={3}
            items={reasons.map((reason) => {
              const type = usualNotice[reason];
              return { label: reasonLabel(reason, locale), value: type && noticeLabel(type, locale) };
            })}
          />
        </Sheet>
      )}
    </>
  );
}
