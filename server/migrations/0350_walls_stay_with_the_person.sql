-- Whoever leaves a firm and comes back by an invite has a new record there, and is still the person whom a wall keeps from a case: a wall
-- stands before every record at the firm with the address of the one that it names.
create or replace view cases.published_wall as
  select firm_id, case_id, user_id from cases.ethical_wall where lifted_at is null
  union all
  select wall.firm_id, wall.case_id, back.id
  from cases.ethical_wall wall
  join users.app_user kept on kept.id = wall.user_id
  join users.app_user back
    on lower(back.email) = lower(kept.email) and back.firm_id = wall.firm_id and back.id <> kept.id
  where wall.lifted_at is null;
