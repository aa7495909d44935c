import { useState } from 'react';
import { fieldMessage, type KcContext } from './kc-context.ts';
import { LoginField } from './LoginField.tsx';
import { LoginForm } from './LoginForm.tsx';
import { useLoginText } from './login-text.ts';
import { registrationProblems } from './problems.ts';

export function RegisterPage({ context }: { context: KcContext }) {
  const t = useLoginText();
  const { url, profile, register, passwordRequired = true, joinsByInvite = false } = context;
  const { completesRegistration: completes = false } = context;
  const joins = joinsByInvite ? 'joinTitle' : 'registerTitle';
  const initial = (name: string) =>
    profile?.attributesByName?.[name]?.value ?? register?.formData?.[name] ?? '';
  const [email, setEmail] = useState(initial('email'));
  const words = {
    empty: {
      firstName: t('giveFirstName'),
      lastName: t('giveLastName'),
      email: t('giveEmail'),
      ...(passwordRequired && { password: t('givePassword') }),
    },
    badEmail: t('badEmail'),
    shortPassword: t('shortPassword'),
    differ: t('differ'),
  };
  return (
    <>
      <h1>{t(completes ? 'completeTitle' : joins)}</h1>
      {!completes && (
        <p className="login-lead">
          {t(joinsByInvite ? 'joinLead' : 'registerLead')} {t('haveAccount')}{' '}
          <a href={url?.loginUrl}>{t('signInLink')}</a>
        </p>
      )}
      <LoginForm
        action={url?.registrationAction ?? url?.loginAction}
        context={context}
        button={t('register')}
        running={t('registering')}
        check={(form) => registrationProblems(form, words)}
      >
        {(problems, clear) => {
          const field = (name: string) => ({
            name,
            problem: problems[name] ?? fieldMessage(context, name),
            onChange: () => clear(name),
          });
          return (
            <>
              <div className="login-row">
                <LoginField
                  {...field('firstName')}
                  label={t('firstName')}
                  autoComplete="given-name"
                  initial={initial('firstName')}
                  autoFocus
                />
                <LoginField
                  {...field('lastName')}
                  label={t('lastName')}
                  autoComplete="family-name"
                  initial={initial('lastName')}
                />
              </div>
              <div
                onChange={(event) => {
                  if (event.target instanceof HTMLInputElement) setEmail(event.target.value);
                }}
              >
                <LoginField
                  {...field('email')}
                  type="email"
                  label={t('email')}
                  hint={t('emailHint')}
                  autoComplete="username"
                  initial={initial('email')}
                  readOnly={completes}
                />
              </div>
              {/* The email is the name to sign in with. */}
              <input type="hidden" name="username" value={email.trim()} />
              {passwordRequired && (
                <>
                  <LoginField
                    {...field('password')}
                    type="password"
                    label={t('password')}
                    hint={t('passwordHint')}
                    autoComplete="new-password"
                  />
                  <LoginField
                    {...field('password-confirm')}
                    type="password"
                    label={t('passwordAgain')}
                    autoComplete="new-password"
                  />
                </>
              )}
            </>
          );
        }}
      </LoginForm>
    </>
  );
}
