-- A company withdraws what it said against a charge. Nobody answers it then.
alter table cases.invoice_dispute drop constraint invoice_dispute_status_check;
alter table cases.invoice_dispute add constraint invoice_dispute_status_check
  check (status in ('OPEN', 'UPHELD', 'EXPLAINED', 'WITHDRAWN'));
alter table cases.invoice_dispute drop constraint invoice_dispute_check;
alter table cases.invoice_dispute add constraint invoice_dispute_check
  check ((status = 'OPEN') = (answered_at is null) and (status in ('OPEN', 'WITHDRAWN')) = (answer is null)
    and (answered_at is null) = (answered_by_name is null));
