-- Four states more; where a state allows more by a contract of a special kind, the lower rate stands. Nobody has compared them with
-- the law as it stands today.
insert into cases.interest_cap (state_code, effective_from, basis_points, source, confidence) values
  ('CA', '2025-01-01', 1000, 'Cal. Const. art. XV, § 1(2)', 'K'),
  ('MD', '2025-01-01', 600, 'Md. Code, Com. Law § 12-102', 'K'),
  ('NV', '2025-01-01', 1800, 'NRS 99.050 sets no limit for an agreed rate; Writdesk stops at 18%', 'U'),
  ('NY', '2025-01-01', 1600, 'N.Y. Banking Law § 14-a(1); N.Y. Gen. Oblig. Law § 5-501(1)', 'K');
