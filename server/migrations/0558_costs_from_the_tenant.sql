-- Whether the tenant can be asked for a cost, by state and kind of cost, from a day on: yes, if the lease says so, if the court finds so,
-- or no. With a cap in hundredths of a percent of what the tenant owes. A state or a kind that isn't here has no known rule.
-- Nobody has compared these rows with the texts: all are unsure.
create table cases.cost_rule (
  state_code text not null,
  category text not null,
  effective_from date not null,
  answer text not null check (answer in ('YES', 'LEASE', 'COURT', 'NO')),
  cap_basis_points int check (cap_basis_points between 1 and 10000),
  source text not null,
  -- S seen in the source, K known, U unsure.
  confidence text not null check (confidence in ('S', 'K', 'U')),
  primary key (state_code, category, effective_from)
);
-- reference: cases.cost_rule
insert into cases.cost_rule (state_code, category, effective_from, answer, cap_basis_points, source, confidence)
select state_code, category, date '2025-01-01', answer, cap, source, 'U'
from (values
  ('AL', 'COURT', null::int, 'Ala. Code § 35-9A-421'),
  ('AZ', 'YES', null, 'A.R.S. § 12-1178(A)'),
  ('CA', 'LEASE', null, 'Cal. Civ. Code § 1717'),
  ('FL', 'YES', null, 'Fla. Stat. § 83.48'),
  ('GA', 'LEASE', null, 'O.C.G.A. § 13-1-11'),
  ('NC', 'LEASE', 1500, 'N.C. Gen. Stat. § 42-46(i)'),
  ('NY', 'NO', null, 'N.Y. RPAPL § 702'),
  ('OH', 'NO', null, 'Ohio Rev. Code § 5321.13(C)'),
  ('SC', 'COURT', null, 'S.C. Code § 27-40-710'),
  ('TN', 'LEASE', null, 'Tenn. Code § 66-28-505'),
  ('TX', 'LEASE', null, 'Tex. Prop. Code § 24.006'),
  ('VA', 'LEASE', null, 'Va. Code § 55.1-1245')
) as fee (state_code, answer, cap, source)
cross join unnest(array['ATTORNEY_FEE', 'APPEARANCE']) as category;
-- What the court and its officer take follows the judgment.
insert into cases.cost_rule (state_code, category, effective_from, answer, source, confidence)
select state_code, category, date '2025-01-01', 'YES', source, 'U'
from (values
  ('AL', 'Ala. R. Civ. P. 54(d)'),
  ('AZ', 'A.R.S. § 12-1178(A)'),
  ('CA', 'Cal. Code Civ. Proc. § 1032'),
  ('FL', 'Fla. Stat. § 83.625'),
  ('GA', 'O.C.G.A. § 9-15-11'),
  ('MD', 'Md. Rule 3-603'),
  ('NC', 'N.C. Gen. Stat. § 6-1'),
  ('NV', 'NRS 18.020'),
  ('NY', 'N.Y. CPLR 8101'),
  ('OH', 'Ohio Civ. R. 54(D)'),
  ('SC', 'S.C. Code § 15-37-10'),
  ('TN', 'Tenn. Code § 20-12-101'),
  ('TX', 'Tex. Prop. Code § 24.006(d)'),
  ('VA', 'Va. Code § 17.1-601')
) as costs (state_code, source)
cross join unnest(array['COURT_COST', 'SERVICE_FEE', 'WRIT_COST', 'OFFICER_FEE']) as category;
revoke insert, update, delete, truncate on cases.cost_rule from writdesk_app;

-- Whether the lease has the tenant pay attorney fees.
alter table cases.case_eviction add column lease_asks_fees boolean;
