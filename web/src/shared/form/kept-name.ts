import { createContext, useContext, useState } from 'react';
import { PersonContext } from '../person/person.ts';

/** The place whose forms keep what is typed in them through a reload of the page, where they don't name one themselves. */
export const KeptAs = createContext<string | null>(null);

/** Begins the names of what a person has typed in a place. */
export const keptBegin = (email: string, place: string): string => `${email}.${place}.`;

/**
 * The name under which a form keeps its typing, for one person; null where it is lost with the page.
 * @param place what it is about: the record, or what is to become one. @param fields distinguish two forms of one place.
 */
export function useKeptName(place: string | undefined, fields: readonly string[]): string | null {
  const around = useContext(KeptAs);
  const email = useContext(PersonContext)?.email;
  const [name] = useState(() => {
    const own = place ?? around;
    return own !== null && email ? keptBegin(email, own) + fields.join('-') : null;
  });
  return name;
}
