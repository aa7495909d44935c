/** The specification's fallback texts by status: what a screen says when the server gave no words of its own. */
export const fallbackTexts: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  500: 'Internal Server Error',
};
export const otherFallbackText = 'Something went wrong';
export const noAnswerText = 'Server Error';

interface ErrorCode {
  status: number;
  message: string;
}

/** Every error that the API answers: its code, its status, and what a person reads. */
export const errorCodes = {
  invalid: { status: 400, message: 'Some of what was sent can’t be used. Each field says why.' },
  malformed: { status: 400, message: 'What was sent can’t be read.' },
  unsupported_media_type: { status: 415, message: 'Send JSON.' },
  too_large: { status: 413, message: 'What was sent is too large.' },
  too_slow: { status: 408, message: 'What was sent took too long to come.' },
  headers_too_large: { status: 431, message: 'The head of what was sent is too large.' },
  unauthorized: { status: 401, message: 'Unauthorized' },
  forbidden: { status: 403, message: 'Your role doesn’t allow this.' },
  address_unproven: {
    status: 403,
    message:
      'Confirm first that the e-mail address is yours: sign in again, and open the link that you are mailed.',
  },
  not_found: { status: 404, message: 'Not Found' },
  conflict: { status: 409, message: 'Somebody else changed this meanwhile.' },
  idempotency_mismatch: { status: 409, message: 'This key was used for another request.' },
  too_many_requests: { status: 429, message: 'Too many requests. Wait a moment.' },
  internal: { status: 500, message: 'Internal Server Error' },
  unavailable: { status: 503, message: 'The service can’t take this now. Nothing was changed.' },

  case_not_found: { status: 404, message: 'There is no such case.' },
  case_action_not_allowed: { status: 409, message: 'This can’t be done to the case as it stands.' },
  case_incomplete: { status: 400, message: 'Some facts are missing. Each is named.' },
  case_number_taken: { status: 409, message: 'Another case of this courthouse has this number.' },
  lawyer_bar_state: { status: 403, message: 'Only a lawyer admitted in the property’s state may sign this.' },
  docket_full: { status: 409, message: 'The docket has no room for another case.' },
  docket_not_found: { status: 404, message: 'There is no such docket.' },
  courthouse_not_found: { status: 404, message: 'There is no such courthouse.' },
  court_calendar_wide: {
    status: 403,
    message: 'The calendar of a whole county or state holds for every firm: an administrator changes it.',
  },
  court_calendar_foreign: {
    status: 403,
    message:
      'No company engages your firm in this state: the days of its courts are kept by those who work there.',
  },
  court_day_not_found: { status: 404, message: 'This calendar says nothing of that day.' },
  court_closure_not_found: { status: 404, message: 'There is no such closure.' },
  court_closure_undone: { status: 409, message: 'This closure was taken back already.' },
  rule_pack_not_found: { status: 404, message: 'There are no such rules.' },
  rule_pack_drafted: { status: 409, message: 'Somebody is changing these rules already.' },
  rule_pack_no_draft: { status: 409, message: 'Nobody is changing these rules. Start a draft first.' },
  rule_pack_not_previewed: {
    status: 409,
    message: 'See first which dates the draft as it reads now would move.',
  },
  rule_pack_counting: {
    status: 409,
    message: 'Dates are still being counted by the last version. Publish when that is done.',
  },
  rule_row_not_found: { status: 404, message: 'There is no such rule.' },
  rule_row_changed: { status: 409, message: 'This rule changed after you read it. Read it anew.' },
  rule_verdict_not_yours: { status: 409, message: 'Only who said it last can take it back.' },
  rule_proposal_not_found: { status: 404, message: 'There is no such proposal.' },
  rule_proposal_answered: { status: 409, message: 'This proposal was answered already.' },
  moved_date_not_found: { status: 404, message: 'There is no such date.' },
  property_not_found: { status: 404, message: 'There is no such property.' },
  user_not_found: { status: 404, message: 'There is no such person.' },
  user_left: {
    status: 409,
    message: 'This person has no account here anymore. Invite them again.',
  },
  client_not_found: { status: 404, message: 'There is no such company.' },
  workflow_not_found: { status: 404, message: 'There is no such workflow.' },
  document_not_found: { status: 404, message: 'There is no such document.' },
  zip_not_found: { status: 404, message: 'This ZIP code isn’t known.' },
  file_not_found: { status: 404, message: 'There is no such file.' },
  file_link_expired: { status: 403, message: 'This link has expired.' },
  upload_taken: {
    status: 409,
    message: 'This link takes one file, and one was uploaded or is on its way. Ask for a new link.',
  },
  file_refused: { status: 400, message: 'This file can’t be taken.' },
  ethical_wall_not_found: { status: 404, message: 'Nobody of this name is kept from the case.' },
  ethical_wall_stands: { status: 409, message: 'This person is kept from the case already.' },
  support_access_not_found: { status: 404, message: 'There is no such access.' },
  support_access_open: { status: 409, message: 'You have access already. End it before you ask anew.' },
  support_access_needed: {
    status: 403,
    message: 'Papers of a case are the firm’s. Start a support access, with a reason, to open them.',
  },
  invite_not_found: { status: 404, message: 'There is no such invite.' },
  invite_unknown: {
    status: 404,
    message: 'This invite link isn’t known. Ask whoever invited you for a new one.',
  },
  invite_expired: {
    status: 410,
    message: 'This invite link has expired. Ask whoever invited you for a new one.',
  },
  invite_replaced: {
    status: 410,
    message: 'This invite was sent again since. Open the link in the newest mail.',
  },
  invite_revoked: { status: 410, message: 'This invite was withdrawn.' },
  invite_used: { status: 409, message: 'This invite was accepted already. Sign in with your account.' },
  invite_other_person: {
    status: 409,
    message:
      'This invite is for another e-mail address. Sign in or register with the address that it was sent to.',
  },
  invite_not_needed: {
    status: 409,
    message: 'You have a place in Writdesk already. One account belongs to one firm or company.',
  },
  managed_elsewhere: {
    status: 409,
    message: 'Your sign-in service keeps this. Change it on its own pages.',
  },
  confirm_needed: { status: 409, message: 'Give your password, so that we know it is you.' },
  wrong_password: { status: 409, message: 'This is not your password.' },
  session_not_found: { status: 404, message: 'You aren’t signed in there.' },
  code_wrong: { status: 409, message: 'This code isn’t right, or was used already. Take the next one.' },
  passkey_refused: { status: 409, message: 'The passkey could not be added. Try again.' },
  no_engagement: { status: 409, message: 'No law firm is engaged for this state.' },
} as const satisfies Record<string, ErrorCode>;

export type ErrorCodeName = keyof typeof errorCodes;

/** One thing wrong with what was sent; `path` names the field, parts joined by dots. */
export interface FieldError {
  path: string;
  message: string;
}

/** How every error leaves the server. */
export interface ErrorReply {
  status: number;
  message: string;
  code: ErrorCodeName;
  errors?: FieldError[];
  requestId: string;
  [extra: string]: unknown;
}
