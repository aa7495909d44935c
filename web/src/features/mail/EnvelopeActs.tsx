import type { EnvelopePaper } from '@writdesk/contract/stamps/envelope-values';
import { type Envelope, stamps } from '@writdesk/contract/stamps/stamps';
import { useAction } from '../../shared/api/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { MoreMenu, toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

type EnvelopeAct = 'details' | 'void' | 'recordScan';
export interface ChosenAct {
  act: EnvelopeAct;
  envelope: Envelope;
}

/** What may be done with an envelope, behind three dots. */
export function EnvelopeActs({ envelope, onAct }: { envelope: Envelope; onAct: (act: EnvelopeAct) => void }) {
  const t = useText(messages);
  const printing = useAction(stamps.printEnvelope);
  const { can, id, to, mailClass } = envelope;
  const print = (paper: EnvelopePaper) => () =>
    void printing.runAsync({ params: { id }, query: { paper } }).then(
      ({ url }) => {
        window.open(url, '_blank', 'noopener');
        toast.success(to.name, { title: t(paper === 'FORMS' ? 'formsMade' : 'printed') });
      },
      () => undefined,
    );
  const items = [
    { key: 'details', label: t('details'), onSelect: () => onAct('details') },
    can.print && { key: 'print', label: t('print'), onSelect: print('NO_10') },
    can.print && { key: 'printLarge', label: t('printLarge'), onSelect: print('SIX_BY_NINE') },
    can.print &&
      mailClass === 'CERTIFIED' && { key: 'printForms', label: t('printForms'), onSelect: print('FORMS') },
    can.recordScan && { key: 'scan', label: t('recordScan'), onSelect: () => onAct('recordScan') },
    can.void && { key: 'void', label: t('void'), danger: true, onSelect: () => onAct('void') },
  ];
  return <MoreMenu size="small" items={items} label={t('actsFor', { name: to.name })} />;
}
