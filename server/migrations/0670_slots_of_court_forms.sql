-- A form that a court demands and that we don't ship is a slot: a firm uploads the form, and its template says which slot it fills.
alter table cases.document_template drop constraint document_template_type_check;
alter table cases.document_template add constraint document_template_type_check
  check (type in ('LAYOUT', 'FORM', 'OVERLAY', 'SLOT'));
-- A slot comes with the product; a PDF is its firm's.
alter table cases.document_template drop constraint document_template_check2;
alter table cases.document_template add constraint document_template_owner_check
  check (case type when 'LAYOUT' then true when 'SLOT' then firm_id is null else firm_id is not null end);
alter table cases.document_template add column slot_id uuid;
alter table cases.document_template add constraint document_template_slot
  foreign key (slot_id) references cases.document_template (id);
