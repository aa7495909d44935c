import { type DocketProposal, docketProposals } from '@writdesk/contract/docket-proposals/docket-proposals';
import { Button } from 'antd';
import { useAction } from '../../shared/api/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import './docket-lines.css';

/** Accept it, or set it aside; nothing where it is decided. */
export function LineActs({
  proposal: { id, status, version, kind, line },
  onAccept,
  onDone,
}: {
  proposal: DocketProposal;
  onAccept: () => void;
  onDone?: () => void;
}) {
  const t = useText(messages);
  const { holds } = usePerson();
  const aside = useAction(docketProposals.setAside);
  if (status !== 'OPEN' || !holds('rpa-bot-job.work')) return null;
  const setAside = () =>
    void aside.runAsync({ params: { id }, body: { version } }).then(
      () => {
        toast.success(line, { title: t('SET_ASIDE') });
        onDone?.();
      },
      () => undefined,
    );
  return (
    <span className="line-acts">
      {kind !== 'UNKNOWN' && (
        <Button size="small" type="primary" aria-label={t('acceptLine', { line })} onClick={onAccept}>
          {t('accept')}
        </Button>
      )}
      <Button size="small" aria-label={t('asideLine', { line })} loading={aside.isRunning} onClick={setAside}>
        {t('setAside')}
      </Button>
    </span>
  );
}
