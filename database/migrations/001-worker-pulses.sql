-- Each worker writes here whenever a job has travelled through the queue and run.
-- A row that grows old is a worker that stopped.
create table worker_pulses (
  worker_id uuid primary key,
  started_at timestamptz not null default now(),
  beat_at timestamptz not null
);
