import { type Field, Question, TextInput } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Note } from '../../shared/ui/index.ts';
import { FlaskConical } from 'lucide-react';
import { managerFields, type ManagerField } from './manager-values.ts';
import { messages } from './messages.ts';

/** How a filing manager is spoken to: its codes of the court, and its certificate. */
export function ManagerFields({ field }: { field: (name: `ecf.${ManagerField}`) => Field<string> }) {
  const t = useText(messages);
  return (
    <>
      <div className="court-portal-notes">
        <Note tone="hold" icon={FlaskConical}>
          {t('unproven')}
        </Note>
      </div>
      {managerFields.map((name) => {
        const of = field(`ecf.${name}`);
        const hint = name === 'filerName' || name === 'certificate' ? t(`hint_${name}`) : undefined;
        return (
          <Question
            key={name}
            label={t(`ecf_${name}`)}
            field={of}
            {...(hint && { hint })}
            {...(name === 'paymentAccount' && { optional: true })}
          >
            {name === 'certificate' ? (
              <TextInput {...of} rows={5} maxLength={10_000} />
            ) : (
              <TextInput {...of} maxLength={200} />
            )}
          </Question>
        );
      })}
    </>
  );
}
