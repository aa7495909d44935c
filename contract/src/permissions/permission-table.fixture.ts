/**
 * The permission table as the practice writes it, row by row, to compare the code's matrix with.
 * Columns: ADM AUD CRM FADM LAW PROC FUSR FBIL COWN CMGR CAP CVIEW POWN. `-` no, `X` yes, `X*` own scope;
 * a number after it points at the footnotes.
 */
export const footnotes: Readonly<Record<string, readonly string[]>> = {
  1: ['register-self'],
  2: ['accounts-payable-only'],
  3: ['request-only'],
  4: ['no-open-case'],
  5: ['bar-state'],
  6: ['no-ssn', 'no-documents'],
  7: ['on-payment'],
  8: ['if-lawyer', 'bar-state'],
  9: ['needs-confirmation'],
  10: ['propose-only'],
  11: ['pre-lodge'],
  12: ['request-when-lodged'],
  13: ['conflict-only'],
  14: ['invoices-only'],
  15: ['authored-only'],
  16: ['authored-only', 'invoices-only'],
  17: ['if-firm-staff'],
  18: ['billing-threads-only'],
  19: ['if-named'],
  20: ['unbilled-only'],
  21: ['firm-only'],
  22: ['own-company'],
  23: ['clients-only'],
  24: ['money-only'],
  25: ['client-safe'],
  26: ['signature-only'],
  27: ['own-cases'],
  28: ['no-contacts'],
  29: ['if-lawyer'],
};

export const columns = 'ADM AUD CRM FADM LAW PROC FUSR FBIL COWN CMGR CAP CVIEW POWN'.split(' ');

