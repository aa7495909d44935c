import type { KcContext } from './kc-context.ts';
import { useLoginText } from './login-text.ts';

/** What the provider has to say (an error, a word of information), and the way on. */
export function MessagePage({ context }: { context: KcContext }) {
  const t = useLoginText();
  const { pageId, message, actionUri, pageRedirectUri, client } = context;
  const isError = pageId === 'error.ftl' || message?.type === 'error';
  const onward = actionUri ?? pageRedirectUri ?? client?.baseUrl ?? '/';
  return (
    <>
      <h1>{isError ? t('errorTitle') : (message?.summary ?? t('infoTitle'))}</h1>
      {isError && (
        <p className="login-lead" role="alert">
          {message?.summary ?? t('errorText')}
        </p>
      )}
      <a className="login-button" href={onward}>
        {isError ? t('startAgain') : t('proceed')}
      </a>
    </>
  );
}
