import { cases } from '@writdesk/contract/cases/cases';
import { dismissReasons, type DismissReason } from '@writdesk/contract/cases/case-reasons';
import type { RouteReply } from '@writdesk/contract/route';
import { useState } from 'react';
import { useAction } from '../../../shared/api/hooks.ts';
import { Question, RadioBoxes, TextInput } from '../../../shared/form/index.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { usePerson } from '../../../shared/person/index.ts';
import { Dialog } from '../../../shared/ui/index.ts';
import { actLabel } from '../../../labels/case/act-labels.ts';
import type { BulkAct, BulkOffer } from './bulk-acts.ts';
import { messages } from './messages.ts';

export type BulkResults = RouteReply<typeof cases.bulk>['results'];

interface BulkDialogProps {
  /** Null while nothing is asked. */
  offer: BulkOffer | null;
  /** How many are selected, to say how many are left out. */
  selected: number;
  onDone: (offer: BulkOffer, results: BulkResults) => void;
  onClose: () => void;
}

const titles = {
  submit: 'submitTitle',
  'initial-check': 'checkTitle',
  review: 'reviewTitle',
  'send-for-filing': 'filingTitle',
  'dismiss-case': 'dismissTitle',
} as const;
const texts = {
  submit: 'submitText',
  'initial-check': 'checkText',
  review: 'reviewText',
  'send-for-filing': 'filingText',
  'dismiss-case': 'dismissText',
} as const;
const reasonWords = {
  PAID: 'paid',
  VACATED: 'vacated',
  SETTLED: 'settled',
  ERROR: 'error',
  OTHER: 'other',
} as const;

/** Asks before one action is done to many cases, and does it. */
export function BulkDialog({ offer, selected, onDone, onClose }: BulkDialogProps) {
  const t = useText(messages);
  const { isClient, name } = usePerson();
  const [attestedBy, setAttestedBy] = useState(name);
  const [attestMissing, setAttestMissing] = useState(false);
  const [dismissReason, setDismissReason] = useState<DismissReason>('PAID');
  const bulk = useAction(cases.bulk, {});
  const act: BulkAct = offer?.act ?? 'review';
  const count = offer?.rows.length ?? 0;
  const confirm = async (comment: string) => {
    if (!offer) return;
    const lacking = act === 'submit' && attestedBy.trim() === '';
    setAttestMissing(lacking);
    if (lacking) return;
    const data = { submit: { attestedBy: attestedBy.trim() }, 'dismiss-case': { comment, dismissReason } };
    const body = {
      caseIds: offer.rows.map(({ id }) => id),
      data: act in data ? data[act as keyof typeof data] : {},
    };
    // A refusal of the whole has shown its toast; the question stays open.
    const reply = await bulk.runAsync({ params: { action: act }, body }).catch(() => null);
    if (reply) onDone(offer, reply.results);
  };
  const words =
    act === 'dismiss-case' ? t('dismissConfirm', { count }) : actLabel(act, { isClient, status: 'INTAKE' });
  const attested = { id: 'bulk-attested-by', error: attestMissing ? t('attestMissing') : undefined };
  return (
    <Dialog
      open={offer !== null}
      title={t(titles[act], { count })}
      comment={act === 'dismiss-case' ? { label: t(isClient ? 'why' : 'whyRead') } : undefined}
      confirm={{ label: words, danger: act === 'dismiss-case' }}
      keep={t('keepThem', { count })}
      isRunning={bulk.isRunning}
      onConfirm={(comment) => void confirm(comment)}
      onClose={onClose}
    >
      <p>{t(act === 'dismiss-case' && isClient ? 'dismissClient' : texts[act])}</p>
      {selected > count && <p className="bulk-left-out">{t('leavesOut', { count: selected - count })}</p>}
      {act === 'submit' && (
        <div className="bulk-field">
          <Question label={t('attestedBy')} field={attested}>
            <TextInput {...attested} value={attestedBy} onChange={setAttestedBy} />
          </Question>
        </div>
      )}
      {act === 'dismiss-case' && (
        <div className="bulk-field">
          <Question label={t('dismissReason')} field={{ id: 'bulk-reason' }} group>
            <RadioBoxes
              id="bulk-reason"
              value={dismissReason}
              onChange={setDismissReason}
              options={dismissReasons.map((value) => ({ value, label: t(reasonWords[value]) }))}
            />
          </Question>
        </div>
      )}
    </Dialog>
  );
}
