import type { DocketProposal } from '@writdesk/contract/docket-proposals/docket-proposals';
import { Link } from '@tanstack/react-router';
import { recordDay } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Dialog, Facts } from '../../shared/ui/index.ts';
import { LineActs } from './LineActs.tsx';
import { messages } from './messages.ts';

interface LineSheetProps {
  proposal: DocketProposal;
  onAccept: () => void;
  onClose: () => void;
}

/** A line with what the robot saw, and what may be done about it; on a phone the only way to decide. */
export default function LineSheet({ proposal, onAccept, onClose }: LineSheetProps) {
  const t = useText(messages);
  const { line, lineOn, kind, confidence, status, decidedBy, case: of, pictureUrl, pageUrl } = proposal;
  const seen = pictureUrl ?? pageUrl;
  return (
    <Dialog open title={t('theLine')} keep={t('close')} width={520} onConfirm={onClose} onClose={onClose}>
      <Facts
        columns={2}
        items={[
          { label: t('line'), value: <strong>{line}</strong>, wide: true },
          { label: t('day'), value: lineOn && recordDay(lineOn) },
          {
            label: t('kind'),
            value: kind === 'UNKNOWN' ? t(kind) : `${t(kind)}, ${t('sure', { confidence })}`,
          },
          {
            label: t('case'),
            value: (
              <Link to="/cases/$id" params={{ id: of.id }}>
                {of.title}
              </Link>
            ),
            wide: true,
          },
          { label: t('status'), value: decidedBy ? `${t(status)}, ${decidedBy}` : t(status) },
          {
            label: t('seen'),
            value: seen && (
              <a href={seen} target="_blank" rel="noreferrer">
                {t(pictureUrl ? 'picture' : 'page')}
              </a>
            ),
          },
        ]}
      />
      <LineActs proposal={proposal} onAccept={onAccept} onDone={onClose} />
    </Dialog>
  );
}
