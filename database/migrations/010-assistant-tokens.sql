-- Tokens that the assistant's model has used, or may use, on a day in Michigan. Counts only; no word of any chat is stored.
create table assistant_tokens (
  day date primary key,
  tokens bigint not null
);
