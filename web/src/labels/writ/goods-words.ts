/** What becomes of the goods in the unit, as a choice and as something done. */
export const goodsWords = {
  en: {
    SET_OUT: 'Set out at the curb',
    PADLOCK: 'Padlocked in the unit',
    STORE: 'Stored',
    NONE_LEFT: 'Nothing is left',
  },
  es: {
    SET_OUT: 'Sacados a la acera',
    PADLOCK: 'Bajo candado en la unidad',
    STORE: 'Almacenados',
    NONE_LEFT: 'No queda nada',
  },
} as const;
