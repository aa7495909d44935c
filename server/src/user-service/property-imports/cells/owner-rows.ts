import { type OwnerInput, ownerInput } from '@writdesk/contract/property-owners/property-owner-values';
import type { ImportField } from '@writdesk/contract/property-imports/import-values';
import { fault } from '@writdesk/contract/sentences/fault';
import type { z } from 'zod';
import { fieldErrors } from '../../../platform/http/errors.ts';
import { type CellFault, cellReader, type RawRow, type ReadAs } from './cell-reader.ts';

/** What a row of a list of owners says; a cell that is empty says nothing. */
export interface OwnerRow {
  name: string;
  input: OwnerInput;
}

type SaidOwner = z.input<typeof ownerInput>;
type EntityType = NonNullable<OwnerInput['entityType']>;
/** How the name or the type of an entity ends, or what stands in it; the more exact one first. */
const entities: readonly { type: EntityType; words: RegExp }[] = [
  { type: 'LLC', words: /\b(?:l\.?l\.?c\.?|l\.?c\.?|limited liability company)(?:\W|$)/i },
  {
    type: 'Limited partnership',
    words: /\b(?:l\.?l?\.?l\.?p\.?|l\.?p\.?|limited (?:liability )?partnership)(?:\W|$)/i,
  },
  { type: 'Housing authority', words: /\bhousing authority\b/i },
  { type: 'Nonprofit', words: /\b(?:foundation|non-?profit|church|ministries)\b/i },
  { type: 'Trust', words: /\btrust(?:ees?)?\b/i },
  {
    type: 'Corporation',
    words: /\b(?:inc(?:orporated)?|corp(?:oration)?|co|company|ltd|limited|p\.?c)\.?(?:\W|$)/i,
  },
  { type: 'Partnership', words: /\b(?:partnership|partners|g\.?p\.?)(?:\W|$)/i },
];
const persons = /^(?:individual|person|natural person|sole proprietor(?:ship)?)$/i;

/** Where each fact of an owner stands in a file. */
const columnOf: Readonly<Partial<Record<keyof OwnerInput, ImportField>>> = {
  firstName: 'firstName',
  lastName: 'lastName',
  name: 'owner',
  addressLine1: 'addressLine1',
  addressLine2: 'addressLine2',
  city: 'city',
  stateCode: 'state',
  zipCode: 'zip',
  phone: 'phone',
  email: 'email',
  formationState: 'formationState',
  registrationNumber: 'registrationNumber',
};

/** The column that a fault of this fact is shown at. */
export const ownerColumn = (fact: string): ImportField => columnOf[fact as keyof OwnerInput] ?? 'owner';

/**
 * Reads one row of a list of owners.
 * @param states the code of each state by its code and its name, in lower case
 */
export function ownerRow(
  row: RawRow,
  { columns, states }: Pick<ReadAs, 'columns'> & { states: ReadonlyMap<string, string> },
): { said: OwnerRow; faults: CellFault[] } {
  const { faults, text, wrong } = cellReader(row, columns);
  const who = namedIn(text);
  if (who === null)
    wrong('owner', text('owner') ? fault('import_owner_kind') : fault('missing', { what: 'ownerName' }));
  const state = (field: 'state' | 'formationState') => {
    const said = text(field);
    return said && (states.get(said.toLowerCase()) ?? said.toUpperCase());
  };
  const facts = {
    addressLine1: text('addressLine1'),
    addressLine2: text('addressLine2'),
    city: text('city'),
    stateCode: state('state'),
    zipCode: text('zip').replace(/^(\d{5})(\d{4})$/, '$1-$2'),
    phone: text('phone')
      .split(/[;\n]/)[0]
      ?.replace(/^[a-z]+:\s*/i, '')
      .trim(),
    email: text('email').split(/[;,\s]/)[0],
    ...(who?.kind === 'ENTITY' && {
      formationState: state('formationState'),
      registrationNumber: text('registrationNumber'),
    }),
  };
  const given = Object.fromEntries(Object.entries(facts).filter(([, value]) => value));
  const parsed = ownerInput.safeParse({ ...who, ...given });
  if (!parsed.success)
    for (const error of fieldErrors(parsed.error))
      wrong(ownerColumn(error.path), { code: error.code, values: error.values });
  return {
    said: { name: text('owner') || text('lastName'), input: parsed.data ?? ownerInput.parse({}) },
    faults,
  };
}

/** Who owns: a person by the parts of their name, or an entity by its name; null where the file doesn’t say which. */
function namedIn(text: (field: ImportField) => string): SaidOwner | null {
  const [first, last, name, type] = [text('firstName'), text('lastName'), text('owner'), text('ownerType')];
  const entityType =
    entities.find(({ words }) => words.test(type))?.type ??
    entities.find(({ words }) => words.test(name))?.type;
  if (name && entityType && !persons.test(type)) return { kind: 'ENTITY', name, entityType };
  if (first && last) return { kind: 'PERSON', firstName: first, lastName: last };
  const [lastFirst = '', firstFirst = ''] = name.split(/\s*,\s*/);
  if (lastFirst && firstFirst) return personOf(firstFirst, lastFirst);
  const words = name.split(/\s+/);
  return persons.test(type) && words.length > 1
    ? personOf(words.slice(0, -1).join(' '), words.at(-1) ?? '')
    : null;
}

/** A person, with the initial or the middle name that stands behind the first. */
function personOf(firsts: string, lastName: string): SaidOwner {
  const [firstName = '', ...middle] = firsts.split(/\s+/);
  return { kind: 'PERSON', firstName, lastName, ...(middle.length > 0 && { middleName: middle.join(' ') }) };
}
