import { ownKeys } from '../values/records.ts';
import { companyRoles, firmStaff } from './role-groups.ts';
import { roles, type Role } from './roles.ts';

export * from './roles.ts';

/** What narrows a grant. The server's policies and the case machine read these; each is named after its words in the table. */
export const grantLimits = [
  'request-only', // (r): may ask for it, the asking changes nothing by itself
  'request-when-lodged', // acts while nothing is lodged at court, asks from then on
  'propose-only',
  'if-lawyer', // a firm administrator who is a lawyer too
  'bar-state', // a signature: only where admitted in the property's state
  'needs-confirmation', // stands at once, and waits for a lawyer's word
  'pre-lodge',
  'conflict-only', // conflict of interest or duplicate, nothing else
  'unbilled-only',
  'on-payment', // once the overdue balance is paid
  'invoices-only', // documents that are invoices
  'no-ssn',
  'no-documents',
  'if-named', // named as approver
  'own-company',
  'signature-only', // a lawyer's own title and signature name, no admission
  'firm-only', // firm users, firm invites
  'clients-only', // client invites
  'register-self', // one's own company at registration
  'accounts-payable-only',
  'no-open-case',
  'if-firm-staff', // client care employed by the firm
  'authored-only', // what one wrote oneself
  'billing-threads-only',
  'money-only',
  'client-safe', // without firm-only events and texts
  'own-cases', // of the leases that one's own cases name; of others name, term and balance
  'no-contacts', // without how people are reached and when they were born
] as const;
export type GrantLimit = (typeof grantLimits)[number];

/**
 * What a role may do with a permission. `own` stands where the table has a star. Tenancy (`roleFacts`) is asked before
 * and holds for every grant; `visible` therefore never reaches beyond what the role may see.
 */
export interface Grant {
  scope: 'visible' | 'own';
  limits: readonly GrantLimit[];
}

type Grants = Partial<Record<Role, Grant>>;

const [ADM, AUD, CRM, FADM, LAW, PROC, FUSR, FBIL, COWN, CMGR, CAP, CVIEW, POWN] = roles;
const firm = [...firmStaff, FBIL] as const;

/** A letter without a star. */
const to = (held: Role | readonly Role[], ...limits: GrantLimit[]) => give('visible', held, limits);
/** A letter with a star. */
const own = (held: Role | readonly Role[], ...limits: GrantLimit[]) => give('own', held, limits);

function give(scope: Grant['scope'], held: Role | readonly Role[], limits: readonly GrantLimit[]): Grants {
  const list: readonly Role[] = typeof held === 'string' ? [held] : held;
  return Object.fromEntries(list.map((role) => [role, { scope, limits }]));
}

