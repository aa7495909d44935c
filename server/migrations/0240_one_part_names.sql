-- A person whose legal name has one part: it stands in last_name alone, and somebody said so.
alter table cases.case_tenant add column has_one_name boolean not null default false;
alter table cases.case_tenant add constraint case_tenant_one_name check (not has_one_name or first_name = '');
