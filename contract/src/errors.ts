import { z } from 'zod';
import type { Fault } from './sentences/fault.ts';
import type { FieldError } from './sentences/in-english.ts';

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

/** Every error that the API answers, with its status; `sentences/en/refusals.ts` has what a person reads. */
export const errorStatuses = {
  invalid: 400,
  malformed: 400,
  unsupported_media_type: 415,
  too_large: 413,
  too_slow: 408,
  headers_too_large: 431,
  unauthorized: 401,
  forbidden: 403,
  address_unproven: 403,
  not_found: 404,
  conflict: 409,
  idempotency_mismatch: 409,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
  case_not_found: 404,
  case_action_not_allowed: 409,
  case_incomplete: 400,
  case_number_taken: 409,
  lawyer_bar_state: 403,
  docket_full: 409,
  docket_not_found: 404,
  docket_not_empty: 409,
  writ_not_found: 404,
  courthouse_not_found: 404,
  courthouse_wide: 403,
  courthouse_foreign: 403,
  courthouse_duplicate: 409,
  courthouse_in_use: 409,
  court_calendar_wide: 403,
  court_calendar_foreign: 403,
  court_day_not_found: 404,
  court_closure_not_found: 404,
  court_closure_undone: 409,
  rule_pack_not_found: 404,
  rule_pack_drafted: 409,
  rule_pack_no_draft: 409,
  rule_pack_not_previewed: 409,
  rule_pack_counting: 409,
  rule_row_not_found: 404,
  rule_row_changed: 409,
  rule_verdict_not_yours: 409,
  rule_proposal_not_found: 404,
  rule_proposal_answered: 409,
  moved_date_not_found: 404,
  bill_item_not_found: 404,
  bill_item_used: 409,
  bill_item_charged: 409,
  billing_item_not_found: 404,
  billing_item_billed: 409,
  invoice_not_found: 404,
  invoice_not_draft: 409,
  invoice_has_no_pdf: 404,
  ledger_month_not_found: 404,
  invoice_has_no_ledes: 404,
  utbms_codes_missing: 400,
  invoice_not_open: 409,
  invoice_paid: 409,
  overdue_exception_not_found: 404,
  overdue_exception_decided: 409,
  payment_not_found: 404,
  payment_reversed: 409,
  payment_refunded: 409,
  check_not_found: 404,
  check_locked: 409,
  check_not_waiting: 409,
  check_not_released: 409,
  check_second_person: 403,
  check_void: 409,
  check_not_void: 409,
  check_has_other: 409,
  month_closed: 409,
  location_mapping_not_found: 404,
  robot_job_not_found: 404,
  robot_job_exists: 409,
  robot_job_may_have_filed: 409,
  robot_job_runs: 409,
  robot_job_taken: 409,
  robot_job_not_yours: 409,
  robot_job_known: 409,
  robot_job_over: 409,
  envelope_not_found: 404,
  envelope_scanned: 409,
  envelope_not_bought: 409,
  envelope_ended: 409,
  envelope_tracked: 409,
  reminder_not_found: 404,
  special_approval_not_found: 404,
  comment_not_found: 404,
  special_approval_closed: 409,
  property_not_found: 404,
  property_duplicate: 409,
  property_has_open_cases: 409,
  unit_not_found: 404,
  unit_occupied: 409,
  lease_not_found: 404,
  owner_has_active_properties: 409,
  import_not_found: 404,
  import_not_open: 409,
  import_outdated: 409,
  user_not_found: 404,
  user_left: 409,
  client_not_found: 404,
  workflow_not_found: 404,
  document_not_found: 404,
  document_template_not_found: 404,
  document_tag_not_found: 404,
  zip_not_found: 404,
  file_not_found: 404,
  file_link_expired: 403,
  upload_taken: 409,
  file_refused: 400,
  ethical_wall_not_found: 404,
  ethical_wall_stands: 409,
  support_access_not_found: 404,
  support_access_open: 409,
  support_access_needed: 403,
  invite_not_found: 404,
  invite_unknown: 404,
  invite_expired: 410,
  invite_replaced: 410,
  invite_revoked: 410,
  invite_organization_inactive: 410,
  invite_used: 409,
  invite_other_person: 409,
  invite_not_needed: 409,
  managed_elsewhere: 409,
  confirm_needed: 409,
  wrong_password: 409,
  session_not_found: 404,
  code_wrong: 409,
  passkey_refused: 409,
  no_engagement: 409,
} as const satisfies Record<string, number>;

export type ErrorCodeName = keyof typeof errorStatuses;

/** A code with what its sentence names, for whoever says it in a language of their own. */
export const faultReply = z.object({ code: z.string(), values: z.record(z.string(), z.unknown()) });
/** The same at a field; `path` is its name, parts joined by dots, and `message` the sentence in English. */
export const fieldErrorReply = faultReply.extend({ path: z.string(), message: z.string() });
export type FaultReply = z.output<typeof faultReply>;
export type FieldErrorReply = z.output<typeof fieldErrorReply>;

/** How every error leaves the server. */
export interface ErrorReply {
  status: number;
  /** In English: the reason’s sentence, or else the code’s. */
  message: string;
  code: ErrorCodeName;
  /** Why, where it says more than the code. */
  reason?: Fault;
  /** Each field at fault. */
  errors?: readonly FieldError[];
  requestId: string;
  [extra: string]: unknown;
}
