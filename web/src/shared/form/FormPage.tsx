/**
 * A form, by example. One subject a screen; every label is a question; the summary at the top links to what is
 * wrong and says it in the field's own words.
 *
 *   const form = useForm({
 *     initial: { unitLabel: '', rentCents: null as number | null, servedOn: null as string | null, how: '' },
 *     schema: z.object({ unitLabel: line('the unit'), rentCents: positiveCents, servedOn: courtDate, how: z.enum(ways) }),
 *   });
 *   const save = useAction(cases.save, { quiet: true, onDone: next });
 *   const submit = () => {
 *     const parsed = form.check();                       // shows what is wrong, and answers null then
 *     if (parsed) save.runAsync({ params: { id }, body: parsed }).catch(form.refuse);  // the server's field errors
 *   };
 *
 *   <FormPage title={t('notice')} lead={t('noticeLead')} saved={<SavedAgo savedAt={savedAt} />}
 *             errors={form.errors} onSubmit={submit}
 *             actions={<><Button>{t('back')}</Button><Button type="primary" htmlType="submit">{t('next')}</Button></>}>
 *     <Question label={t('unit')} field={form.field('unitLabel')}>
 *       <TextInput {...form.field('unitLabel')} />
 *     </Question>
 *     <Question label={t('rent')} hint={t('rentHint')} field={form.field('rentCents')}>
 *       <MoneyInput {...form.field('rentCents')} />
 *     </Question>
 *     <Question label={t('when')} field={form.field('servedOn')}>
 *       <DateInput {...form.field('servedOn')} />
 *     </Question>
 *     <Question label={t('how')} field={form.field('how')} group>
 *       <RadioBoxes {...form.field('how')} options={ways} columns={2} />
 *     </Question>
 *   </FormPage>
 *
 * Fields are 42 px high for clients (`size="large"`, the default here). Autosave watches `form.values`.
 */
import type { ReactNode, SyntheticEvent } from 'react';
import { ErrorSummary } from './ErrorSummary.tsx';
import { stopAtUnread } from './unread-field.ts';
import type { FieldErrors } from './use-form.ts';
import './form.css';

interface FormPageProps {
  title: string;
  /** One sentence on what this step is about. */
  lead?: ReactNode;
  /** `<SavedAgo>` at the right of the title. */
  saved?: ReactNode;
  errors?: FieldErrors;
  /** Back at the left, the rest at the right. On a phone a bar at the bottom. */
  actions?: ReactNode;
  onSubmit: () => void;
  children: ReactNode;
  /** 1 where the page has no head of its own. */
  level?: 1 | 2;
}

/** The frame of a form step. */
export function FormPage({
  title,
  lead,
  saved,
  errors = {},
  actions,
  onSubmit,
  children,
  level = 1,
}: FormPageProps) {
  const Heading = `h${level}` as const;
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!stopAtUnread(event.currentTarget)) onSubmit();
  };
  return (
    <form className="form-page" onSubmit={submit} noValidate>
      <div className="form-head">
        <Heading className="form-title">{title}</Heading>
        {saved}
      </div>
      {lead && <p className="form-lead">{lead}</p>}
      <ErrorSummary errors={errors} />
      {children}
      {actions && <div className="form-actions">{actions}</div>}
    </form>
  );
}
