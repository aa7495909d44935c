import type { workflows as english } from '../en/workflows.ts';
import type { Translated } from '../translated.ts';

export const workflows = {
  workflow_empty: 'El flujo de trabajo no tiene pasos.',
  workflow_never_ends: 'Ningún paso termina el caso. Agregue “Cerrar el caso” como último paso.',
  rehearsal_no_state: 'Elija un caso: este flujo no nombra un estado cuya ley se pueda contar.',
  rehearsal_no_day:
    'El paso {step} espera «{event, lawEvent}», para el que la ley de este tribunal no fija día.',
  rehearsal_waits:
    'Paso {step}: «{action, stepAction}» espera «{event, lawEvent}», y los datos no dan día para ello.',
  workflow_court_elsewhere: '{name} no está en {state}, donde se usa este flujo de trabajo.',
  step_unnamed: 'El paso {step} no tiene nombre.',
  step_without_roles: 'El paso {step} no nombra ninguna función, así que nadie podría hacerlo.',
  step_role_never: 'Paso {step}: la función “{role, role}” nunca puede hacer “{action, stepAction}”.',
  step_roles_not_here:
    'Paso {step}: ninguna de sus funciones puede hacer “{action, stepAction}” en este punto del caso.',
  step_role_unheld: 'Paso {step}: nadie en el bufete tiene la función “{role, role}”.',
  step_waits_for_nothing: 'El paso {step} espera, pero no nombra ningún plazo.',
  step_repeats:
    'El paso {step} hace “{action, stepAction}” igual que el paso {other}; el caso terminaría ambos a la vez.',
  step_ends_itself: 'El paso {step} nombra su propia acción como otra que lo termina.',
  step_before_other:
    'Paso {step}: “{action, stepAction}” solo es posible después de “{needed, stepAction}”, que es el paso {other}.',
  step_not_from_status:
    'Paso {step}: “{action, stepAction}” no es posible para un caso con el estado “{status, caseStatus}”.',
  step_ends_case_early: 'El paso {step} termina el caso, así que ningún paso posterior empezaría.',
  step_of_no_draft: 'No existe ese paso en este borrador.',
  step_id_twice: 'Dos pasos tienen el mismo identificador.',
  bill_item_unknown: 'No existe ese concepto de cobro en el bufete.',
  workflow_name_taken: 'El bufete ya tiene un flujo de trabajo con este nombre.',
  workflow_courthouse_unknown: 'No existe ese tribunal.',
  move_loses_step:
    '“{name}” está hecho y el otro flujo de trabajo no tiene lugar para él. Indique qué paso es allí.',
  check_ends_with_docket:
    'La revisión termina cuando alguien registra lo que muestra el calendario del tribunal.',
  moves_already: 'Los casos ya pasan a la versión {version, number}. Espere hasta que hayan llegado.',
  moves_nothing: 'Todos los casos en curso siguen la versión {version, number}.',
  move_same_version: 'El caso ya sigue esta versión.',
  move_other_order: 'El caso empezó en el otro orden: primero notificar o primero presentar.',
  workflow_version_unknown: 'Esta versión nunca se publicó.',
  workflow_undrafted: 'No hay ningún borrador que publicar.',
  workflow_order_published:
    'Un flujo de trabajo publicado conserva si notifica o presenta primero. Clónelo para cambiarlo.',
  workflow_draft_same: 'El borrador es igual a la versión {version}.',
  diff_step_added: 'El paso {step}, “{name}”, es nuevo.',
  diff_step_removed: 'El paso {step}, “{name}”, se quita.',
  diff_step_moved: '“{name}” pasa del lugar {from} al lugar {to}.',
  diff_step_renamed: '“{from}” ahora se llama “{to}”.',
  diff_step_action: '“{name}” espera “{to, stepAction}” en lugar de “{from, stepAction}”.',
  diff_step_ends_with: '“{name}” también termina con “{to, stepAction}”.',
  diff_step_ends_alone: '“{name}” ya no termina con otra acción.',
  diff_roles_added: '“{name}” también pueden hacerlo: {roles, list}.',
  diff_roles_removed: '“{name}” ya no pueden hacerlo: {roles, list}.',
  diff_deadline: '“{name}” espera el plazo “{to, lawEvent}”.',
  diff_deadline_removed: '“{name}” ya no espera ningún plazo.',
  diff_hours: '“{name}” tiene un objetivo de {to, number} horas.',
  diff_hours_removed: '“{name}” ya no tiene un tiempo objetivo.',
  diff_fields: '“{name}” exige estos campos: {items, list}.',
  diff_fields_removed: '“{name}” no exige ningún campo.',
  diff_documents: '“{name}” exige estos documentos: {items, list}.',
  diff_documents_removed: '“{name}” no exige ningún documento.',
  diff_notices: '“{name}” tiene {to, plural, un aviso|# avisos} con cambios; antes tenía {from}.',
  diff_billing:
    '“{name}” tiene {to, plural, una línea de cobro|# líneas de cobro} con cambios; antes tenía {from}.',
} as const satisfies Translated<typeof english>;
