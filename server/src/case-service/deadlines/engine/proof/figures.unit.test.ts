import type { DeadlineRule, LawFigure } from '@writdesk/contract/rule-packs/rule-rows';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { seededPacks } from '../../../../../test/support/seeded-packs.ts';

/** `figures.md` as it was read against the sources: id → what the row says. */
const written = readFileSync(join(import.meta.dirname, 'figures.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| [A-Z]{2}-/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, id = '', says = '', holds = '']) => [id, `${says} | ${holds}`] as const);

test('every number of every rule and every figure is the one that was checked by hand', () => {
  const packed = seededPacks().flatMap(({ deadlines, figures }) => [
    ...deadlines.map((rule) => [rule.id, `${countOf(rule)} | ${holdsOf(rule)}`] as const),
    ...figures.map((figure) => [figure.id, `${figure.value} | ${holdsOf(figure)}`] as const),
  ]);
  expect(new Map(packed)).toEqual(new Map(written));
  expect(written).toHaveLength(packed.length);
});

function countOf({ n, to, mode, direction, from, rollLast, ...more }: DeadlineRule): string {
  const number = n === null ? 'no number' : to === undefined ? `${n}` : `${n} to ${to}`;
  return [
    `${number} ${mode} ${direction} ${from}, roll ${rollLast}`,
    more.answer === 'NEXT_OPEN_DAY' && 'next open day',
    more.mail && `mail ${more.mail.days} ${more.mail.how}`,
    more.atMost && `at most ${more.atMost.n} after ${more.atMost.from}`,
    more.endsWithRentPeriod && 'to the end of a rental period',
    more.waitsForAppeal && 'waits for the appeal',
    more.sameDay && 'on the day itself',
    more.appliesIf?.tenancyMonths && monthsOf(more.appliesIf.tenancyMonths),
  ]
    .filter(Boolean)
    .join(', ');
}

function monthsOf({ least = 0, below }: { least?: number | undefined; below?: number | undefined }): string {
  return below === undefined ? `from ${least} months` : `${least} to below ${below} months`;
}

function holdsOf({
  effectiveFrom,
  effectiveTo,
  county,
  counties,
  confidence,
}: Pick<LawFigure, 'effectiveFrom' | 'effectiveTo' | 'county' | 'counties' | 'confidence'>): string {
  const place = counties?.join(', ') ?? county ?? '';
  const days = effectiveFrom || effectiveTo ? `${effectiveFrom ?? ''}..${effectiveTo ?? ''}` : '';
  return [confidence, place, days].filter(Boolean).join(' ');
}
