import { lengthOf } from '@writdesk/contract/deadlines/law-sentences';
import { noticeSentences } from '@writdesk/contract/notices/notice-words';
import type { NoticePoint } from '@writdesk/contract/notices/notice-guard';
import { expect, test } from 'vitest';
import { messages } from './messages.ts';
import { isOpen, pointText, worstTone } from './point-words.ts';

const today = '2026-07-21';
const point = (given: Partial<NoticePoint>): NoticePoint => ({
  point: 'length',
  state: 'ok',
  code: 'proofThere',
  params: {},
  sentence: '',
  ruleId: null,
  cite: null,
  verified: null,
  passedBy: null,
  ...given,
});

test.each<[Pick<NoticePoint, 'code' | 'params'>, string, string]>([
  [
    {
      code: 'lengthRight',
      params: {
        length: lengthOf({ n: 3, mode: 'BUSINESS', direction: 'AFTER' }),
        from: '2026-07-17',
        to: '2026-07-21',
      },
    },
    '3 business days: Fri Jul 17 to Tue Jul 21',
    '3 días hábiles: del vie 17 jul al mar 21 jul',
  ],
  [
    { code: 'typeByLease', params: { since: '2024-07-01' } },
    'Lease made or renewed since July 1, 2024, so notice is required',
    'Contrato hecho o renovado desde el 1 de julio de 2024: el aviso es obligatorio',
  ],
  [
    {
      code: 'amountOther',
      params: { kinds: ['RENT', 'LATE_FEE'], allowedCents: 200_000, askedCents: 210_000 },
    },
    'The notice may demand only rent or late fees, $2,000.00, and demands $2,100.00. A court may dismiss for this.',
    'El aviso solo puede exigir renta o recargos por mora, $2,000.00, y exige $2,100.00. Un tribunal puede desestimar por ello.',
  ],
  [
    { code: 'methodWrong', params: { method: 'EMAIL_BY_ADDENDUM', state: 'NY', methods: ['PERSONAL'] } },
    'Email, by signed addendum: not a way to give this notice in New York. Accepted: Handed to the tenant',
    'Correo electrónico, por anexo firmado: no es forma de dar este aviso en Nueva York. Valen: En mano al inquilino',
  ],
])('%o is said in both languages', (said, english, spanish) => {
  expect(pointText(said, today, 'en')).toBe(english);
  expect(pointText(said, today, 'es')).toBe(spanish);
});

test.each(Object.entries(noticeSentences))('%s fills in the same words in Spanish', (code, english) => {
  const named = (text: string) =>
    [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).toSorted((a, b) => a.localeCompare(b));
  const spanish = messages.es[code as keyof typeof noticeSentences];
  expect(named(spanish)).toEqual(named(english));
});

test('the edge takes the worst that nobody has passed', () => {
  const passedBy = { name: 'Josephine', at: '2026-07-21T14:00:00Z', reason: null };
  expect(worstTone([point({}), point({ state: 'warn' })])).toBe('hold');
  expect(worstTone([point({ state: 'missing' }), point({ state: 'fail' })])).toBe('stop');
  expect(worstTone([point({ state: 'fail', passedBy })])).toBe('gain');
  expect(
    [point({ state: 'fail' }), point({ state: 'fail', passedBy }), point({ state: 'warn' })].map(isOpen),
  ).toEqual([true, false, false]);
});
