/** Of dockets, of the closed days of a court, and of the days that its documents name. */
export const courts = {
  // Dockets.
  court_unused: 'The courthouse is no longer in use.',
  day_past: 'The day is past at the courthouse.',
  court_closed: 'The court is closed that day ({closed, name}). Choose another, or give a reason.',
  docket_cases_at_most: 'This courthouse takes at most {max, number} cases on a docket.',
  sitting_taken: 'There is a docket for this court, day, time and room already.',
  docket_of_other_court: 'This docket is of another courthouse than the case.',
  docket_same: 'The case stands on this docket already.',
  docket_past: 'This docket’s hearing is past.',
  docket_case_not_on_it: 'The case isn’t set on this docket.',
  docket_cases_on_it: '{count, plural, One case stands|# cases stand} on this docket already.',
  docket_lawyer_admitted: 'Choose a lawyer of your firm who is admitted in the court’s state.',
  // Closed days.
  no_wider_closure: 'No wider calendar closes that day.',
  closed_anyway: 'The court is closed anyway: {names, list}.',
  no_days_of_year: 'No closed days are known for {year}. Add them first.',
  list_columns:
    'The first line must name the columns date and name, and may name effect, with commas between them.',
  list_empty: 'The list has no days.',
  list_long: 'The list has more than {max} lines.',
  list_date: 'Enter the date as YYYY-MM-DD or MM/DD/YYYY.',
  list_effect: 'The effect is closed or open.',
  list_repeated: 'Line {line} has this day already.',
  list_line: 'Line {line}: {fault, fault}',
  quote_open: 'The quotation mark isn’t closed on its line.',
  quote_followed:
    'Nothing but the sign between two columns can follow a closing quotation mark; write one inside a cell twice.',
  // The days of a court’s papers and of the lease.
  not_recorded: 'This day isn’t recorded, so it can’t be withdrawn.',
  skipped_hour: 'There was no such hour that night: the clock was put forward.',
  period_with_notice: 'The case isn’t filed: say it with the notice.',
  judgment_gives_possession: 'A writ follows only from a judgment that gives possession.',
  judgment_first: 'Record the judgment first.',
  filing_first: 'Record the filing first.',
  before_notice: 'This can’t be earlier than the day of the notice.',
  before_filing: 'This can’t be earlier than the day of filing.',
  before_judgment: 'This can’t be earlier than the judgment.',
  before_writ: 'This can’t be earlier than the writ itself.',
  writ_after_posting: 'The writ can’t be issued after it was applied for or posted.',
  posting_differs: 'The day and the hour of the posting don’t agree.',
  fact_missing: 'Enter at least one day.',
  facts_unchanged: 'These days stand recorded as they are.',
  // Courthouses.
  deliverable_needs_zip: 'Mail needs a ZIP code.',
  city_of_other_state: 'This city is in another state.',
  courthouse_is_active: 'This courthouse is active already.',
  courthouse_is_inactive: 'This courthouse is inactive already.',
  replacement_elsewhere: 'Choose an active courthouse of the same county.',
  replacement_missing:
    '{count, plural, One draft goes|# drafts go} to this courthouse. Choose the courthouse that takes them over.',
  courthouse_holds:
    '{cases, plural, One open case|# open cases}, {dockets, plural, one coming docket|# coming dockets} and {workflows, plural, one published workflow|# published workflows} use it.',
  change_reason: 'Say why a day that stands recorded is changed or withdrawn.',
  robot_case_ended: 'This case has ended.',
  robot_not_approved: 'A lawyer approves the case before it is filed.',
  receipt_no_pdf: 'A receipt is a PDF.',
} as const;
