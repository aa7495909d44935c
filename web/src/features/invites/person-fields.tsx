import {
  CheckInput,
  type FieldErrors,
  Question,
  QuestionRow,
  RadioBoxes,
  TextInput,
  type useForm,
} from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { messages } from './messages.ts';
import { roleNames } from '../../labels/roles.ts';
import { wordOf } from '../../shared/i18n/word-list.ts';
import { type InviteRole, partnersOf, roleDeeds } from './role-words.ts';

/** What both forms ask of a person. */
export interface PersonValues {
  firstName: string;
  lastName: string;
  email: string;
  role: InviteRole | null;
  alsoRole: InviteRole | null;
  language: 'en' | 'es';
}

/** @param language the reader's own: their colleagues mostly read the same. */
export const emptyPerson = (language: 'en' | 'es'): PersonValues => ({
  firstName: '',
  lastName: '',
  email: '',
  role: null,
  alsoRole: null,
  language,
});

export const personBody = ({ firstName, lastName, email, language }: PersonValues) => ({
  firstName,
  lastName,
  email: email.trim(),
  language,
});
/** What was chosen of the roles that the form offers. */
export const rolesBody = <R extends InviteRole>(
  { role, alsoRole }: PersonValues,
  offered: readonly R[],
): R[] => offered.filter((held) => held === role || held === alsoRole);

type PersonForm = Pick<ReturnType<typeof useForm<PersonValues>>, 'field' | 'values' | 'set'>;

export function NameAndAddress({ form }: { form: PersonForm }) {
  const t = useText(messages);
  return (
    <>
      <Question label={t('email')} hint={t('emailHint')} field={form.field('email')}>
        <TextInput {...form.field('email')} inputMode="email" maxLength={254} autoComplete="off" />
      </Question>
      <QuestionRow>
        <Question label={t('firstName')} field={form.field('firstName')} optional half>
          <TextInput {...form.field('firstName')} maxLength={60} autoComplete="off" />
        </Question>
        <Question label={t('lastName')} field={form.field('lastName')} optional half>
          <TextInput {...form.field('lastName')} maxLength={60} autoComplete="off" />
        </Question>
      </QuestionRow>
    </>
  );
}

/** One role, and next to it another that the same person may hold. */
export function RoleChoice({ form, offered }: { form: PersonForm; offered: readonly InviteRole[] }) {
  const t = useText(messages);
  const deeds = useText(roleDeeds);
  const { role, alsoRole } = form.values;
  return (
    <Question label={t('whichRole')} field={form.field('role')} group>
      <RadioBoxes
        {...form.field('role')}
        options={offered.map((value) => ({ value, label: wordOf(roleNames, value), hint: deeds(value) }))}
        onChange={(next) => {
          form.set('role', next);
          form.set('alsoRole', null);
        }}
      />
      {partnersOf(role, offered).map((partner) => (
        <div key={partner} className="invite-also">
          <CheckInput
            value={alsoRole === partner}
            onChange={(on) => form.set('alsoRole', on ? partner : null)}
          >
            {t('alsoRole', { role: wordOf(roleNames, partner) })}
          </CheckInput>
        </div>
      ))}
    </Question>
  );
}

export function LanguageChoice({ form }: { form: PersonForm }) {
  const t = useText(messages);
  return (
    <Question label={t('whichLanguage')} field={form.field('language')} group>
      <RadioBoxes
        {...form.field('language')}
        columns={2}
        options={[
          { value: 'en', label: t('english') },
          { value: 'es', label: t('spanish') },
        ]}
      />
    </Question>
  );
}

/** The errors without those that don't hold. */
export function errorsWhere(faults: Record<string, string | false>): FieldErrors {
  return Object.fromEntries(
    Object.entries(faults).filter((fault): fault is [string, string] => fault[1] !== false),
  );
}