export const permissionTable = `
# Company (client) register / update / AP details
company.create                X  -  X  -  -  -  -  -  X*1  -  -  -  -
company.read                  X  X  X  X  X  X  X  X  X*  X*  X*  X*  X*
company.update                X  -  X  -  -  -  -  -  X*  -  X*2  -  -
# Deactivate company
company.deactivate            X  -  X3  -  -  -  -  -  -  -  -  -  -
# Property owner C/U
property-owner.create         X  -  X  -  -  -  -  -  X*  -  -  -  -
property-owner.read           X  X  X  X  X  X  X  X  X*  X*  X*  X*  X*
property-owner.update         X  -  X  -  -  -  -  -  X*  -  -  -  -
# Property create / draft / edit / import
property.create               X  -  X  -  -  -  -  -  X*  X*  -  -  -
property.import               X  -  X  -  -  -  -  -  X*  X*  -  -  -
property-connection.read      X  X  X  -  -  -  -  -  X*  X*  -  -  -
property-connection.update    -  -  -  -  -  -  -  -  X*  -  -  -  -
property-connection.sync      -  -  -  -  -  -  -  -  X*  X*  -  -  -
property.read                 X  X  X  X  X  X  X  X  X*  X*  X*  X*  X*
property.update               X  -  X  -  -  X  -  -  X*  X*  -  -  -
# Property deactivate
property.deactivate           X  -  X  -  -  -  -  -  X*4  -  -  -  -
# Assign/remove manager
property.assign-manager       X  -  X  -  -  -  -  -  X*  -  -  -  -
# Courthouse create/edit
courthouse.create             X  -  -  X  -  X  -  -  -  -  -  -  -
courthouse.read               X  X  X  X  X  X  X  X  X  X  X  X  X
courthouse.update             X  -  -  X  -  X  -  -  -  -  -  -  -
# Courthouse deactivate
court-calendar.update         X  -  -  X  -  X  -  -  -  -  -  -  -
court-calendar.update-wide    X  -  -  -  -  -  -  -  -  -  -  -  -
courthouse.deactivate         X  -  -  X  -  -  -  -  -  -  -  -  -
# Workflow create/edit/publish/clone
workflow.create               X  -  -  X  -  -  -  -  -  -  -  -  -
workflow.read                 X  X  X  X  X  X  X  -  -  -  -  -  -
workflow.update               X  -  -  X  -  -  -  -  -  -  -  -  -
workflow.publish              -  -  -  X  -  -  -  -  -  -  -  -  -
# Rule packs
rule-pack.create              X  -  -  -  -  -  -  -  -  -  -  -  -
rule-pack.read                X  X  X  X  X  X  X  -  -  -  -  -  -
rule-pack.update              X  -  -  -  -  -  -  -  -  -  -  -  -
rule-pack.publish             X  -  -  -  -  -  -  -  -  -  -  -  -
rule-pack.propose             -  -  -  X  -  -  -  -  -  -  -  -  -
rule-pack.verify              -  -  -  -  X5  -  -  -  -  -  -  -  -
# Case create / save draft
case.create                   X  -  X  X  X  X  X  -  X*  X*  -  -  -
case.save                     X  -  X  X  X  X  X  -  X*  X*  -  -  -
# Case read
case.read                     X  X  X*  X*  X*  X*  X*  X*  X*  X*  X*6  X*  X*
# Submit
case.submit                   X  -  X*  -  -  X*  -  -  X*  X*  -  -  -
# Release payment hold
case.hold-release             X  -  X  X  -  -  -  X7  -  -  -  -  -
# Initial check
case.initial-check            -  -  X*  X*  -  X*  X*  -  -  -  -  -  -
# Send to review
case.review                   -  -  -  X*  -  X*  X*  -  -  -  -  -  -
# Back to intake / initial check
case.back-in-intake           -  -  -  X*  X*  X*  -  -  -  -  -  -  -
case.back-in-initial-check    -  -  -  X*  X*  -  -  -  -  -  -  -  -
# Back to client
case.send-back-to-client      -  -  X*  X*  X*  X*  X*  -  -  -  -  -  -
# Back to processor
case.send-back-to-processor   -  -  -  X*  X*  -  -  -  -  -  -  -  -
# Approve = sent for filing
case.approve                  -  -  -  X*8  X*5  -  -  -  -  -  -  -  -
# Add case number, serving, service return
case.add-case-number          -  -  -  X*  X*  X*  X*  -  -  -  -  -  -
case.sent-for-serving         -  -  -  X*  X*  X*  X*  -  -  -  -  -  -
case.record-service           -  -  -  X*  X*  X*  X*  -  -  -  -  -  -
case.record-search            -  -  -  X*  X*  X*  X*  -  -  -  -  -  -
# Docket create / apply
docket.create                 -  -  -  X*  X*  X*  X*  -  -  -  -  -  -
docket.apply                  -  -  -  X*  X*  X*  X*  -  -  -  -  -  -
docket.read                   -  -  -  X*  X*  X*  X*  -  X*  X*  -  X*  X*
# Awaiting judgment
case.awaiting-judgment        -  -  -  X*  X*  X*  -  -  -  -  -  -  -
# Record judgment / appeal
judgment.record               -  -  -  X*  X*  X*9  -  -  -  -  -  -  -
appeal.submit                 -  -  -  X*  X*  X*9  -  -  -  -  -  -  -
appeal.update                 -  -  -  X*  X*  X*9  -  -  -  -  -  -  -
# Writ create / submit
writ.create                   -  -  -  X*  X*  X*  X*  -  X*3  X*3  -  -  -
writ.submit                   -  -  -  X*  X*  X*  X*  -  -  -  -  -  -
# Writ client confirm
writ.client-confirm           -  -  -  -  -  -  -  -  X*  X*  -  -  -
# Writ reviewed
writ.review                   -  -  -  -  X*5  -  -  -  -  -  -  -  -
# Set lockout
lockout.set                   -  -  -  X*  X*  X*  X*  -  X*10  X*10  -  -  -
lockout.read                  -  -  -  X*  X*  X*  X*  -  X*  X*  -  X*  X*
# Dismiss
case.dismiss                  -  -  X*11  X*  X*  X*  -  -  X*12  X*12  -  -  -
# Deny
case.deny                     -  -  X13  X*  X*  -  -  -  -  -  -  -  -
# Close / reopen
case.close                    -  -  -  X*  X*  X*  -  -  -  -  -  -  -
case.reopen                   X  -  -  X*  -  -  -  -  -  -  -  -  -
# Documents upload / delete own
document.upload               X  -  X  X  X  X  X  X  X*  X*  X14  -  -
document.delete               X15  -  X15  X15  X15  X15  X15  X15  X*15  X*15  X16  -  -
# Flag document
document.flag                 -  -  -  X  X  X  X  -  -  -  -  -  -
# Document templates, tags, auto-generated set
document-template.create      X  -  -  X  -  X  -  -  -  -  -  -  -
document-template.read        X  X  X  X  X  X  X  -  -  -  -  -  -
document-template.update      X  -  -  X  -  X  -  -  -  -  -  -  -
document-template.delete      X  -  -  X  -  -  -  -  -  -  -  -  -
document-template.review      -  -  -  -  X5  -  -  -  -  -  -  -  -
# Regenerate document
document.redact               -  -  -  X  X  X  X  -  -  -  -  -  -
document.regenerate           -  -  -  X  X  X  X  -  -  -  -  -  -
notice.make                   -  -  -  X  X  X  X  -  X*  X*  -  -  -
# Comments – Firm thread
firm-comment.create           -  -  -  X  X  X  X  X  -  -  -  -  -
firm-comment.read             X  X  X17  X  X  X  X  X  -  -  -  -  -
firm-comment.update           -  -  -  X15  X15  X15  X15  X15  -  -  -  -  -
firm-comment.delete           -  -  -  X15  X15  X15  X15  X15  -  -  -  -  -
# Comments – Client thread
client-comment.create         -  -  X  X  X  X  X  -  X*  X*  X*18  -  -
client-comment.read           X  X  X  X  X  X  X  X  X*  X*  X*18  X*  X*
client-comment.update         -  -  X  X  X  X  X  -  X*  X*  X*18  -  -
# Special approvals rules
special-approval.create       X  -  X  X  -  -  -  -  -  -  -  -  -
special-approval.read         X  X  X  X  X  X  X  -  X*  -  -  -  -
special-approval.update       X  -  X  X  -  -  -  -  -  -  -  -  -
special-approval.delete       X  -  -  X  -  -  -  -  -  -  -  -  -
# Decide a special approval
special-approval.decide       X  -  X19  X19  X19  -  -  -  X*19  X*19  -  -  -
reminder-rule.read            -  -  -  X  X  X  X  -  -  -  -  -  -
reminder-rule.update          -  -  -  X  -  -  -  -  -  -  -  -  -
# Bill items catalog, location mapping, CSV export
bill-item.create              X  -  -  X  -  -  -  X  -  -  -  -  -
bill-item.read                X  X  X  X  -  X  -  X  -  -  -  -  -
bill-item.update              X  -  -  X  -  -  -  X  -  -  -  -  -
bill-item.delete              X  -  -  X  -  -  -  X  -  -  -  -  -
location-mapping.create       X  -  -  X  -  -  -  X  -  -  -  -  -
location-mapping.read         X  X  X  X  -  X  -  X  -  -  -  -  -
location-mapping.update       X  -  -  X  -  -  -  X  -  -  -  -  -
location-mapping.delete       X  -  -  X  -  -  -  X  -  -  -  -  -
account-mapping.read          -  -  -  X  -  -  -  X  -  -  -  -  -
account-mapping.update        -  -  -  X  -  -  -  X  -  -  -  -  -
accounting-export.create      -  -  -  X  -  -  -  X  -  -  -  -  -
vendor.read                   -  -  -  X  -  -  -  X  -  -  -  -  -
vendor.update                 -  -  -  X  -  -  -  X  -  -  -  -  -
vendor.read-tin               -  -  -  X  -  -  -  -  -  -  -  -  -
cost-payment.read             -  -  -  X  -  -  -  X  -  -  -  -  -
cost-payment.update           -  -  -  X  -  -  -  X  -  -  -  -  -
# Billing items on case
billing-item.create           -  -  -  X  X  X20  -  X  -  -  -  -  -
billing-item.read             X  X  X  X  X  X  X  X  X*  X*  X*  -  -
billing-item.update           -  -  -  X  -  X20  -  X  -  -  -  -  -
billing-item.delete           -  -  -  X  -  -  -  X  -  -  -  -  -
# Invoices issue / credit / void
invoice.create                -  -  -  X  -  -  -  X  -  -  -  -  -
invoice.read                  X  X  X  X  X  X  -  X  X*  X*  X*  X*  X*
invoice.read-statement        X  X  X  X  X  X  -  X  X*  -  X*  -  -
invoice.update                -  -  -  X  -  -  -  X  -  -  -  -  -
invoice.pay                   -  -  -  -  -  -  -  -  X*  -  X*  -  -
invoice.dispute               -  -  -  -  -  -  -  -  X*  -  X*  -  -
payment-connection.read       -  -  -  X*  -  -  -  X*  -  -  -  -  -
payment-connection.update     -  -  -  X*  -  -  -  -  -  -  -  -  -
payment-event.read            X  X  -  X*  -  -  -  X*  -  -  -  -  -
payment-event.update          X  -  -  X*  -  -  -  X*  -  -  -  -  -
invoice.request-exception     -  -  -  -  -  -  -  -  X*  X*  X*  -  -
invoice.read-exception        X  X  X  X  X  X  -  X  X*  X*  X*  -  -
invoice.decide-exception      -  -  X  X  -  -  -  -  -  -  -  -  -
# Checks generate / submit
check.generate                -  -  -  X  -  X  -  X  -  -  -  -  -
check.submit                  -  -  -  X  -  X  -  X  -  -  -  -  -
# Checks mark void / reissue
check.void                    -  -  -  X  -  -  -  X  -  -  -  -  -
check.reissue                 -  -  -  X  -  -  -  X  -  -  -  -  -
# Postage create / void / validate
stamp.create-envelope         -  -  -  X  -  X  X  X  -  -  -  -  -
stamp.void-envelope           -  -  -  X  -  X  X  X  -  -  -  -  -
stamp.update-settings         -  -  -  X  -  -  -  X  -  -  -  -  -
stamp.validate-address        -  -  -  X  -  X  X  X  -  -  -  -  -
# Users list / create
user.create                   X  -  -  X21  -  -  -  -  X*22  -  -  -  -
user.read                     X  X  X  X21  X  X  X  X  X*22  X*  X*  -  -
user.update                   X  -  -  X21  -  -  -  -  X*22  -  -  -  -
user.deactivate               X  -  -  X21  -  -  -  -  -  -  -  -  -
# Invites firm / client
invite.firm                   X  -  -  X21  -  -  -  -  -  -  -  -  -
invite.client                 X  -  X23  -  -  -  -  -  -  -  -  -  -
invite.client-user            X  -  X23  -  -  -  -  -  X22  -  -  -  -
# Statistics: admin dashboard
statistics.read-admin         X  X  -  -  -  -  -  -  -  -  -  -  -
# Statistics: firm / client
statistics.read               X  X  X*  X*  X*  X*  X*  X*  X*  X*  X*24  X*  X*
# Audits (status, property)
audit.read                    X  X  X*  X*  X*  X*  -  -  X*25  X*25  -  -  -
# Audit chain verify/export
audit.verify                  X  -  -  X  X  -  -  -  -  -  -  -  -
audit.export                  X  -  -  X  X  -  -  -  -  -  -  -  -
# Notifications own
notification.read             X  X  X  X  X  X  X  X  X  X  X  X  X
notification.update           X  -  X  X  X  X  X  X  X  X  X  X  X
# (by the rules of the case, the writ and tenancy)
case.resend                   -  -  -  X*  -  X*  X*  -  -  -  -  -  -
case.update-workflow          -  -  -  X*  X*  X*  -  -  -  -  -  -  -
case.record-fact              -  -  -  X*  X*  X*  X*  -  -  -  -  -  -
firm.create                   X  -  -  -  -  -  -  -  -  -  -  -  -
firm.read-all                 X  X  -  -  -  -  -  -  -  -  -  -  -
firm.read                     X  X  -  X*  X*  X*  X*  X*  -  -  -  -  -
firm.update                   X  -  -  X*  -  -  -  -  -  -  -  -  -
lease.read                    X  X  X  X27  X27  X27  X27  X27  X*  X*  X*24  X*  X*28
lease.update                  X  -  X  -  -  -  -  -  X*  X*  -  -  -
tenant.unmask                 -  -  -  X*  X*  X*  -  -  -  -  -  -  -
report.read                   X  X  X  X*  X*  X*  X*  X*  X*  X*  -  X*  X*
report.update                 X  -  X  X*  X*  X*  X*  X*  X*  X*  -  X*  X*
feed.read                     X  X  X  X*  X*  X*  X*  X*  X*  X*  -  X*  X*
feed.create                   X  -  X  X*  X*  X*  X*  X*  X*  X*  -  X*  X*
feed.revoke                   X  -  X  X*  X*  X*  X*  X*  X*  X*  -  X*  X*
ethical-wall.create           -  -  -  X*  X*  -  -  -  -  -  -  -  -
ethical-wall.read             X  X  -  X*  X*  -  -  -  -  -  -  -  -
ethical-wall.delete           -  -  -  X*  X*  -  -  -  -  -  -  -  -
payment-sweep.read            -  -  -  X*  X*  X*  X*  -  X*  X*  -  -  -
case.seal                     -  -  -  -  X*5  -  -  -  -  -  -  -  -
case-seal.read                -  -  -  X*  X*  -  -  -  -  -  -  -  -
retention.read                -  -  -  X*  X*  -  -  -  -  -  -  -  -
retention.update              -  -  -  X   -  -  -  -  -  -  -  -  -
retention.hold                -  -  -  X*  X*  -  -  -  -  -  -  -  -
seal.update                  -  -  -  X   -  -  -  -  -  -  -  -  -
notice-override.read          -  -  -  X*  -  -  -  -  -  -  -  -  -
support-access.start          X  -  -  -  -  -  -  -  -  -  -  -  -
support-access.read           X  X  -  X*  -  -  -  -  -  -  -  -  -
support-access.end            X  -  -  X*  -  -  -  -  -  -  -  -  -
mailbox.open-all              X  -  -  -  -  -  -  -  -  -  -  -  -
invite.read-firm              X  X  -  X21  -  -  -  -  -  -  -  -  -
invite.read-client            X  X  X23  -  -  -  -  -  X22  -  -  -  -
lawyer.create                 X  -  -  X21  -  -  -  -  -  -  -  -  -
lawyer.update                 X  -  -  X21  X*26  -  -  -  -  -  -  -  -
docket.read-sheet             -  -  -  X*  X*  X*  X*  -  -  -  -  -  -
docket.update                 -  -  -  X*  X*  X*  X*  -  -  -  -  -  -
docket.delete                 -  -  -  X*  X*  X*  X*  -  -  -  -  -  -
ledger.read                   -  -  -  X  -  -  -  X  -  -  -  -  -
ledger.close                  -  -  -  X  -  -  -  -  -  -  -  -  -
ledger.reopen                 -  -  -  X  -  -  -  -  -  -  -  -  -
trust.read                    -  -  -  X  X  -  -  X  -  -  -  -  -
trust.update                  -  -  -  X  -  -  -  X  -  -  -  -  -
trust.approve                 -  -  -  X  -  -  -  X  -  -  -  -  -
trust.sign                    -  -  -  X29  X  -  -  -  -  -  -  -  -
trust.read-statement          -  -  -  X  X  -  -  X  X*  -  X*  -  -
bank-account.read             -  -  -  X  X  -  -  X  -  -  -  -  -
bank-account.create           -  -  -  X  -  -  -  X  -  -  -  -  -
bank-account.update           -  -  -  X  -  -  -  X  -  -  -  -  -
bank-account.approve          -  -  -  X  -  -  -  X  -  -  -  -  -
bank-statement.read           -  -  -  X  X  -  -  X  -  -  -  -  -
bank-statement.import         -  -  -  X  -  -  -  X  -  -  -  -  -
bank-statement.match          -  -  -  X  -  -  -  X  -  -  -  -  -
check.read                    -  -  -  X  -  X  -  X  -  -  -  -  -
stamp.read                    -  -  -  X  X  X  X  X  -  -  -  -  -
rpa-bot-job.read              -  -  -  X* X* X* X* -  -  -  -  -  -
rpa-bot-job.work              -  -  -  X* X* X* X* -  -  -  -  -  -
court-portal.read             -  -  -  X* X* X* X* -  -  -  -  -  -
court-portal.manage           -  -  -  X* -  -  -  -  -  -  -  -  -
check.approve                 -  -  -  X  -  -  -  X  -  -  -  -  -
check.set-release-limit       -  -  -  X  -  -  -  -  -  -  -  -  -
writ.read                     X  X  X*  X*  X*  X*  X*  X*  X*  X*  X*  X*  X*
writ.request-resubmit         -  -  -  X*  X*  X*  -  -  X*  X*  -  -  -
writ.file                     -  -  -  X*  -  X*  -  -  -  -  -  -  -
writ.issue                    -  -  -  X*  -  X*  -  -  -  -  -  -  -
writ.post                     -  -  -  X*  -  X*  X*  -  -  -  -  -  -
writ.execute                  -  -  -  X*  X*  X*  -  -  -  -  -  -  -
writ.return-unexecuted        -  -  -  X*  -  X*  -  -  -  -  -  -  -
writ.stay                     -  -  -  X*  X*  -  -  -  -  -  -  -  -
writ.cancel                   -  -  -  X*  X*  X*  -  -  -  -  -  -  -
`;
