-- A lease may award attorney fees to whoever prevails in court, and to nobody else. Unsure, as all of these rows are.
insert into cases.cost_rule (state_code, category, effective_from, answer, source, confidence)
select 'NV', category, date '2025-01-01', 'LEASE', 'NRS 118A.220(1)(c)', 'U'
from unnest(array['ATTORNEY_FEE', 'APPEARANCE']) as category;
