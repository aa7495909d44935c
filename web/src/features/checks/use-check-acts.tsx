import type { Check } from '@writdesk/contract/checks/check-values';
import { checks } from '@writdesk/contract/checks/checks';
import { useState } from 'react';
import { ApiError, useAction } from '../../shared/api/index.ts';
import { saveFile } from '../../shared/files/save-file.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { BulkResult, resultTitle } from '../../shared/table/index.ts';
import { failureText, toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { keptAlignment } from './print-alignment.ts';

interface Result {
  id: string;
  ok: boolean;
  code?: string | undefined;
  message?: string | undefined;
}
type DoneOf = (id: string) => string;
export type Named = ReadonlyMap<string, string>;

/** What is done to one check or to many, and what became of each. */
export function useCheckActs(select: (ids: readonly string[]) => void) {
  const t = useText(messages);
  const [shown, setShown] = useState<{ results: readonly Result[]; done: DoneOf; names: Named } | null>(null);
  const submitting = useAction(checks.submit, { quiet: true });
  const approving = useAction(checks.approve, { quiet: true });
  const printing = useAction(checks.print, { quiet: true });
  const voiding = useAction(checks.markVoid, { quiet: true });
  const reissuing = useAction(checks.reissue, {
    onDone: ({ payeeName }: Check) => toast.success(payeeName, { title: t('reissueDone') }),
  });

  /** What all of them are refused for comes as one error; each row says it then. */
  const show = (
    ids: readonly string[],
    names: Named,
    text: string,
    asked: Promise<{ results: Result[]; checks?: readonly Check[] }>,
  ) =>
    void asked
      .catch((error: unknown) => ({ results: ids.map((id) => refused(id, error)) }))
      .then(({ results, checks: reached }: { results: readonly Result[]; checks?: readonly Check[] }) => {
        // What a firm with one such person submits is released at once.
        const done: DoneOf = (id) =>
          reached?.find((row) => row.id === id)?.releasedAlone ? t('aloneDone') : text;
        const [only] = results;
        if (only?.ok && results.length === 1) toast.success(done(only.id));
        else setShown({ results, done, names });
        select([]);
      });

  const print = async (checkIds: string[]) => {
    const { sheet, bankAccountId, ...offset } = keptAlignment();
    const { url, checks: printed } = await printing.runAsync({
      body: { checkIds, sheet, offset, bankAccountId: bankAccountId ?? undefined },
    });
    const response = await fetch(url);
    if (!response.ok)
      throw new ApiError('status', response.statusText, checks.print.failure, response.status);
    const numbers = printed.map(({ number }) => number ?? 0);
    saveFile(`checks-${Math.min(...numbers)}-${Math.max(...numbers)}.pdf`, await response.blob());
    return { results: checkIds.map((id) => ({ id, ok: true })) };
  };
  const voidEach = async (ids: readonly string[], why: { comment: string; stop: boolean }) => {
    const results: Result[] = [];
    for (const id of ids)
      results.push(
        await voiding.runAsync({ params: { id }, body: why }).then(
          () => ({ id, ok: true }),
          (error: unknown) => refused(id, error),
        ),
      );
    return { results };
  };
  return {
    isRunning:
      submitting.isRunning ||
      approving.isRunning ||
      printing.isRunning ||
      voiding.isRunning ||
      reissuing.isRunning,
    submit: (ids: string[], names: Named) =>
      show(ids, names, t('submitDone'), submitting.runAsync({ body: { checkIds: ids } })),
    approve: (ids: string[], names: Named) =>
      show(ids, names, t('approveDone'), approving.runAsync({ body: { checkIds: ids } })),
    print: (ids: string[], names: Named) => show(ids, names, t('printDone'), print(ids)),
    voidAll: (ids: string[], names: Named, why: { comment: string; stop: boolean }) =>
      show(ids, names, t('voidDone'), voidEach(ids, why)),
    reissue: (id: string) => reissuing.run({ params: { id } }),
    results: (
      <BulkResult
        results={shown?.results ?? []}
        title={resultTitle(t)}
        nameOf={(id) => shown?.names.get(id) ?? id}
        doneOf={(id) => shown?.done(id) ?? ''}
        stayed={t('stayed')}
        select={{ label: (count) => t('selectStayed', { count }), run: select }}
        onClose={() => setShown(null)}
      />
    ),
  };
}

const refused = (id: string, error: unknown): Result => ({
  id,
  ok: false,
  ...(error instanceof ApiError && { code: error.code ?? undefined, message: failureText(error) }),
});
