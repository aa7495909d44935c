-- What a robot found, as a code with values: screens say it in the reader's language. The message stays in English, or as a person typed it.
alter table cases.rpa_bot_job add column last_fault jsonb;
