-- Of a void check: its sheet was spoiled in the printer, or the bank was ordered not to pay it. Else neither.
alter table cases.court_check add column void_kind text;
alter table cases.court_check add constraint court_check_void_kind check (void_kind in ('SPOILED', 'STOPPED'));
alter table cases.court_check add constraint court_check_void_kind_of_void check (void_kind is null or status = 'VOIDED');
