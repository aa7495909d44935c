-- Whoever sees a docket sees that its properties were asked: the company's Home and its case ask for the answer from then on.
drop policy tenant on cases.sweep_round;
create policy tenant on cases.sweep_round using (users.sees_everything() or firm_id = any (users.known_firms()));
