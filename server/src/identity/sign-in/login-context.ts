import { ownKeys, recordOf } from '@writdesk/contract/values/records';
import { type Language, messages } from './messages.ts';
import type { IdentitySettings } from '../settings.ts';

/** The address of a step's form carries its name: `?step=new-password`. */
export const STEP_PARAMETER = 'step';

/** What a sign-in page receives, in the shape Keycloak's themes know (`kcContext`), so that one theme serves both. */
export interface LoginContext {
  themeType: 'login';
  themeName: 'writdesk';
  pageId:
    | 'login.ftl'
    | 'register.ftl'
    | 'login-reset-password.ftl'
    | 'login-update-password.ftl'
    | 'login-verify-email.ftl'
    | 'login-otp.ftl'
    | 'login-recovery-authn-code-input.ftl'
    | 'webauthn-authenticate.ftl'
    | 'error.ftl'
    | 'info.ftl';
  realm: {
    name: string;
    displayName: string;
    internationalizationEnabled: true;
    registrationEmailAsUsername: true;
    loginWithEmailAllowed: true;
    rememberMe: true;
    password: true;
    resetPasswordAllowed: true;
    registrationAllowed: boolean;
  };
  locale: {
    currentLanguageTag: Language;
    supported: { languageTag: Language; label: string; url: string }[];
  };
  client: { clientId: string; name: string; baseUrl: string };
  url: {
    loginAction: string;
    loginUrl: string;
    /** Where the sign-in page asks what an attempt costs its browser. */
    prepareUrl: string;
    registrationUrl: string;
    registrationAction: string;
    loginResetCredentialsUrl: string;
  };
  message?: { type: 'error' | 'warning' | 'info' | 'success'; summary: string };
  /** Plain texts by field; Keycloak gives functions here. */
  messagesPerField: Record<string, string>;
  login: { username: string; rememberMe?: 'on' };
  registrationDisabled: boolean;
  /** False where the password is chosen later, at a link in the mail. */
  passwordRequired: boolean;
  profile: { attributesByName: Record<ProfileField, ProfileAttribute> };
}

export const profileFields = ['firstName', 'lastName', 'email'] as const;
/** Of the address that begins a registration, next to those: the code of the invite that led to it. */
export const INVITE_FIELD = 'invite';
export type ProfileField = (typeof profileFields)[number];
export interface ProfileAttribute {
  name: ProfileField;
  required: true;
  autocomplete: string;
  value: string;
}
const autocomplete: Record<ProfileField, string> = {
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
};

export interface LoginContextParts {
  pageId: LoginContext['pageId'];
  language: Language;
  /** The page's own path; absent on pages without a form. */
  path?: string;
  /** The language was chosen on the page: its links and forms keep it. */
  isLanguageChosen?: boolean;
  message?: LoginContext['message'];
  fieldErrors?: Record<string, string>;
  username?: string;
  isRemembered?: boolean;
  profile?: Partial<Record<ProfileField, string>>;
  /** Of a registration; a password unless said otherwise. */
  passwordRequired?: boolean;
  /** The step whose page this is; its form comes back to the step. */
  step?: string;
  /** Of a mailed link, whose pages have the address of the link. */
  linkToken?: string;
  /** What only this page knows, in Keycloak's names. */
  more?: Readonly<Record<string, unknown>>;
}

/** @param language chosen on the page, which its links and forms keep. */
export const pageAddress = (path: string, mode: string, language?: Language): string =>
  `${path}?${mode}${language ? `&kc_locale=${language}` : ''}`;

/** What of the address names a step. */
export const stepMode = (step: string): string => `${STEP_PARAMETER}=${step}`;

export function loginContext(settings: IdentitySettings, parts: LoginContextParts): LoginContext {
  const { pageId, language, path = settings.publicUrl, isLanguageChosen = false } = parts;
  const linkTo = (mode: string, tag: Language | undefined = isLanguageChosen ? language : undefined) =>
    path === settings.publicUrl ? `${path}/` : pageAddress(path, mode, tag);
  const mode = modeOf(parts);
  return {
    themeType: 'login',
    themeName: 'writdesk',
    pageId,
    realm: {
      name: settings.realm,
      displayName: 'Writdesk',
      internationalizationEnabled: true,
      registrationEmailAsUsername: true,
      loginWithEmailAllowed: true,
      rememberMe: true,
      password: true,
      resetPasswordAllowed: true,
      registrationAllowed: settings.registrationAllowed,
    },
    locale: {
      currentLanguageTag: language,
      supported: ownKeys(messages).map((languageTag) => ({
        languageTag,
        label: messages[languageTag].languageName,
        url: linkTo(mode, languageTag),
      })),
    },
    client: { clientId: settings.clientId, name: 'Writdesk', baseUrl: `${settings.publicUrl}/` },
    url: {
      loginAction: linkTo(mode),
      loginUrl: linkTo('login'),
      prepareUrl: linkTo('prepare'),
      registrationUrl: linkTo('register'),
      registrationAction: linkTo(parts.linkToken ? mode : 'register'),
      loginResetCredentialsUrl: linkTo('reset'),
    },
    ...(parts.message && { message: parts.message }),
    messagesPerField: parts.fieldErrors ?? {},
    login: { username: parts.username ?? '', ...(parts.isRemembered && { rememberMe: 'on' as const }) },
    registrationDisabled: !settings.registrationAllowed,
    passwordRequired: parts.passwordRequired ?? true,
    profile: {
      attributesByName: recordOf(profileFields, (name) => ({
        name,
        required: true,
        autocomplete: autocomplete[name],
        value: parts.profile?.[name] ?? '',
      })),
    },
    ...parts.more,
  };
}

/** What the page learns from the address, and comes back with its form. */
function modeOf({ pageId, step, linkToken }: LoginContextParts): string {
  if (linkToken) return `key=${linkToken}`;
  if (step) return stepMode(step);
  if (pageId === 'login-reset-password.ftl') return 'reset';
  return pageId === 'register.ftl' ? 'register' : 'login';
}