// One block for each row of the permission table; the comment above a block is the row's name there.
// Read, create, update, delete are the letters R, C, U, D; every other word is an X. The auditor's column is not
// written: see `matrix`.
const table = {
  // Company (client) register / update / AP details
  'company.create': { ...to([ADM, CRM]), ...own(COWN, 'register-self') },
  'company.read': { ...to([ADM, CRM, ...firm]), ...own(companyRoles) },
  'company.update': { ...to([ADM, CRM]), ...own(COWN), ...own(CAP, 'accounts-payable-only') },
  // Deactivate company
  'company.deactivate': { ...to(ADM), ...to(CRM, 'request-only') },
  // Property owner C/U
  'property-owner.create': { ...to([ADM, CRM]), ...own(COWN) },
  'property-owner.read': { ...to([ADM, CRM, ...firm]), ...own(companyRoles) },
  'property-owner.update': { ...to([ADM, CRM]), ...own(COWN) },
  // Property create / draft / edit / import
  'property.create': { ...to([ADM, CRM]), ...own([COWN, CMGR]) },
  'property.import': { ...to([ADM, CRM]), ...own([COWN, CMGR]) },
  'property-connection.read': { ...to([ADM, CRM]), ...own([COWN, CMGR]) },
  'property-connection.update': own(COWN),
  'property-connection.sync': own([COWN, CMGR]),
  'property.read': { ...to([ADM, CRM, ...firm]), ...own(companyRoles) },
  'property.update': { ...to([ADM, CRM, PROC]), ...own([COWN, CMGR]) },
  // Property deactivate
  'property.deactivate': { ...to([ADM, CRM]), ...own(COWN, 'no-open-case') },
  // Assign/remove manager
  'property.assign-manager': { ...to([ADM, CRM]), ...own(COWN) },
  // Courthouse create/edit
  'courthouse.create': to([ADM, FADM, PROC]),
  'courthouse.read': to([ADM, CRM, ...firm, ...companyRoles]),
  'courthouse.update': to([ADM, FADM, PROC]),
  // Court calendars: a court's own with the courthouse, in the states where the firm works; a county's and a state's with the rules of law
  'court-calendar.update': to([ADM, FADM, PROC]),
  'court-calendar.update-wide': to(ADM),
  // Courthouse deactivate
  'courthouse.deactivate': to([ADM, FADM]),
  // Workflow create/edit/publish/clone (publish is the X, a clone is a C)
  'workflow.create': to([ADM, FADM]),
  'workflow.read': to([ADM, CRM, ...firmStaff]),
  'workflow.update': to([ADM, FADM]),
  'workflow.publish': to(FADM),
  // Rule packs
  'rule-pack.create': to(ADM),
  'rule-pack.read': to([ADM, CRM, ...firmStaff]),
  'rule-pack.update': to(ADM),
  'rule-pack.publish': to(ADM),
  'rule-pack.propose': to(FADM),
  'rule-pack.verify': to(LAW, 'bar-state'),

  // Case create / save draft
  'case.create': { ...to([ADM, CRM, ...firmStaff]), ...own([COWN, CMGR]) },
  'case.save': { ...to([ADM, CRM, ...firmStaff]), ...own([COWN, CMGR]) },
  // Case read
  'case.read': {
    ...to(ADM),
    ...own([CRM, ...firm, COWN, CMGR, CVIEW, POWN]),
    ...own(CAP, 'no-ssn', 'no-documents'),
  },
  // Submit
  'case.submit': { ...to(ADM), ...own([CRM, PROC, COWN, CMGR]) },
  // Release payment hold
  'case.hold-release': { ...to([ADM, CRM, FADM]), ...to(FBIL, 'on-payment') },
  // Initial check
  'case.initial-check': own([CRM, FADM, PROC, FUSR]),
  // Send to review
  'case.review': own([FADM, PROC, FUSR]),
  // Back to intake / initial check (the processor's letter says "intake")
  'case.back-in-intake': own([FADM, LAW, PROC]),
  'case.back-in-initial-check': own([FADM, LAW]),
  // Back to client
  'case.send-back-to-client': own([CRM, ...firmStaff]),
  // Back to processor
  'case.send-back-to-processor': own([FADM, LAW]),
  // Approve = sent for filing
  'case.approve': { ...own(FADM, 'if-lawyer', 'bar-state'), ...own(LAW, 'bar-state') },
  // Add case number, serving, service return
  'case.add-case-number': own(firmStaff),
  'case.sent-for-serving': own(firmStaff),
  'case.record-service': own(firmStaff),
  'case.record-search': own(firmStaff),
  // Docket create / apply
  'docket.create': own(firmStaff),
  'docket.apply': own(firmStaff),
  'docket.read': own([...firmStaff, COWN, CMGR, CVIEW, POWN]),
  // Awaiting judgment
  'case.awaiting-judgment': own([FADM, LAW, PROC]),
  // Record judgment / appeal
  'judgment.record': { ...own([FADM, LAW]), ...own(PROC, 'needs-confirmation') },
  'appeal.submit': { ...own([FADM, LAW]), ...own(PROC, 'needs-confirmation') },
  'appeal.update': { ...own([FADM, LAW]), ...own(PROC, 'needs-confirmation') },
  // Writ create / submit (the company's (r) is the request for a writ; what is submitted goes to the company itself)
  'writ.create': { ...own(firmStaff), ...own([COWN, CMGR], 'request-only') },
  'writ.submit': own(firmStaff),
  // Writ client confirm
  'writ.client-confirm': own([COWN, CMGR]),
  // Writ reviewed (a signature)
  'writ.review': own(LAW, 'bar-state'),
  // Set lockout
  'lockout.set': { ...own(firmStaff), ...own([COWN, CMGR], 'propose-only') },
  'lockout.read': own([...firmStaff, COWN, CMGR, CVIEW, POWN]),
  // Dismiss
  'case.dismiss': {
    ...own(CRM, 'pre-lodge'),
    ...own([FADM, LAW, PROC]),
    ...own([COWN, CMGR], 'request-when-lodged'),
  },
  // Deny
  'case.deny': { ...own([FADM, LAW]), ...to(CRM, 'conflict-only') },
  // Close / reopen
  'case.close': own([FADM, LAW, PROC]),
  'case.reopen': { ...to(ADM), ...own(FADM) },

  // Documents upload / delete own
  'document.upload': { ...to([ADM, CRM, ...firm]), ...own([COWN, CMGR]), ...to(CAP, 'invoices-only') },
  'document.delete': {
    ...to([ADM, CRM, ...firm], 'authored-only'),
    ...own([COWN, CMGR], 'authored-only'),
    ...to(CAP, 'authored-only', 'invoices-only'),
  },
  // Flag document
  'document.flag': to(firmStaff),
  // Document templates, tags, auto-generated set
  'document-template.create': to([ADM, FADM, PROC]),
  'document-template.read': to([ADM, CRM, ...firmStaff]),
  'document-template.update': to([ADM, FADM, PROC]),
  'document-template.delete': to([ADM, FADM]),
  'document-template.review': to(LAW, 'bar-state'),
  // Redact document
  'document.redact': to(firmStaff),
  // Regenerate document
  'document.regenerate': to(firmStaff),
  'notice.make': { ...to(firmStaff), ...own([COWN, CMGR]) },
  // The certificate that seals what leaves the firm
  'seal.update': to(FADM),
  // Comments – Firm thread
  'firm-comment.create': to(firm),
  'firm-comment.read': { ...to([ADM, ...firm]), ...to(CRM, 'if-firm-staff') },
  'firm-comment.update': to(firm, 'authored-only'),
  'firm-comment.delete': to(firm, 'authored-only'),
  // Comments – Client thread
  'client-comment.create': {
    ...to([CRM, ...firmStaff]),
    ...own([COWN, CMGR]),
    ...own(CAP, 'billing-threads-only'),
  },
  'client-comment.read': {
    ...to([ADM, CRM, ...firm]),
    ...own([COWN, CMGR, CVIEW, POWN]),
    ...own(CAP, 'billing-threads-only'),
  },
  'client-comment.update': {
    ...to([CRM, ...firmStaff]),
    ...own([COWN, CMGR]),
    ...own(CAP, 'billing-threads-only'),
  },
  // Special approvals rules
  'special-approval.create': to([ADM, CRM, FADM]),
  'special-approval.read': { ...to([ADM, CRM, ...firmStaff]), ...own(COWN) },
  'special-approval.update': to([ADM, CRM, FADM]),
  'special-approval.delete': to([ADM, FADM]),
  // Decide a special approval
  'special-approval.decide': {
    ...to(ADM),
    ...to([CRM, FADM, LAW], 'if-named'),
    ...own([COWN, CMGR], 'if-named'),
  },
  // Rules that remind people of a firm's cases
  'reminder-rule.read': to(firmStaff),
  'reminder-rule.update': to(FADM),

  // Bill items catalog, location mapping, CSV export
  'bill-item.create': to([ADM, FADM, FBIL]),
  'bill-item.read': to([ADM, CRM, FADM, PROC, FBIL]),
  'bill-item.update': to([ADM, FADM, FBIL]),
  'bill-item.delete': to([ADM, FADM, FBIL]),
  'location-mapping.create': to([ADM, FADM, FBIL]),
  'location-mapping.read': to([ADM, CRM, FADM, PROC, FBIL]),
  'location-mapping.update': to([ADM, FADM, FBIL]),
  'location-mapping.delete': to([ADM, FADM, FBIL]),
  'account-mapping.read': to([FADM, FBIL]),
  'account-mapping.update': to([FADM, FBIL]),
  'accounting-export.create': to([FADM, FBIL]),
  'vendor.read': to([FADM, FBIL]),
  'vendor.update': to([FADM, FBIL]),
  // Whole tax numbers, in a file that is audited.
  'vendor.read-tin': to([FADM]),
  'cost-payment.read': to([FADM, FBIL]),
  'cost-payment.update': to([FADM, FBIL]),
  // Billing items on case
  'billing-item.create': { ...to([FADM, LAW, FBIL]), ...to(PROC, 'unbilled-only') },
  'billing-item.read': { ...to([ADM, CRM, ...firm]), ...own([COWN, CMGR, CAP]) },
  'billing-item.update': { ...to([FADM, FBIL]), ...to(PROC, 'unbilled-only') },
  'billing-item.delete': to([FADM, FBIL]),
  // Invoices issue / credit / void
  'invoice.create': to([FADM, FBIL]),
  'invoice.read': { ...to([ADM, CRM, FADM, LAW, PROC, FBIL]), ...own(companyRoles) },
  // A statement is a whole company’s: whoever has some of its properties reads the invoices of these.
  'invoice.read-statement': { ...to([ADM, CRM, FADM, LAW, PROC, FBIL]), ...own([COWN, CAP]) },
  'invoice.update': to([FADM, FBIL]),
  // A landlord has nobody for accounts payable: whoever leads the company pays as well.
  'invoice.pay': own([COWN, CAP]),
  // And says what is wrong with a charge; the firm answers as it corrects invoices.
  'invoice.dispute': own([COWN, CAP]),
  // The firm’s account at a payment provider, and what the provider sent that fits no payment
  'payment-connection.read': own([FADM, FBIL]),
  'payment-connection.update': own(FADM),
  'payment-event.read': { ...to(ADM), ...own([FADM, FBIL]) },
  'payment-event.update': { ...to(ADM), ...own([FADM, FBIL]) },
  // Exceptions from the hold of an overdue invoice: the company asks, the firm's administrator or client care decides
  'invoice.request-exception': own([COWN, CMGR, CAP]),
  'invoice.read-exception': { ...to([ADM, CRM, FADM, LAW, PROC, FBIL]), ...own([COWN, CMGR, CAP]) },
  'invoice.decide-exception': to([CRM, FADM]),
  // Checks generate / submit
  'check.generate': to([FADM, PROC, FBIL]),
  'check.submit': to([FADM, PROC, FBIL]),
  // Checks mark void / reissue
  'check.void': to([FADM, FBIL]),
  'check.reissue': to([FADM, FBIL]),
  // Postage create / void / validate
  'stamp.create-envelope': to([FADM, PROC, FUSR, FBIL]),
  'stamp.void-envelope': to([FADM, PROC, FUSR, FBIL]),
  'stamp.update-settings': to([FADM, FBIL]),
  'stamp.validate-address': to([FADM, PROC, FUSR, FBIL]),

  // Users list / create
  'user.create': { ...to(ADM), ...to(FADM, 'firm-only'), ...own(COWN, 'own-company') },
  'user.read': {
    ...to([ADM, CRM, LAW, PROC, FUSR, FBIL]),
    ...to(FADM, 'firm-only'),
    ...own(COWN, 'own-company'),
    ...own([CMGR, CAP]),
  },
  'user.update': { ...to(ADM), ...to(FADM, 'firm-only'), ...own(COWN, 'own-company') },
  'user.deactivate': { ...to(ADM), ...to(FADM, 'firm-only') },
  // Invites firm / client
  'invite.firm': { ...to(ADM), ...to(FADM, 'firm-only') },
  'invite.client': { ...to(ADM), ...to(CRM, 'clients-only') },
  'invite.client-user': { ...to(ADM), ...to(CRM, 'clients-only'), ...to(COWN, 'own-company') },
  // Statistics: admin dashboard
  'statistics.read-admin': to(ADM),
  // Statistics: firm / client
  'statistics.read': {
    ...to(ADM),
    ...own([CRM, ...firm, COWN, CMGR, CVIEW, POWN]),
    ...own(CAP, 'money-only'),
  },
  // Audits (status, property)
  'audit.read': { ...to(ADM), ...own([CRM, FADM, LAW, PROC]), ...own([COWN, CMGR], 'client-safe') },
  // Audit chain verify/export
  'audit.verify': to([ADM, FADM, LAW]),
  'audit.export': to([ADM, FADM, LAW]),
  // Notifications own
  'notification.read': to([ADM, CRM, ...firm, ...companyRoles]),
  'notification.update': to([ADM, CRM, ...firm, ...companyRoles]),

  // What the table leaves to the rules of the case, of the writ, and of tenancy.
  // Resend of a packet that a lawyer approved before: the processor's work, without a new signature.
  'case.resend': own([FADM, PROC, FUSR]),
  'case.update-workflow': own([FADM, LAW, PROC]),
  // Days from the court papers that deadlines are calculated from.
  'case.record-fact': own(firmStaff),
  // Rosters: whoever keeps the property keeps its leases; a firm reads those of its cases.
  'lease.read': {
    ...to([ADM, CRM]),
    ...to(firm, 'own-cases'),
    ...own([COWN, CMGR, CVIEW]),
    ...own(CAP, 'money-only'),
    ...own(POWN, 'no-contacts'),
  },
  'lease.update': { ...to([ADM, CRM]), ...own([COWN, CMGR]) },
  // Law firms: Writdesk's administrator creates them, and each firm's administrator keeps its own.
  'firm.create': to(ADM),
  'firm.read-all': to(ADM),
  'firm.read': { ...to(ADM), ...own(firm) },
  'firm.update': { ...to(ADM), ...own(FADM) },
  // Full SSN and date of birth, each look recorded.
  'tenant.unmask': own([FADM, LAW, PROC]),
  // Reports: everybody sets up their own, and each is made with its owner's rights.
  'report.read': { ...to([ADM, CRM]), ...own([...firmStaff, FBIL, COWN, CMGR, CVIEW, POWN]) },
  'report.update': { ...to([ADM, CRM]), ...own([...firmStaff, FBIL, COWN, CMGR, CVIEW, POWN]) },
  // Feeds: a program reads what its owner may see.
  'feed.read': { ...to([ADM, CRM]), ...own([...firmStaff, FBIL, COWN, CMGR, CVIEW, POWN]) },
  'feed.create': { ...to([ADM, CRM]), ...own([...firmStaff, FBIL, COWN, CMGR, CVIEW, POWN]) },
  'feed.revoke': { ...to([ADM, CRM]), ...own([...firmStaff, FBIL, COWN, CMGR, CVIEW, POWN]) },
  // Ethical walls: who is kept from a case.
  'ethical-wall.create': own([FADM, LAW]),
  'ethical-wall.read': { ...to(ADM), ...own([FADM, LAW]) },
  'ethical-wall.delete': own([FADM, LAW]),
  // Before court: which tenants paid.
  'payment-sweep.read': own([FADM, LAW, PROC, FUSR, COWN, CMGR]),
  // Sealing by a court's order; the firm's lawyers and administrators still open the page.
  'case.seal': own(LAW, 'bar-state'),
  'case-seal.read': own([FADM, LAW]),
  // How long files of ended cases are kept, and legal holds
  'retention.read': own([FADM, LAW]),
  'retention.update': to(FADM),
  'retention.hold': own([FADM, LAW]),
  // What lawyers override in the notice check: the firm's administrator reviews it each week.
  'notice-override.read': own(FADM),
  // Access of an administrator to the cases of a firm, which may end it.
  'support-access.start': to(ADM),
  'support-access.read': { ...to(ADM), ...own(FADM) },
  'support-access.end': { ...to(ADM), ...own(FADM) },
  // The development mailbox, where everybody reads their own mail.
  'mailbox.open-all': to(ADM),
  // The lists of invites: for those who send them.
  'invite.read-firm': { ...to(ADM), ...to(FADM, 'firm-only') },
  'invite.read-client': { ...to(ADM), ...to(CRM, 'clients-only'), ...to(COWN, 'own-company') },
  // Nobody admits themselves to a state: an administrator of the firm does.
  'lawyer.create': { ...to(ADM), ...to(FADM, 'firm-only') },
  'lawyer.update': { ...to(ADM), ...to(FADM, 'firm-only'), ...own(LAW, 'signature-only') },
  // The court-day sheet has offers and what the firm knows of payments.
  'docket.read-sheet': own(firmStaff),
  'docket.update': own(firmStaff),
  'docket.delete': own(firmStaff),
  // Months of the ledger: billing reads them, the firm’s administrator closes and reopens them
  'ledger.read': to([FADM, FBIL]),
  'ledger.close': to(FADM),
  'ledger.reopen': to(FADM),
  // Money in trust: billing moves it, a second person releases a check, a lawyer signs the reconciliation. A company reads its own statement.
  'trust.read': to([FADM, LAW, FBIL]),
  'trust.update': to([FADM, FBIL]),
  'trust.approve': to([FADM, FBIL]),
  'trust.sign': { ...to(FADM, 'if-lawyer'), ...to(LAW) },
  'trust.read-statement': { ...to([FADM, LAW, FBIL]), ...own([COWN, CAP]) },
  // The firm’s accounts at banks and their statements.
  'bank-account.read': to([FADM, LAW, FBIL]),
  'bank-account.create': to([FADM, FBIL]),
  'bank-account.update': to([FADM, FBIL]),
  'bank-account.approve': to([FADM, FBIL]),
  'bank-statement.read': to([FADM, LAW, FBIL]),
  'bank-statement.import': to([FADM, FBIL]),
  'bank-statement.match': to([FADM, FBIL]),
  'check.read': to([FADM, PROC, FBIL]),
  // What the firm mails: a lawyer reads whether a notice arrived.
  'stamp.read': to(firm),
  // Jobs at the sites of courts: whoever files a case by hand takes them over.
  'rpa-bot-job.read': own(firmStaff),
  'rpa-bot-job.work': own(firmStaff),
  // The sites at which they are done, and how the firm signs in there.
  'court-portal.read': own(firmStaff),
  'court-portal.manage': own(FADM),
  // The release of a check, by a second person.
  'check.approve': to([FADM, FBIL]),
  // Where one person alone may approve checks: up to which amount that person releases their own
  'check.set-release-limit': to(FADM),
  'writ.read': { ...to(ADM), ...own([CRM, ...firm, ...companyRoles]) },
  'writ.request-resubmit': own([FADM, LAW, PROC, COWN, CMGR]),
  'writ.file': own([FADM, PROC]),
  'writ.issue': own([FADM, PROC]),
  'writ.post': own([FADM, PROC, FUSR]),
  'writ.execute': own([FADM, LAW, PROC]),
  'writ.return-unexecuted': own([FADM, PROC]),
  'writ.stay': own([FADM, LAW]),
  'writ.cancel': own([FADM, LAW, PROC]),
} satisfies Record<string, Grants>;

