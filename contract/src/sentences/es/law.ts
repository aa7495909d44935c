import type { Translated } from '../translated.ts';
import type { law as english } from '../en/law.ts';

export const law = {
  rule_id_taken: '{rule} ya es “{label}”.',
  rule_id_other: 'Esta es {rule}, {kind, lawKind}: ambas se quedan.',
  rule_id_begins: 'El identificador de estas reglas empieza con {state}-.',
  rule_last_before_first: 'El último día es anterior al primero.',
  rule_window: 'El borde lejano de una ventana está después del cercano.',
  rule_hours: 'Las horas se cuentan solo desde que se fija la orden.',
  rule_floor: 'Solo la ley federal es un mínimo para los estados.',
  rule_one_county: 'Nombre un condado o varios.',
  rule_counties_missing: 'Nombre los condados que tienen esta regla.',
  rule_at_most: 'Solo una cuenta de días hacia adelante puede tener un último día.',
  rule_county_of_court: 'Nombre el condado del tribunal.',
  rule_courthouse: 'Ese tribunal no existe en este condado.',
  rule_county: 'Ese condado no existe en este estado.',
  rule_counties: 'Ese condado no existe en este estado: {counties, list}.',
  rule_overlaps:
    '{rule} fija el mismo día desde {from, name} hasta {to, name}. Las versiones de una regla no deben traslaparse.',
  rule_of_pack: '{rule}: {fault, fault}',
  draft_same: 'El borrador dice lo que ya vale.',
  published_meanwhile: 'Otra versión se publicó mientras tanto. Inicie un borrador nuevo.',
  verdict_bar_state: 'Solo un abogado admitido en el estado puede decir esto de sus reglas.',
  known_states: 'Indique uno de los estados cuyas reglas se conocen: {states, list}.',
  courthouse_of_other_state: 'Este tribunal está en otro estado.',
  courthouse_of_other_county: 'Este tribunal está en otro condado.',
} as const satisfies Translated<typeof english>;
