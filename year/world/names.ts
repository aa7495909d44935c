/** A firm’s name, and how it is called for short. */
export const firmNames = [
  ['Ashby & Rourke', 'Ashby'],
  ['Delacroix Marsh', 'Delacroix'],
  ['Okafor Lindgren', 'Okafor'],
  ['Brennan & Sayegh', 'Brennan'],
] as const;
export const firstNames = [
  'Adaeze',
  'José',
  'Mei',
  'Tobias',
  'Ingrid',
  'Kwame',
  'Lucía',
  'Pavel',
  'Noor',
  'Bea',
];
export const lastNames = [
  'Okonkwo',
  'Núñez',
  'Lindqvist',
  'Farrow',
  'Tran',
  'Oyelaran',
  'Castile',
  'Marchetti',
  'Haddad',
  'Pemberton',
];
export const places = [
  'Kestrel',
  'Juniper',
  'Cascade Elms',
  'Tallulah Court',
  'Briar Row',
  'Magnolia Yard',
  'Sandstone',
  'Cypress Bend',
  'Ironwood',
  'Heron Creek',
];
