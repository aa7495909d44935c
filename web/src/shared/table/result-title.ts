import type { Translate } from '../i18n/translate.ts';

type Key = 'resultAll' | 'resultSome' | 'resultNone';

/** The title of a `BulkResult`, from three sentences of the feature’s own. */
export const resultTitle =
  (t: Translate<Key>) =>
  ({ done, total }: { done: number; total: number }): string => {
    if (done === total) return t('resultAll', { count: total });
    return done === 0 ? t('resultNone', { count: total }) : t('resultSome', { done, total });
  };
