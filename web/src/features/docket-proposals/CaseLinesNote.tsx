import { docketProposals } from '@writdesk/contract/docket-proposals/docket-proposals';
import { BookOpenCheck } from 'lucide-react';
import { useCall } from '../../shared/api/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { ButtonLink, Note } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

/** New lines on the docket of a case that nobody has decided about. */
export default function CaseLinesNote({ caseId }: { caseId: string }) {
  const t = useText(messages);
  const { data } = useCall(docketProposals.list, { query: { caseId, status: 'OPEN' }, quiet: true });
  const [first] = data?.proposals ?? [];
  if (!data || !first) return null;
  return (
    <Note
      tone="hold"
      icon={BookOpenCheck}
      action={
        <ButtonLink to="/docket-lines" search={{ caseId, status: 'OPEN' }}>
          {t('decide')}
        </ButtonLink>
      }
    >
      <p>{t('linesOnCase', { count: data.total, line: first.line })}</p>
    </Note>
  );
}
