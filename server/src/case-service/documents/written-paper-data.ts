import { conditionHolds, type FactValue, isKnown } from '@writdesk/contract/documents/conditions';
import type { FactPath } from '@writdesk/contract/documents/tag-fields';
import { noticeTypeLabels, noticeTypes, serviceMethods } from '@writdesk/contract/notices/notice-types';
import { moneyOfPaper, type Paper, partsOf } from '../../../templates/papers/paper.ts';
import type { WrittenBlock, WrittenPaper } from '../../../templates/written-paper.ts';
import { methodWords, notReviewed, reviewedBy } from './paper-words.ts';
import type { PaperValues } from './paper-facts.ts';
import { tagText } from './tag-text.ts';

const sums: Readonly<Record<(typeof moneyOfPaper)[number], string>> = {
  'claim.rent': 'Rent past due',
  'claim.lateFees': 'Late fees',
  'claim.utilities': 'Utilities',
  'claim.other': 'Other charges',
  'claim.attorneyFee': 'Attorney’s fees',
};

/**
 * A court document with the facts of a case in it.
 * @param reviewer the lawyer of the state who has read the layout as it is; null while nobody has
 */
export function writtenPaperData(
  paper: Paper,
  values: PaperValues,
  { reviewer }: { reviewer: string | null },
): WrittenPaper {
  const text = (path: FactPath) => factText(path, values[path]);
  const state = text('court.state');
  return {
    title: paper.name,
    source: paper.source,
    reviewNote: reviewer === null ? notReviewed(state) : paper.isNotice ? reviewedBy(reviewer, state) : null,
    court: paper.isNotice ? null : { name: text('court.name'), county: text('court.county'), state },
    caseNumber: text('case.number') || null,
    plaintiff: {
      name: text('plaintiff.name'),
      word: text('court.term.plaintiff') || 'plaintiff',
      reached: [...text('payee.address').split('\n'), text('payee.phone')].filter(Boolean),
    },
    defendants: {
      names: listOf(values['tenants.list']),
      word: text('court.term.defendant') || 'defendant',
    },
    premises: text('property.address').split('\n'),
    blocks: blocksOf(paper, values),
    attorney: text('attorney.name')
      ? {
          name: text('attorney.name'),
          barNumber: text('attorney.barNo') || null,
          lines: [
            text('attorney.firm'),
            ...text('attorney.address').split('\n'),
            text('attorney.phone'),
            text('attorney.email'),
          ].filter(Boolean),
        }
      : null,
  };
}

function blocksOf(paper: Paper, values: PaperValues): WrittenBlock[] {
  let number = 0;
  const parts = (text: string) =>
    partsOf(text).map((part) =>
      typeof part === 'string' ? part : oneLine(factText(part.path, values[part.path], part.format)) || null,
    );
  return paper.blocks.flatMap((block): WrittenBlock[] => {
    if ('when' in block && !conditionHolds(block.when ?? null, values)) return [];
    switch (block.is) {
      case 'TEXT':
      case 'EXACT':
      case 'CONSPICUOUS':
        return [{ is: block.is, parts: parts(block.text) }];
      case 'ITEMS':
        return block.items
          .filter(({ when }) => conditionHolds(when ?? null, values))
          .map(({ text }) => ({ is: 'ITEM', number: (number += 1), parts: parts(text) }));
      case 'LIST':
        return [{ is: 'LIST', lines: listOf(values[block.path]) }];
      case 'SUMS': {
        const rows = moneyOfPaper.map((path) => ({ label: sums[path], cents: Number(values[path] ?? 0) }));
        return [{ is: 'SUMS', rows: rows.filter(({ cents }) => cents > 0) }];
      }
      default:
        return [block];
    }
  });
}

export const oneLine = (text: string) => text.replaceAll('\n', ', ');
const listOf = (value: FactValue): string[] =>
  Array.isArray(value) ? [...(value as readonly string[])] : value === null ? [] : [String(value)];

/** A fact as a court reads it: codes in words, lists as a sentence. */
export function factText(
  path: FactPath,
  value: FactValue,
  format: Parameters<typeof tagText>[2]['format'] | null = null,
) {
  if (!isKnown(value)) return '';
  if (path === 'notice.method') {
    const method = serviceMethods.find((one) => one === value);
    return method ? methodWords[method] : '';
  }
  if (path === 'notice.type') {
    const type = noticeTypes.find((one) => one === value);
    return type ? noticeTypeLabels[type] : '';
  }
  return tagText(path, value, { format: format ?? 'PLAIN', type: 'TEXT' });
}
