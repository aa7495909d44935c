-- What the tables around a case still need: the searches of their lists, and rules that hold whoever writes.

-- Search from three characters on uses trigrams; a shorter text is taken as the beginning of a name.
create index client_search on users.client using gin (lower(name || ' ' || short_name) gin_trgm_ops);
create index client_prefix on users.client (lower(name) text_pattern_ops);
create index property_owner_search on users.property_owner using gin (lower(name) gin_trgm_ops);
create index property_owner_prefix on users.property_owner (client_id, lower(name) text_pattern_ops);
create index property_search on users.property
  using gin (lower(name || ' ' || coalesce(address_line1, '') || ' ' || coalesce(city, '')) gin_trgm_ops);
create index property_prefix on users.property (client_id, lower(name) text_pattern_ops);
create index property_by_owner on users.property (owner_id) where owner_id is not null;
create index app_user_search on users.app_user
  using gin (lower(first_name || ' ' || last_name || ' ' || email) gin_trgm_ops);
create index app_user_last_name on users.app_user (lower(last_name) text_pattern_ops);
create index app_user_first_name on users.app_user (lower(first_name) text_pattern_ops);

-- An owner belongs to the company whose property or user names him.
alter table users.property add constraint property_owner_of_client
  foreign key (client_id, owner_id) references users.property_owner (client_id, id);
alter table users.app_user add constraint app_user_owner_of_client
  foreign key (client_id, owner_id) references users.property_owner (client_id, id);
alter table users.app_user add constraint app_user_owner_has_client check (owner_id is null or client_id is not null);
alter table users.engagement add constraint engagement_ends_later check (to_date is null or to_date >= from_date);

-- Steps of a version are numbered without doubles.
create unique index workflow_step_order on cases.workflow_step (firm_id, workflow_id, version, sequence_no);
-- Published means that there is a version to pin.
alter table cases.workflow add constraint workflow_published_version check (status <> 'PUBLISHED' or version > 0);

-- Why a hearing is set for a day on which the court is closed.
alter table cases.docket add column closed_day_reason text;
alter table cases.docket add constraint docket_room check (case_count <= max_cases);

alter table cases.bill_item add constraint bill_item_category check (category in ('ATTORNEY_FEE', 'COURT_COST',
  'SERVICE_FEE', 'WRIT_COST', 'OFFICER_FEE', 'SETOUT', 'APPEARANCE', 'SCRA_SEARCH', 'POSTAGE', 'COPIES_NOTARY',
  'EFILE_CONVENIENCE', 'RECORDING', 'ADJUSTMENT'));
alter table cases.bill_item add constraint bill_item_pricing check (pricing in ('FLAT', 'PER_DEFENDANT',
  'PER_EXTRA_DEFENDANT', 'PER_ADDRESS', 'TIER_BY_CLAIM', 'MILEAGE', 'ACTUAL'));
alter table cases.billing_item add constraint billing_item_amount check (amount_cents = quantity * unit_cents);

-- What is left of an invoice is what was asked less what came in.
alter table cases.invoice add constraint invoice_balance check (balance_cents = subtotal_cents - paid_cents);
alter table cases.invoice add constraint invoice_due check (due_date >= issue_date);
create index invoice_newest on cases.invoice (firm_id, issue_date desc, id desc);
create index invoice_client on cases.invoice (client_id, issue_date desc, id desc);
