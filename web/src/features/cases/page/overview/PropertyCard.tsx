import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { useText } from '../../../../shared/i18n/translate.ts';
import { Facts, Sheet } from '../../../../shared/ui/index.ts';
import { addressLines } from '../address-lines.ts';
import { useFresh } from '../fresh-parts.ts';
import { caresWords, categoryWords } from '../../../../labels/case/reason-words.ts';
import { wordOf } from '../../../../shared/i18n/word-list.ts';
import { otherFacts } from '../../../../labels/case/typed-words.ts';
import { messages } from './messages.ts';

/** The premises, and what kind of dwelling they are. */
export function PropertyCard({ details }: { details: CaseDetails }) {
  const t = useText(messages);
  const fresh = useFresh('property');
  const { property, unitLabel, countyName, propertyCategory, caseEviction } = details;
  if (!property) return null;
  const name = [property.name, unitLabel && t('unit', { unit: unitLabel })].filter(Boolean).join(', ');
  const lines = [name, ...addressLines(property)];
  const kind = [
    wordOf(categoryWords, propertyCategory),
    property.unitCount !== null && t('units', { count: property.unitCount }),
    wordOf(caresWords, caseEviction.caresCovered),
  ];
  return (
    <Sheet title={t('property')} className={fresh}>
      <Facts
        items={[
          { label: t('address'), value: lines.map((line) => <div key={line}>{line}</div>) },
          { label: t('kind'), value: kind.filter(Boolean).join(', ') },
          { label: t('owner'), value: property.ownerName },
          { label: t('county'), value: countyName ?? property.countyName },
          ...otherFacts('property', details, ['unitLabel', 'plaintiffName', 'occupied']),
        ]}
      />
    </Sheet>
  );
}
