import { mapValues } from '../../values/records.ts';
import { holdLabels } from '../../cases/hold-kinds.ts';
import { caseStatusFacts } from '../../cases/case-status.ts';
import { writStatusFacts } from '../../writs/writ-status.ts';
import { roleFacts } from '../../permissions/roles.ts';
import { stepAction } from './step-actions.ts';
import { thing } from './things.ts';

/** What sentences name by a code: `{what, thing}` takes a key of `thing`. */
export const words = {
  thing,
  caseStatus: mapValues(caseStatusFacts, ({ firmLabel }) => firmLabel),
  hold: holdLabels,
  writStatus: mapValues(writStatusFacts, ({ label }) => label),
  fileType: {
    'application/pdf': 'a PDF',
    'image/jpeg': 'a JPEG picture',
    'image/png': 'a PNG picture',
    'image/heic': 'a HEIC picture',
    'image/tiff': 'a TIFF picture',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'a Word document (.docx)',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'an Excel sheet (.xlsx)',
    'text/csv': 'a CSV file',
    'text/tab-separated-values': 'a file of values separated by tabs (.tsv)',
    other: 'a kind of file that we take',
  },
  noticePoint: {
    length: 'its length',
    method: 'how it was given',
    type: 'which notice it is',
    amount: 'its amount',
    proof: 'proof of service',
    cares: 'the CARES Act',
    cure: 'the chance to cure',
  },
  standingPoint: {
    plaintiff: 'the plaintiff’s name',
    owner: 'the owner',
    license: 'the rental license',
    lead: 'the lead certificate',
    agent: 'the agent',
  },
  role: mapValues(roleFacts, ({ label }) => label),
  stepAction,
  lawKind: {
    DEADLINE: 'a deadline',
    NOTICE: 'a notice',
    FIGURE: 'a figure',
    PAYMENT: 'a rule about payments',
    SERVICE: 'a rule about service of court papers',
  },
  lawEvent: {
    NOTICE_EXPIRES: 'Notice ends',
    NOTICE_STALE: 'Notice can be used until',
    SERVE_BY: 'Serve by',
    ANSWER_DUE: 'Answer due',
    TENDER_DUE: 'Tender due',
    REGISTRY_DUE: 'Rent into the registry due',
    HEARING_WINDOW: 'Hearing window',
    SCRA_REFRESH: 'Military search good from',
    APPEAL_DUE: 'Appeal due',
    WRIT_EARLIEST: 'Earliest writ',
    WRIT_REQUEST_BY: 'Request the writ by',
    EXECUTION_APPLY_BY: 'Apply for execution of the writ by',
    WRIT_EXECUTE_BY: 'Carry out the writ by',
    WRIT_DEAD: 'Writ ends',
    ALT_OFFICER_FROM: 'Another officer from',
    LOCKOUT_NOTICE: 'Lockout notice ends',
  },
  /** What stands where else there is a name or a day of somebody’s own. */
  name: {
    WEEKEND: 'a weekend',
    BEGINNING: 'the beginning',
    FURTHER_NOTICE: 'further notice',
    STATE_OF_PROPERTY: 'the property’s state',
  },
} as const;
