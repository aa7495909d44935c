import { cases } from '@writdesk/contract/cases/cases';
import type { RouteReply } from '@writdesk/contract/route';
import { Suspense, useState } from 'react';
import { ApiError, useAction } from '../../../shared/api/index.ts';
import { ErrorSummary, fieldId, type FieldErrors } from '../../../shared/form/index.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { usePerson } from '../../../shared/person/index.ts';
import { Dialog, failureText, Skeleton } from '../../../shared/ui/index.ts';
import { actLabel } from '../../../labels/case/act-labels.ts';
import { bulkRequests, type BulkOffer, type BulkValues } from './bulk-acts.ts';
import { bulkMessages } from './bulk-messages.ts';

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
  const { act, way, rows } = offer;
  // A signature is the signer’s own; everything else is asked.
  const [values, setValues] = useState<BulkValues>(act === 'submit' ? { attestedBy: name } : {});
  const [errors, setErrors] = useState<FieldErrors>({});
  const bulk = useAction(cases.bulk, { quiet: true });
  const count = rows.length;
  const words = way.danger ? t('dismissConfirm', { count }) : labelOf();
  const send = async () => {
    const missing = Object.entries(way.missing?.(values, rows) ?? {});
    setErrors(
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
      if (results.length === 0) return refuse(error);
    }
    return onDone(offer, results);
  };
  const refuse = (error: unknown) => {
    if (!(error instanceof ApiError) || error.kind === 'cancelled') return;
    const named = error.errors.map(({ path, message }) => [path.replace(/^data\./, ''), message]);
    setErrors(named.length > 0 ? Object.fromEntries(named) : { form: failureText(error) });
  };
  const field = (path: string) => ({
    id: fieldId(path),
    value: values[path] ?? '',
    error: errors[path],
    onChange: (value: string) => {
      setValues((before) => ({ ...before, [path]: value }));
      setErrors(({ [path]: _gone, ...rest }) => rest);
    },
  });
  const text = isClient && way.clientText ? way.clientText : way.text;
  return (
    <Dialog
      open
      title={way.title ? t(way.title, { count }) : t('actTitle', { act: labelOf(), count })}
      confirm={{ label: words, danger: way.danger ?? false }}
      keep={t('keepThem', { count })}
      isRunning={bulk.isRunning}
      isChanged={Object.keys(values).length > 0}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      {text && <p>{t(text)}</p>}
      {selected > count && <p className="bulk-left-out">{t('leavesOut', { count: selected - count })}</p>}
      <ErrorSummary errors={errors} />
      {way.fields && (
        <Suspense fallback={<Skeleton lines={3} />}>
          <div className="bulk-field">
            <way.fields act={act} rows={rows} field={field} />
          </div>
        </Suspense>
      )}
    </Dialog>
  );

  function labelOf(): string {
    return way.label && !way.danger ? t(way.label) : actLabel(act, { isClient, status: 'INTAKE' });
  }
}
