import type { Translated } from '../translated.ts';
import type { properties as english } from '../en/properties.ts';

export const properties = {
  property_name_missing: 'Indique el nombre de la propiedad.',
  street_missing: 'Indique la calle y el número.',
  city_missing: 'Indique la ciudad.',
  property_state_missing: 'Indique el estado.',
  zip_missing: 'Indique el código postal.',
  county_missing: 'Indique el condado.',
  county_of_zip: 'Este código postal está en {counties, list}. Elija el condado.',
  county_of_other_state: 'Este condado está en otro estado.',
  court_of_other_county: 'Este tribunal está en otro condado o está inactivo.',
  cares_basis_missing: 'Indique en qué se basa esta respuesta, como el préstamo o el subsidio.',
  owner_inactive: 'Este dueño está inactivo.',
  owner_properties_first:
    '{count, plural, Una propiedad activa aún tiene|# propiedades activas aún tienen} este dueño. Asigne otro dueño o {count, plural, desactívela|desactívelas} primero.',
  agent_name_missing: 'Escriba el nombre del agente registrado.',
  agent_address_missing: 'Escriba la dirección del agente registrado.',
  company_takes_no_owner: 'La empresa está inactiva. No acepta nuevos dueños.',
  company_takes_no_property: 'La empresa está inactiva. No admite propiedades nuevas.',
  address_taken: '“{name}” ya está en esta dirección. Ábrala o confirme que es otra propiedad.',
  id_unlike_path: 'Este registro no es el que indica la dirección.',
  not_a_draft: 'Esto ya no es un borrador.',
  property_is_inactive: 'Esta propiedad ya está inactiva.',
  property_is_active: 'Esta propiedad no está inactiva.',
  deactivation_reason: 'Indique por qué se desactiva la propiedad.',
  open_cases_first: '{count, plural, Un caso sigue abierto|# casos siguen abiertos}. Ciérrelo primero.',
  unfiled_cases_first:
    '{count, plural, Un caso aún no está presentado|# casos aún no están presentados}. Desista o espere a que se presente.',
  manager_of_company: 'Elija a alguien activo de la empresa que administre propiedades o las vea.',
  manages_already: 'Esta persona ya tiene asignada la propiedad.',
  import_file_empty: 'Este archivo no tiene filas.',
  import_file_xls:
    'Es una hoja de cálculo anterior a 2007 (.xls). Guárdela como .xlsx o .csv y elíjala de nuevo.',
  import_file_encrypted: 'Esta hoja de cálculo tiene contraseña. Guárdela sin ella y elíjala de nuevo.',
  import_file_macro: 'Esta hoja de cálculo tiene macros. Guárdela como .xlsx sin ellas y elíjala de nuevo.',
  import_file_bomb: 'Este archivo contiene mucho más que una hoja de cálculo. Expórtelo de nuevo como .csv.',
  import_file_rows: 'Este archivo tiene más de {max, number} filas. Expórtelo por partes.',
  import_file_unreadable:
    'Este archivo no se puede leer como tabla. Guárdelo como .xlsx o .csv y elíjalo de nuevo.',
  import_file_titles: 'Ninguna fila de este archivo parece contener títulos, como Unidad e Inquilino.',
  import_cell_money: 'Esto no es un importe.',
  import_cell_day: 'Esto no es una fecha.',
  import_cell_number: 'Esto no es un número válido aquí.',
  import_row_property: 'Ninguna de sus propiedades se llama «{name}». Agréguela primero.',
  import_row_no_property: 'Esta fila no nombra ninguna propiedad. Elija una para el archivo.',
  import_row_twice: 'La fila {row} dice otra cosa de esta unidad.',
  import_row_no_lease: 'Según sus registros nadie vive en esta unidad. Importe primero la lista de rentas.',
  import_row_no_amount: 'Esta fila no tiene importe.',
  import_row_ledger:
    'La fila {row} de este estado de cuenta no se puede leer, así que no se toma ninguna. Corrija primero esa fila.',
  import_ledger_long:
    'Este estado de cuenta tiene más de {max, number} líneas. Exporte un período más corto.',
  import_ledger_sum:
    'Las líneas suman {sum, money} y el saldo del archivo es {balance, money}. Exporte el estado de cuenta desde su inicio.',
  import_owner_kind:
    'No dice si el propietario es una persona o una entidad. Escriba a una persona como «Apellido, Nombre» y a una entidad con su tipo, como LLC.',
  import_owner_twice: 'La fila {row} ya nombra a este propietario.',
  import_columns_missing: 'Indique qué es cada columna antes de aplicar la importación.',
  import_undo_late: 'Esta importación ya no se puede deshacer.',
  unit_label_taken: 'La propiedad ya tiene una unidad con este nombre.',
  unit_of_property: 'Elija una unidad de esta propiedad.',
  lease_ends_first: 'El contrato no puede terminar antes de empezar.',
  moved_out_first: 'Nadie se muda antes de haber entrado.',
  leaseholder_missing: 'Nombre al menos a un arrendatario.',
  manages_not: 'Esta persona no tiene asignada la propiedad.',
} as const satisfies Translated<typeof english>;