export type Permission = keyof typeof table;

/** Every permission, in the order of the table. */
export const permissions = ownKeys(table);

/** Permissions that change nothing. */
export function isRead(permission: Permission): boolean {
  return /\.read(-|$)/.test(permission);
}

/**
 * Permission → role → grant. The auditor reads whatever an administrator may read, and does nothing else; that column
 * follows from the administrator's and is therefore made, not written.
 */
export const matrix = Object.fromEntries(
  permissions.map((permission): [Permission, Grants] => {
    const grants: Grants = table[permission];
    return [permission, isRead(permission) && grants[ADM] ? { ...grants, [AUD]: grants[ADM] } : grants];
  }),
) as Readonly<Record<Permission, Readonly<Grants>>>;

/**
 * The widest grant that somebody with these roles has.
 * @returns null when none of the roles gives the permission. An `if-lawyer` grant counts only together with the lawyer role.
 */
export function permitted(held: readonly Role[], permission: Permission): Grant | null {
  const grants = held
    .map((role) => matrix[permission][role])
    .filter((grant) => grant !== undefined)
    .filter((grant) => !grant.limits.includes('if-lawyer') || held.includes(LAW));
  return grants.toSorted((a, b) => narrowness(a) - narrowness(b))[0] ?? null;
}

function narrowness(grant: Grant): number {
  return grant.limits.length + (grant.scope === 'own' ? 0.5 : 0);
}
