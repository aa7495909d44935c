-- Georgia's thirty days run from the writ: they are for its execution, not for the writ itself.
update cases.eviction_case set next_date_kind = 'EXECUTION_APPLY_BY'
where next_date_kind = 'WRIT_REQUEST_BY';
update cases.case_step set configure_action = jsonb_set(configure_action, '{deadlineRuleEvent}', '"EXECUTION_APPLY_BY"')
where configure_action ->> 'deadlineRuleEvent' = 'WRIT_REQUEST_BY' and exists (
  select from cases.eviction_case as of_case
  where of_case.firm_id = case_step.firm_id and of_case.id = case_step.case_id and of_case.state_code = 'GA'
);
update cases.workflow_step set configure_action = jsonb_set(configure_action, '{deadlineRuleEvent}', '"EXECUTION_APPLY_BY"')
where configure_action ->> 'deadlineRuleEvent' = 'WRIT_REQUEST_BY' and exists (
  select from cases.workflow as of_workflow
  where of_workflow.firm_id = workflow_step.firm_id and of_workflow.id = workflow_step.workflow_id
    and of_workflow.state_code = 'GA'
);
