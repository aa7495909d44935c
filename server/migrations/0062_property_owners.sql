-- An owner as court papers and the state's register name them: a person by the parts of their name, with those who own together
-- with them; an entity with its registration, its agent and who signs for it.
alter table users.property_owner add column first_name text;
alter table users.property_owner add column middle_name text;
alter table users.property_owner add column last_name text;
alter table users.property_owner add column suffix text;
alter table users.property_owner add column co_owners jsonb not null default '[]';
alter table users.property_owner add column formation_state text;
alter table users.property_owner add column registration_number text;
alter table users.property_owner add column agent_name text;
alter table users.property_owner add column agent_address jsonb;
alter table users.property_owner add column signatory_name text;
alter table users.property_owner add column signatory_title text;
alter table users.property_owner add constraint property_owner_parts check (
  case when entity_type = 'Individual'
    then num_nulls(formation_state, registration_number, agent_name, agent_address, signatory_name, signatory_title) = 6
    else num_nulls(first_name, middle_name, last_name, suffix) = 4 and co_owners = '[]' end);
