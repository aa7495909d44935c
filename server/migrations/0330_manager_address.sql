-- The address of a filing manager is the whole of it, as its documentation gives it; a path of its own said nothing to people.
update cases.court_portal
set address = address || (ecf ->> 'path'), ecf = ecf - 'path'
where ecf ? 'path';
