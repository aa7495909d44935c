import { cases } from '@writdesk/contract/cases/cases';
import type { RouteReply } from '@writdesk/contract/route';
import { Suspense } from 'react';
import { useAction } from '../../../shared/api/index.ts';
import { ErrorSummary, fieldId, useForm, useKeptUntilSent } from '../../../shared/form/index.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { usePerson } from '../../../shared/person/index.ts';
import { Dialog, Skeleton } from '../../../shared/ui/index.ts';
import { actLabel } from '../../../labels/case/act-labels.ts';
import { bulkRequests, type BulkOffer, type BulkValues } from './bulk-acts.ts';
import { bulkMessages } from './bulk-messages.ts';
import { BulkWaits } from './BulkWaits.tsx';

export type BulkResults = RouteReply<typeof cases.bulk>['results'];

interface BulkDialogProps {
  offer: BulkOffer;
  /** How many are selected, to say how many are left out. */
  selected: number;
  onDone: (offer: BulkOffer, results: BulkResults) => void;
  onClose: () => void;
}

/** Asks before one action is done to many cases, and does it. */
export function BulkDialog({ offer, selected, onDone, onClose }: BulkDialogProps) {
  const t = useText(bulkMessages);
  const { isClient, name } = usePerson();
  const { act, way, rows, waiting } = offer;
  // A signature is the signer’s own; everything else is asked.
  const form = useForm<{ values: BulkValues }>({
    initial: { values: act === 'submit' ? { attestedBy: name } : {} },
    keptAs: `${act}.${rows.map(({ id }) => id).join()}`,
  });
  const { errors } = form;
  const { values } = form.values;
  const bulk = useAction(cases.bulk, { quiet: true });
  const count = rows.length;
  const leftOut = selected - count - waiting.length;
  const words = way.danger ? t('dismissConfirm', { count }) : labelOf();
  const send = async () => {
    const missing = Object.entries(way.missing?.(values, rows) ?? {});
    form.setErrors(
      Object.fromEntries(
        missing.map(([path, said]) => [path, typeof said === 'string' ? t(said) : t(said.key, said.values)]),
      ),
    );
    if (missing.length > 0) return;
    const results: BulkResults = [];
    try {
      for (const { rows: those, data } of bulkRequests(offer, values)) {
        const body = { caseIds: those.map(({ id }) => id), data };
        results.push(...(await bulk.runAsync({ params: { action: act }, body })).results);
      }
    } catch (error) {
      // What was done before the failure is reported; else the question stays open and says what is wrong.
      if (results.length === 0) return form.refuse(error, (path) => path.replace(/^data\./, ''));
    }
    return onDone(offer, results);
  };
  const field = (path: string) => ({
    id: fieldId(path),
    value: values[path] ?? '',
    error: errors[path],
    onChange: (value: string) => {
      form.set('values', { ...values, [path]: value });
      form.setErrors(({ [path]: _gone, ...rest }) => rest);
    },
  });
  const kept = useKeptUntilSent({ ...form, submit: () => void send() }, onClose);
  const text = isClient && way.clientText ? way.clientText : way.text;
  return (
    <Dialog
      open
      title={titleOf()}
      {...(count > 0 && { confirm: { label: words, danger: way.danger ?? false } })}
      keep={count > 0 ? t('keepThem', { count }) : t('close')}
      isRunning={bulk.isRunning}
      isChanged={Object.keys(values).length > 0}
      onConfirm={count > 0 ? kept.submit : onClose}
      onClose={kept.close}
    >
      {text && count > 0 && <p>{t(text)}</p>}
      <BulkWaits waiting={waiting} />
      {leftOut > 0 && <p className="bulk-left-out">{t('leavesOut', { count: leftOut })}</p>}
      <ErrorSummary errors={errors} />
      {way.fields && count > 0 && (
        <Suspense fallback={<Skeleton lines={3} />}>
          <div className="bulk-field">
            <way.fields act={act} rows={rows} field={field} />
          </div>
        </Suspense>
      )}
    </Dialog>
  );

  function titleOf(): string {
    if (count === 0) return labelOf();
    return way.title ? t(way.title, { count }) : t('actTitle', { act: labelOf(), count });
  }

  function labelOf(): string {
    return way.label && !way.danger ? t(way.label) : actLabel(act, { isClient, status: 'INTAKE' });
  }
}
