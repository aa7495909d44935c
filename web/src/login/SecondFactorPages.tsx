import { fieldMessage, type KcContext } from './kc-context.ts';
import { LoginField } from './LoginField.tsx';
import { LoginForm } from './LoginForm.tsx';
import type { LoginText } from './messages.ts';
import { useLoginText } from './login-text.ts';
import { PasskeyForm } from './PasskeyForm.tsx';
import { canUsePasskey } from './passkey.ts';
import { filled } from './problems.ts';

/** Asks for the code of the authenticator app. */
export function OtpPage({ context }: { context: KcContext }) {
  const t = useLoginText();
  return (
    <>
      <h1>{t('otpTitle')}</h1>
      <p className="login-lead">{t('otpLead')}</p>
      <CodeForm
        context={context}
        name="otp"
        label="otp"
        missing="giveOtp"
        given={fieldMessage(context, 'totp') || fieldMessage(context, 'otp')}
        isNumeric
      />
      <OtherWay context={context} label="useRecoveryCode" />
    </>
  );
}

/** Asks for one of the codes that were kept for the day the phone is lost. */
export function RecoveryCodePage({ context }: { context: KcContext }) {
  const t = useLoginText();
  const number = context.recoveryAuthnCodesInputBean?.codeNumber;
  return (
    <>
      <h1>{t('recoveryTitle')}</h1>
      <p className="login-lead">
        {t('recoveryLead')} {number !== undefined && <strong>#{number}</strong>}
      </p>
      <CodeForm
        context={context}
        name="recoveryCodeInput"
        label="recoveryCode"
        missing="giveRecoveryCode"
        given={fieldMessage(context, 'recoveryCodeInput')}
      />
      <OtherWay context={context} label="anotherWay" />
    </>
  );
}

/** Asks for a passkey after the password. */
export function PasskeyPage({ context }: { context: KcContext }) {
  const t = useLoginText();
  const { message } = context;
  return (
    <>
      <h1>{t('passkeyTitle')}</h1>
      <p className="login-lead">{canUsePasskey(context) ? t('passkeyLead') : t('passkeyNotHere')}</p>
      {message?.summary && (
        <p className={`login-message ${message.type ?? 'info'}`} role="alert">
          {message.summary}
        </p>
      )}
      {canUsePasskey(context) && <PasskeyForm context={context} isOnlyWay />}
      <OtherWay context={context} label="useRecoveryCode" />
    </>
  );
}

interface CodeFormProps {
  context: KcContext;
  name: string;
  label: LoginText;
  missing: LoginText;
  given: string;
  isNumeric?: boolean;
}

function CodeForm({ context, name, label, missing, given, isNumeric = false }: CodeFormProps) {
  const t = useLoginText();
  return (
    <LoginForm
      action={context.url?.loginAction}
      context={context}
      button={t('signIn')}
      running={t('signingIn')}
      check={(form) => filled(form, { [name]: t(missing) })}
    >
      {(problems, clear) => (
        <LoginField
          name={name}
          label={t(label)}
          autoComplete={isNumeric ? 'one-time-code' : 'off'}
          isNumeric={isNumeric}
          autoFocus
          problem={problems[name] ?? given}
          onChange={() => clear(name)}
        />
      )}
    </LoginForm>
  );
}

/** Keycloak's "try another way": sent as a form of its own, so that nothing need be filled in. */
function OtherWay({ context, label }: { context: KcContext; label: LoginText }) {
  const t = useLoginText();
  if (!context.auth?.showTryAnotherWayLink) return null;
  return (
    <form method="post" action={context.url?.loginAction} className="login-other-way">
      <input type="hidden" name="tryAnotherWay" value="on" />
      <button type="submit" className="login-button quiet">
        {t(label)}
      </button>
    </form>
  );
}
