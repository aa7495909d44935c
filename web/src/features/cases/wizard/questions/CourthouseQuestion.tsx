import { courthouses } from '@writdesk/contract/courthouses/courthouses';
import { Landmark, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { useCall } from '../../../../shared/api/index.ts';
import { Question, RadioBoxes, SelectInput } from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { propertyMessages } from '../steps/property-messages.ts';
import { rememberNames } from '../names.ts';
import { useDraft } from '../draft/use-draft.ts';

const mostBoxes = 6;

/** The court follows from the county; where a county has several, one is chosen. */
export function CourthouseQuestion({ countyId }: { countyId: string }) {
  const t = useText(propertyMessages);
  const { field, values, draft } = useDraft();
  const { data } = useCall(courthouses.choices, { query: { countyId }, quiet: true });
  const offered = data?.courthouses;
  const only = offered?.length === 1 ? offered[0] : undefined;
  useEffect(() => rememberNames(offered ?? []), [offered]);
  useEffect(() => {
    if (only && draft.get().values.courthouseId === null) draft.change({ courthouseId: only.id });
  }, [only, draft]);
  if (!offered) return null;
  const question = field('courthouseId');
  if (offered.length === 0) {
    return (
      <Question label={t('courthouse')} field={question} group>
        <p className="resolved warn">
          <TriangleAlert size={16} aria-hidden />
          {t('noCourthouse')}
        </p>
      </Question>
    );
  }
  if (only) {
    return (
      <Question label={t('courthouse')} field={question} group>
        <p className="resolved">
          <Landmark size={16} aria-hidden />
          <span>
            {only.name}
            <small>{t('courthouseResolved', { county: only.county })}</small>
          </span>
        </p>
      </Question>
    );
  }
  const options = offered.map(({ id, name }) => ({ value: id, label: name }));
  return offered.length <= mostBoxes ? (
    <Question label={t('whichCourthouse')} hint={t('whichCourthouseHint')} field={question} group>
      <RadioBoxes {...question} value={values.courthouseId} options={options} />
    </Question>
  ) : (
    <Question label={t('whichCourthouse')} hint={t('whichCourthouseHint')} field={question}>
      <SelectInput {...question} options={options} />
    </Question>
  );
}
