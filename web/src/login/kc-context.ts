/** What the identity provider writes into the page for a login screen; the names are Keycloak's. */
export interface KcContext {
  pageId: string;
  realm?: {
    name?: string;
    displayName?: string;
    registrationAllowed?: boolean;
    resetPasswordAllowed?: boolean;
    rememberMe?: boolean;
    internationalizationEnabled?: boolean;
  };
  client?: { clientId?: string; name?: string; baseUrl?: string };
  url?: {
    loginAction?: string;
    registrationAction?: string;
    registrationUrl?: string;
    loginUrl?: string;
    /** Of the embedded provider: where the page asks what an attempt costs this browser. */
    prepareUrl?: string;
    loginResetCredentialsUrl?: string;
    loginRestartFlowUrl?: string;
  };
  /** Keycloak hands an object with functions, the embedded provider a plain one. */
  messagesPerField?: FieldMessages;
  message?: { type?: 'error' | 'warning' | 'info' | 'success'; summary?: string };
  login?: { username?: string; rememberMe?: string | boolean };
  /** Keycloak's name of the account on the page for a new password. */
  username?: string;
  user?: { email?: string };
  /** Ours: whoever opened the mailed link chose a password there, and signs in with it. */
  signsInAnew?: boolean;
  /** What was typed into the registration before it was refused, or came with an invite. */
  register?: { formData?: Record<string, string> };
  /** False where Keycloak asks for the password only after the address is confirmed. */
  passwordRequired?: boolean;
  /** Ours, not the provider's: an invite gives this person a place, so no company is registered. */
  joinsByInvite?: boolean;
  /** Ours: the link of a registration was opened, where the password is chosen. */
  completesRegistration?: boolean;
  profile?: { attributesByName?: Record<string, { value?: string }> };
  auth?: { showTryAnotherWayLink?: boolean };
  /** The page may ask for a passkey: what it must sign, for which site, and which ones will do. */
  enableWebAuthnConditionalUI?: boolean;
  challenge?: string;
  rpId?: string;
  authenticators?: { authenticators?: readonly { credentialId: string }[] };
  /** Keycloak asks for its recovery codes by number. */
  recoveryAuthnCodesInputBean?: { codeNumber?: number };
  actionUri?: string;
  pageRedirectUri?: string;
  requiredActions?: readonly string[];
  locale?: { currentLanguageTag?: string; supported?: readonly { languageTag?: string; url?: string }[] };
}

type FieldMessages = Readonly<Record<string, unknown>> & {
  existsError?: (...fields: string[]) => boolean;
  get?: (field: string) => string;
};

/** What is wrong with a field, or '' when nothing is. */
export function fieldMessage(context: KcContext, field: string): string {
  const given = context.messagesPerField;
  if (typeof given?.get === 'function') return given.existsError?.(field) ? given.get(field) : '';
  const message = given?.[field];
  return typeof message === 'string' ? message : '';
}
