import type { FaultKind, Faults, Place } from './faults.ts';
import { documentOf, escaped, input } from './html.ts';
import type { Envelope, Ledger } from './ledger.ts';
import type { Skin } from './skins.ts';

export const CLERK_DESK = '/clerk';

/** What a person who practices may have the site do at the next visit. */
const troubles = {
  captcha: ['Ask whether the visitor is a person', 'search', 'CAPTCHA'],
  factor: ['Ask for a second factor', 'signIn', 'SECOND_FACTOR'],
  maintenance: ['Be down for maintenance', 'signIn', 'MAINTENANCE'],
  lost: ['Lose the filing on its way', 'submit', 'CUT_BEFORE_ACCEPTANCE'],
  cut: ['Take the filing, and cut the connection before the answer', 'submit', 'CUT_AFTER_ACCEPTANCE'],
} as const satisfies Record<string, readonly [label: string, place: Place, kind: FaultKind]>;

interface Desk {
  skin: Skin;
  ledger: Ledger;
  faults: Faults;
  today: string;
}

/** Does what somebody asks for who plays the clerk. @returns what is wrong with it; null where it is done. */
export function actAsClerk(
  { ledger, faults, today }: Desk,
  act: string,
  form: Readonly<Record<string, string>>,
): string | null {
  const of = (name: string) => form[name]?.trim() ?? '';
  const envelope = ledger.find(of('envelope'));
  switch (act) {
    case 'accept':
      if (envelope?.status !== 'PENDING') return 'This envelope has been answered already.';
      if (!of('caseNumber')) return 'Give the case number.';
      if (ledger.dockets.has(of('caseNumber'))) return 'Another case has this number.';
      ledger.accept(envelope.number, of('caseNumber'));
      return null;
    case 'return':
      if (envelope?.status !== 'PENDING') return 'This envelope has been answered already.';
      ledger.reject(envelope.number, {
        code: of('code'),
        words: of('words'),
        resubmitBy: of('resubmitBy') || null,
      });
      return null;
    case 'docket': {
      const docket = ledger.dockets.get(of('caseNumber'));
      if (!docket) return 'The court has no case under this number.';
      if (!of('text')) return 'Write what the docket says.';
      docket.entries.push({ on: today, text: of('text') });
      return null;
    }
    case 'trouble': {
      const chosen = Object.entries(troubles).find(([key]) => key === of('trouble'));
      if (!chosen) return 'Choose what the site does.';
      const [, [, place, kind]] = chosen;
      faults.arrange(place, kind);
      return null;
    }
    default:
      return 'The clerk doesn’t do this.';
  }
}

/** The pages on which somebody plays the clerk of a practice court. */
export function clerkDesk({ skin, ledger, today }: Desk, token: string, said: string | null): string {
  const form = (act: string, fields: string, submit: string) =>
    `<form method="post" action="${CLERK_DESK}/${act}"><input type="hidden" name="${skin.fields.token}" value="${token}">${fields}<button type="submit">${submit}</button></form>`;
  const chosen = (label: string, name: string, options: readonly (readonly [string, string])[]) =>
    `<label>${label} <select name="${name}">${options.map(([value, shown]) => `<option value="${value}">${escaped(shown)}</option>`).join('')}</select></label>`;
  const envelope = ({ number, reference, caption, filedOn }: Envelope) => {
    const hidden = `<input type="hidden" name="envelope" value="${escaped(number)}">`;
    const accept = form(
      'accept',
      hidden + input(`Case number for ${number}`, 'caseNumber'),
      `Accept ${number}`,
    );
    const codes = skin.returnCodes.map((code) => [code, code] as const);
    const back = form(
      'return',
      hidden +
        chosen(`Return code for ${number}`, 'code', codes) +
        input(`Comment for ${number}`, 'words') +
        input(`Resubmit by for ${number}`, 'resubmitBy', { type: 'date' }),
      `Return ${number}`,
    );
    return `<article><h3>${escaped(`${number}: ${caption}`)}</h3><p>${escaped(`Reference ${reference}, filed ${filedOn}`)}</p>${accept}${back}</article>`;
  };
  const pending = ledger.envelopes.filter(({ status }) => status === 'PENDING');
  const numbers = [...ledger.dockets.values()].map(
    ({ number, parties }) => [number, `${number}: ${parties}`] as const,
  );
  const body = [
    '<main><h1>Clerk’s desk</h1>',
    '<p>Play the clerk here: accept filings, send them back, and write on dockets. Writdesk asks the clerk every few minutes.</p>',
    said ? `<p role="alert">${escaped(said)}</p>` : '',
    '<h2>Envelopes to review</h2>',
    pending.map(envelope).join('') || '<p>No envelope waits for you.</p>',
    '<h2>Write on a docket</h2>',
    numbers.length > 0
      ? form(
          'docket',
          chosen('Case', 'caseNumber', numbers) + input(`Entry of ${today}`, 'text'),
          'Write the entry',
        )
      : '<p>No case has a docket yet.</p>',
    '<h2>What the site does at the next visit</h2>',
    form(
      'trouble',
      chosen(
        'Trouble',
        'trouble',
        Object.entries(troubles).map(([key, [label]]) => [key, label] as const),
      ),
      'Arrange it',
    ),
    '</main>',
  ].join('');
  return documentOf(`${skin.title}: clerk`, body, true);
}
