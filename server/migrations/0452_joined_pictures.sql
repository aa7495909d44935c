-- Pictures that were put together into one document, in their order: path, name and hash of each. They stay on the case with it.
alter table cases.case_document add column made_from jsonb;
