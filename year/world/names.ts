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
export const places = ['Kestrel', 'Juniper', 'Cascade Elms', 'Tallulah Court', 'Briar Row', 'Magnolia Yard'];
