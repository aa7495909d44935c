/** Of workflows: what keeps one from running, what differs between two versions, and how a case moves to another. */
export const workflows = {
  // What keeps a workflow from running.
  workflow_empty: 'The workflow has no steps.',
  workflow_never_ends: 'No step ends the case. Add “Close case” as the last step.',
  rehearsal_no_state: 'Choose a case: this workflow has no state to calculate deadlines with.',
  rehearsal_no_day: 'Step {step} waits for “{event, lawEvent}”, for which the law of this court sets no day.',
  rehearsal_waits:
    'Step {step}: “{action, stepAction}” waits for “{event, lawEvent}”, and the facts give no day for it.',
  workflow_court_elsewhere: '{name} is not in {state}, where this workflow is used.',
  step_unnamed: 'Step {step} has no name.',
  step_without_roles: 'Step {step} names no role, so nobody could do it.',
  step_role_never: 'Step {step}: the role “{role, role}” may never do “{action, stepAction}”.',
  step_roles_not_here:
    'Step {step}: none of its roles may do “{action, stepAction}” at this point of the case.',
  step_role_unheld: 'Step {step}: nobody in the firm has the role “{role, role}”.',
  step_waits_for_nothing: 'Step {step} waits, and names no deadline to wait for.',
  step_repeats:
    'Step {step} does “{action, stepAction}” as step {other} does; the case would finish both at once.',
  step_ends_itself: 'Step {step} names its own action as another one that ends it.',
  step_before_other:
    'Step {step}: “{action, stepAction}” is possible only after “{needed, stepAction}”, which is step {other}.',
  step_not_from_status:
    'Step {step}: “{action, stepAction}” is not possible for a case with the status “{status, caseStatus}”.',
  step_ends_case_early: 'Step {step} ends the case, so no later step would ever begin.',
  step_of_no_draft: 'There is no such step in this draft.',
  step_id_twice: 'Two steps have the same id.',
  bill_item_unknown: 'There is no such bill item in the firm.',
  workflow_name_taken: 'The firm already has a workflow with this name.',
  workflow_courthouse_unknown: 'There is no such courthouse.',
  move_loses_step:
    '“{name}” is done, and the other workflow has no matching step. Choose the step that matches.',
  check_ends_with_docket: 'The check ends when someone records what the docket shows.',
  moves_already: 'The cases are already being moved to version {version, number}. Wait until that is done.',
  moves_nothing: 'Every running case already follows version {version, number}.',
  move_same_version: 'The case already follows this version.',
  move_other_order: 'The case has begun in the order of the other kind: serving first or filing first.',
  workflow_version_unknown: 'This version was never published.',
  workflow_undrafted: 'There is no draft to publish.',
  workflow_order_published:
    'A published workflow keeps whether it serves or files first. Clone it to change that.',
  workflow_draft_same: 'The draft is the same as version {version}.',
  // What differs between two versions.
  diff_step_added: 'Step {step}, “{name}”, is new.',
  diff_step_removed: 'Step {step}, “{name}”, is removed.',
  diff_step_moved: '“{name}” moves from place {from} to place {to}.',
  diff_step_renamed: '“{from}” is now named “{to}”.',
  diff_step_action: '“{name}” waits for “{to, stepAction}” instead of “{from, stepAction}”.',
  diff_step_ends_with: '“{name}” also ends with “{to, stepAction}”.',
  diff_step_ends_alone: '“{name}” no longer ends with another action.',
  diff_roles_added: '“{name}” can also be done by: {roles, list}.',
  diff_roles_removed: '“{name}” can no longer be done by: {roles, list}.',
  diff_deadline: '“{name}” waits for the deadline “{to, lawEvent}”.',
  diff_deadline_removed: '“{name}” no longer waits for a deadline.',
  diff_hours: '“{name}” has a target of {to, number} hours.',
  diff_hours_removed: '“{name}” no longer has a target time.',
  diff_fields: '“{name}” requires these fields: {items, list}.',
  diff_fields_removed: '“{name}” requires no fields.',
  diff_documents: '“{name}” requires these documents: {items, list}.',
  diff_documents_removed: '“{name}” requires no documents.',
  diff_notices:
    '“{name}” has {to, plural, one notification|# notifications} that differ; before it had {from}.',
  diff_billing:
    '“{name}” has {to, plural, one billing line|# billing lines} that differ; before it had {from}.',
} as const;
