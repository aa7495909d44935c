/**
 * Who may do what in which status, as the practice's transition table says, to compare the code with.
 * One line: action | statuses (DR PH IN IC RE RC RP SF FI SE DO AW JR AP WP WI LO CL DI DE) | roles. Before a role `~` means asks or proposes only, `!` means
 * that a lawyer confirms. What stands nowhere is refused.
 */
export const statusCodes: Readonly<Record<string, string>> = {
  DR: 'DRAFT',
  PH: 'PAYMENT_HOLD',
  IN: 'INTAKE',
  IC: 'INITIAL_CHECK',
  RE: 'REVIEW',
  RC: 'RETURNED_TO_CLIENT',
  RP: 'RETURNED_TO_PROCESSOR',
  SF: 'SENT_FOR_FILING',
  FI: 'FILED',
  SE: 'SENT_FOR_SERVING',
  DO: 'ON_DOCKET',
  AW: 'AWAITING_JUDGMENT',
  JR: 'JUDGMENT_RECORDED',
  AP: 'APPEALED',
  WP: 'WRIT_IN_PROGRESS',
  WI: 'WRIT_ISSUED',
  LO: 'LOCKOUT_SCHEDULED',
  CL: 'CLOSED',
  DI: 'DISMISSED',
  DE: 'DENIED',
};

/** The usual case: nothing overdue, flagged, held or open; packet not yet lodged; sent back from attorney review. */
export const usual = `
submit                 | DR                                     | ADM CRM PROC COWN CMGR
submit                 | RC                                     | COWN CMGR
hold-release           | PH                                     | ADM CRM FADM FBIL
initial-check          | IN RP                                  | CRM FADM PROC FUSR
review                 | IC RP                                  | FADM PROC FUSR
assign                 | IN IC RE RP SF FI SE DO AW JR AP WP WI LO | FADM PROC FUSR
back-in-intake         | IC RE                                  | FADM LAW PROC
back-in-initial-check  | RE SF                                  | FADM LAW
send-back-to-client    | IN IC RE RP                            | CRM FADM LAW PROC FUSR
send-back-to-processor | RE SF FI                               | FADM LAW
send-for-filing        | RE                                     | LAW
add-case-number        | SF FI SE DO AW JR AP WP WI LO          | FADM LAW PROC FUSR
sent-for-serving       | FI                                     | FADM LAW PROC FUSR
record-service         | SE DO AW                               | FADM LAW PROC FUSR
record-search          | IN IC RE RP SF FI SE DO AW JR AP WP WI LO | FADM LAW PROC FUSR
apply-to-docket        | FI SE DO AW AP                         | FADM LAW PROC FUSR
remove-from-docket     | DO                                     | FADM LAW PROC FUSR
awaiting-judgment      | FI SE DO                               | FADM LAW PROC
record-judgment        | DO AW JR                               | FADM LAW !PROC
amend-judgment         | JR AP WP WI LO                         | FADM LAW !PROC
appeal-submit          | JR WP WI LO                            | FADM LAW !PROC
appeal-update          | AP                                     | FADM LAW !PROC
check-docket           | FI SE DO AW JR AP WP WI LO             | FADM LAW PROC FUSR
record-stipulation     | -                                      | -
answer-sweep           | DO                                     | FADM LAW PROC FUSR COWN CMGR
record-tenant-payment  | PH IN IC RE RC RP SF FI SE DO AW JR AP WP WI LO | FADM LAW PROC FUSR COWN CMGR
set-lockout-date       | WI LO                                  | FADM LAW PROC FUSR ~COWN ~CMGR
close                  | JR WI LO AP AW                         | FADM LAW PROC
dismiss-case           | PH IN IC RE RC RP SF                   | CRM FADM LAW PROC COWN CMGR
dismiss-case           | FI SE DO AW JR AP WP WI LO             | FADM LAW PROC ~COWN ~CMGR
deny-case              | PH IN IC RE RC RP                      | CRM FADM LAW
reopen                 | CL DI DE                               | ADM FADM
save                   | DR                                     | ADM CRM FADM LAW PROC FUSR COWN CMGR
save                   | RC                                     | COWN CMGR
save                   | IN IC RP                               | FADM LAW PROC FUSR
create-eviction        | DR                                     | ADM CRM FADM LAW PROC FUSR COWN CMGR
create-eviction        | PH RC                                  | COWN CMGR
create-eviction        | IN IC RE RP SF FI SE DO AW JR AP WP WI LO | FADM LAW PROC FUSR
add-eviction-details   | DR                                     | ADM CRM FADM LAW PROC FUSR COWN CMGR
add-eviction-details   | PH RC                                  | COWN CMGR
add-eviction-details   | IN IC RE RP SF JR WP                   | FADM LAW PROC FUSR COWN CMGR
add-eviction-details   | FI SE DO AW AP WI LO                   | FADM LAW PROC FUSR
add-documents          | DR                                     | ADM CRM FADM LAW PROC FUSR FBIL COWN CMGR
add-documents          | PH RC                                  | COWN CMGR
add-documents          | IN IC RE RP SF FI SE DO AW JR AP WP WI LO | ADM CRM FADM LAW PROC FUSR FBIL
flag-document          | IN IC RE RP SF FI SE DO AW JR AP WP WI LO | FADM LAW PROC FUSR
record-fact            | IN IC RE RP SF FI SE DO AW JR AP WP WI LO | FADM LAW PROC FUSR
update-workflow        | DR PH IN IC RE RC RP                   | FADM LAW PROC
update-workflow        | SF FI SE DO AW JR AP WP WI LO          | FADM
`;

