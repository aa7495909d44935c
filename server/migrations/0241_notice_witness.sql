alter table cases.case_eviction add column notice_witness text;
