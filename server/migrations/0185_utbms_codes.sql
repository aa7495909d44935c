-- How electronic invoices code an item: a task and an activity, or an expense; null where the category's usual code is meant.
alter table cases.bill_item add column utbms_code text;