/** What the system itself (job, robot, clock) does. */
export const bySystem = `
hold-release           | PH                                     | SYS
send-back-to-processor | RE SF FI                               | SYS
add-case-number        | SF FI SE DO AW JR AP WP WI LO          | SYS
record-service         | SE DO AW                               | SYS
record-search          | IN IC RE RP SF FI SE DO AW JR AP WP WI LO | SYS
awaiting-judgment      | FI SE DO                               | SYS
check-docket           | FI SE DO AW JR AP WP WI LO             | SYS
close                  | JR WI LO AP AW                         | SYS
`;

/** Where one circumstance differs from the usual case; actions that a scenario does not name are not checked. */
export const scenarios = {
  'the packet is in the mail': `
back-in-initial-check  | -                                      | -
send-back-to-processor | SF                                     | FADM LAW
dismiss-case           | SF                                     | FADM LAW PROC ~COWN ~CMGR
`,
  'back from filing, rejected by the clerk': `
initial-check          | -                                      | -
review                 | RP                                     | FADM PROC FUSR
send-for-filing        | RP                                     | FADM PROC FUSR
sent-for-serving       | -                                      | -
dismiss-case           | RP                                     | CRM FADM LAW PROC COWN CMGR
update-workflow        | RP                                     | FADM
`,
  'back from filing with a fix that is not clerical': `
send-for-filing        | -                                      | -
review                 | RP                                     | FADM PROC FUSR
`,
  'back from service': `
initial-check          | -                                      | -
send-for-filing        | -                                      | -
sent-for-serving       | RP                                     | FADM PROC FUSR
dismiss-case           | RP                                     | FADM LAW PROC ~COWN ~CMGR
deny-case              | -                                      | -
`,
  'serve first, in attorney review': `
send-for-filing        | RE                                     | LAW
sent-for-serving       | RE                                     | LAW
`,
  'serve first, notice out': `
send-for-filing        | -                                      | -
record-service         | SE                                     | FADM LAW PROC FUSR
add-case-number        | -                                      | -
apply-to-docket        | -                                      | -
awaiting-judgment      | -                                      | -
dismiss-case           | SE                                     | CRM FADM LAW PROC COWN CMGR
`,
  'serve first, notice served and approved': `
send-for-filing        | SE                                     | LAW PROC
`,
  'serve first, notice served and not approved': `
send-for-filing        | SE                                     | LAW
`,
  'an overdue invoice': `
submit                 | DR                                     | ADM CRM PROC COWN CMGR
submit                 | RC                                     | COWN CMGR
hold-release           | PH                                     | ADM CRM FADM
`,
  'a flagged document': `
review                 | -                                      | -
send-for-filing        | -                                      | -
back-in-intake         | IC RE                                  | FADM LAW PROC
`,
  'an open special approval': `
send-for-filing        | -                                      | -
review                 | IC RP                                  | FADM PROC FUSR
`,
  'no hearing yet': `
awaiting-judgment      | -                                      | -
record-judgment        | DO AW JR                               | FADM LAW !PROC
`,
  'no hearing, ready for default': `
awaiting-judgment      | FI SE DO                               | FADM LAW PROC
`,
  'no hearing, before the answer window is over': `
awaiting-judgment      | -                                      | -
apply-to-docket        | FI SE DO AW AP                         | FADM LAW PROC FUSR
`,
  'no hearing, and no search for military service': `
awaiting-judgment      | -                                      | -
`,
  'ready for default against a servicemember': `
awaiting-judgment      | -                                      | -
set-lockout-date       | -                                      | -
`,
  'unanswered requests': `
submit                 | DR                                     | ADM CRM PROC COWN CMGR
`,
  'an open writ': `
close                  | -                                      | -
`,
  'an agreement that runs': `
record-stipulation     | AW                                     | FADM LAW PROC FUSR COWN CMGR
`,
  'an appeal without a result': `
appeal-submit          | -                                      | -
appeal-update          | AP JR WP WI LO                         | FADM LAW !PROC
`,
  'dismissed with prejudice': `
reopen                 | -                                      | -
`,
  'a bankruptcy stay': `
send-for-filing        | -                                      | -
sent-for-serving       | -                                      | -
apply-to-docket        | -                                      | -
awaiting-judgment      | -                                      | -
record-judgment        | -                                      | -
set-lockout-date       | -                                      | -
add-case-number        | SF FI SE DO AW JR AP WP WI LO          | FADM LAW PROC FUSR
dismiss-case           | PH IN IC RE RC RP SF                   | CRM FADM LAW PROC COWN CMGR
dismiss-case           | FI SE DO AW JR AP WP WI LO             | FADM LAW PROC ~COWN ~CMGR
`,
  'a step that names the lawyer for the judgment': `
record-judgment        | DO AW JR                               | FADM LAW
awaiting-judgment      | FI SE DO                               | FADM LAW PROC
`,
  'a property in a state where nobody is admitted': `
send-for-filing        | -                                      | -
back-in-initial-check  | RE SF                                  | FADM LAW
`,
} as const;
