import { useText } from '../../../../shared/i18n/translate.ts';
import { PersonSelect } from '../../actions/index.ts';
import type { BulkFieldsProps } from '../bulk-acts.ts';
import { bulkMessages } from '../bulk-messages.ts';

/** Who has the cases from now on. */
export default function AssignFields({ field }: BulkFieldsProps) {
  const t = useText(bulkMessages);
  return (
    <>
      <PersonSelect
        label={t('newProcessor')}
        hint={t('processorHint')}
        field={chosen('assignedProcessorId')}
        roles={['case_processor', 'firm_user', 'firm_admin']}
      />
      <PersonSelect
        label={t('newLawyer')}
        hint={t('lawyerHint')}
        field={chosen('assignedLawyerId')}
        roles={['lawyer']}
      />
    </>
  );

  function chosen(name: string) {
    const { value, onChange, ...rest } = field(name);
    return { ...rest, value: value || null, onChange: (next: string | null) => onChange(next ?? '') };
  }
}
