-- A visitor can change the number on their receipt. The contact is then sealed under a new key for each reader, by the worker.
grant insert on part_keys to firm_worker;
