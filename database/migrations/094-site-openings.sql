-- When the site was first opened to the public. Past review dates of law keep a site from opening, and never stop one that was open: the web process
-- asks here which of the two it is.
create table site_openings (
  one boolean primary key default true check (one),
  opened_at timestamptz not null default present()
);
grant select, insert on site_openings to firm_web;
