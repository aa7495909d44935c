import { shownArticleNumber } from '@writdesk/contract/stamps/article-number';
import { type ScanKind, scanKinds } from '@writdesk/contract/stamps/envelope-values';
import { type Envelope, type PrintedAddress, stamps } from '@writdesk/contract/stamps/stamps';
import { Link } from '@tanstack/react-router';
import {
  DateInput,
  Question,
  RadioBoxes,
  RecordDialog,
  TextInput,
  useBodyForm,
  useSubmit,
  SendDialog,
} from '../../shared/form/index.ts';
import { recordMoment, todayIn } from '../../shared/formats/dates.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Dialog, Facts, Status } from '../../shared/ui/index.ts';
import { envelopeLook } from './envelope-look.ts';
import type { ChosenAct } from './EnvelopeActs.tsx';
import { messages } from './messages.ts';

interface DialogProps {
  envelope: Envelope;
  onClose: () => void;
}

/** The dialog of a chosen action. */
export default function EnvelopeDialogs({ act, ...props }: ChosenAct & { onClose: () => void }) {
  if (act === 'void') return <VoidDialog {...props} />;
  if (act === 'recordScan') return <ScanDialog {...props} />;
  return <DetailsDialog {...props} />;
}

function DetailsDialog({ envelope, onClose }: DialogProps) {
  const t = useText(messages);
  const { status, mailClass, returnReceipt, trackingNo, costCents, carrier, cases, scans, failure } =
    envelope;
  return (
    <Dialog open title={envelope.to.name} keep={t('close')} onConfirm={onClose} onClose={onClose}>
      <Facts
        items={[
          { label: t('status'), value: <Status of={envelopeLook[status]} /> },
          ...(failure ? [{ label: t('notBought'), value: failure }] : []),
          ...(status === 'UNKNOWN' ? [{ label: t('UNKNOWN'), value: t('unknownNote') }] : []),
          { label: t('to'), value: linesOf(envelope.to) },
          { label: t('from'), value: linesOf(envelope.from) },
          {
            label: t('mailClass'),
            value: [t(mailClass), ...(mailClass === 'CERTIFIED' ? [t(returnReceipt)] : [])].join(', '),
          },
          ...(trackingNo ? [{ label: t('trackingNo'), value: shownArticleNumber(trackingNo) }] : []),
          ...(costCents === null ? [] : [{ label: t('cost'), value: formatMoney(costCents) }]),
          {
            label: t('about'),
            value: cases.map((of) => (
              <div key={of.id}>
                <Link to="/cases/$id" params={{ id: of.id }}>
                  {of.title}
                </Link>
                {of.costCents !== null && ` · ${formatMoney(of.costCents)}`}
              </div>
            )),
          },
          {
            label: t('scans'),
            value: scans.length
              ? scans.map(({ kind, at, place, signedBy }) => (
                  <div key={`${kind} ${at}`}>
                    {[
                      recordMoment(at),
                      t(`scan_${kind}`),
                      place,
                      signedBy && t('signedBy', { name: signedBy }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </div>
                ))
              : t('noScans'),
          },
        ]}
      />
      <p>{`${t('by', { name: envelope.createdBy })}. ${t(carrier)}`}</p>
    </Dialog>
  );
}

const linesOf = ({ name, addressLine1, addressLine2, city, stateCode, zipCode }: PrintedAddress) =>
  [name, addressLine2, addressLine1, `${city} ${stateCode} ${zipCode}`]
    .filter(Boolean)
    .map((line) => <div key={line}>{line}</div>);

function VoidDialog({ envelope, onClose }: DialogProps) {
  const t = useText(messages);
  const { id, version, to } = envelope;
  return (
    <SendDialog
      title={t('voidTitle', { name: to.name })}
      keep={t('keep')}
      confirm={{ label: t('void'), danger: true }}
      route={stamps.voidEnvelope}
      parts={{ params: { id }, body: { version } }}
      said={() => ({ title: t('voided'), text: to.name })}
      onClose={onClose}
    >
      <p>{t('voidText')}</p>
    </SendDialog>
  );
}

interface ScanValues {
  kind: ScanKind;
  date: string | null;
  signedBy: string;
}

function ScanDialog({ envelope, onClose }: DialogProps) {
  const t = useText(messages);
  const initial: ScanValues = { kind: 'DELIVERED', date: todayIn(), signedBy: '' };
  const form = useBodyForm(initial, stamps.recordScan.body, ({ date, ...values }) => ({
    ...values,
    date: date ?? '',
  }));
  const sent = useSubmit(form, stamps.recordScan, {
    params: { id: envelope.id },
    said: ({ to }) => ({ title: t('recorded'), text: to.name }),
    onSent: onClose,
  });
  return (
    <RecordDialog
      title={t('recordTitle')}
      keep={t('dontRecord')}
      save={t('record')}
      form={sent}
      onClose={onClose}
    >
      <Question label={t('what')} field={form.field('kind')} group>
        <RadioBoxes<ScanKind>
          {...form.field('kind')}
          options={scanKinds.map((value) => ({ value, label: t(`scan_${value}`) }))}
        />
      </Question>
      <Question label={t('date')} field={form.field('date')}>
        <DateInput {...form.field('date')} />
      </Question>
      {form.values.kind === 'DELIVERED' && (
        <Question label={t('signer')} field={form.field('signedBy')} optional>
          <TextInput {...form.field('signedBy')} maxLength={120} />
        </Question>
      )}
    </RecordDialog>
  );
}
