import { readFileSync } from 'node:fs';
import { siteLanguages } from '#firm/content.ts';
import type { Language } from '#firm/languages.ts';
import { barePages } from '#server/http/bare-page.ts';
import { noindex } from '#server/http/before-launch.ts';
import { securityHeaders } from '#server/http/headers.ts';
import { types } from '#server/http/stored-pages.ts';

/** What is the same for all firms of a machine. `sites` are the files, or a pattern of files, with each firm's own part. */
export type Machine = {
  address: string[];
  https: string;
  http: string;
  /** Where certbot puts what the certificate authority asks for. */
  acme: string;
  sites: string;
  log: string;
  /** Where plain HTTP at a name of nobody leads; with several firms, nowhere. */
  leadsTo: string | undefined;
};

/** One firm: its hosts, its processes, its certificate and its pages. `number` keeps its names apart from those of other firms. */
export type Site = Pick<Machine, 'address' | 'https' | 'http' | 'log'> & {
  number: number;
  web: string[];
  desk: string;
  deskHost: string | undefined;
  host: string;
  also: string[];
  certificate: string;
  key: string;
  root: string;
  /** Whether search engines are asked to leave its pages out. */
  hidden: boolean;
  /** The maps from addresses to pages (deploy/stored.ts). */
  maps: string;
};

/** The small files that differ from machine to machine, or that the product itself decides. */
export function machineSettings({ address, https, http, acme, sites, log, leadsTo }: Machine): Record<string, string> {
  return {
    'listen-other.conf': listening(address, https, 'ssl http2 default_server'),
    'listen-plain.conf': listening(address, http, 'default_server'),
    'log.conf': `access_log ${log} front;\n`,
    'no-site.conf': `return 421 ${quoted(leadsTo ? barePages().unreadable : noSite)};\n`,
    'acme.conf': `root ${quoted(acme)};\n`,
    'redirect.conf': leadsTo ? `return 301 https://${leadsTo}${portIn(https)}$request_uri;\n` : 'return 404;\n',
    'sites.conf': `include ${quoted(sites)};\n`,
    'types.conf': block(
      'types',
      Object.entries(types).map(([ending, type]) => [type, ending.slice(1)]),
    ),
    'security-headers.conf': headerLines(),
    // The policy of a page names the styles inside it; $style is set for each page.
    'stored-headers.conf': headerLines().replace("style-src 'self'", "style-src 'self'$style"),
  };
}

/** All of a firm in one file. Names that nginx knows everywhere have the firm's number. */
export function siteOf(site: Site): string {
  const { number, web, desk, deskHost, host, also, certificate, key, root, hidden, maps, log } = site;
  const tls = `ssl_certificate ${quoted(certificate)};\nssl_certificate_key ${quoted(key)};\naccess_log ${log} front;\n`;
  const elsewhere = also.length ? `if ($host != ${host}) {\n    return 301 https://${host}${portIn(site.https)}$request_uri;\n}\n` : '';
  // In place and not included: the processes that they pass on to have the firm's number.
  const lines = (file: string) => readFileSync(`deploy/nginx/${file}.conf`, 'utf8').replaceAll('NUMBER', String(number));
  const said = siteLanguages().map((language) => refusals(language));
  // While $uri is still the address that was visited, and not the name on disk.
  const pages = ['page', 'etag', 'style'].map((name) => `set $${name} $${name}_${number};\n`);
  const robots = `set $robots_tag ${quoted(hidden ? noindex['X-Robots-Tag'] : '')};\n`;
  const names = [...pages, robots, ...said].join('');
  return [
    maps,
    upstream(`web_${number}`, web),
    server(site, [host, ...also], `${tls}${elsewhere}${names}root ${quoted(root)};\n${lines('site')}`),
    plainServer(site, [host, ...also], host),
    // A host of its own, so that nothing of the public site is ever of the same origin.
    ...(deskHost ? [upstream(`desk_${number}`, [desk]), server(site, [deskHost], `${tls}${lines('desk')}`), plainServer(site, [deskHost], deskHost)] : []),
  ].join('');
}

/** What nginx says by itself, in the language that the address names. */
function refusals(language: Language): string {
  const lines = Object.entries(barePages(language)).map(([name, text]) => `set $said_${name} ${quoted(text)};\n`);
  return language.path ? `if ($uri ~* "^${language.path}(?:/|$)") {\n${lines.join('')}}\n` : lines.join('');
}

/** What whoever is at a name of nobody reads. It names no firm where there are several. */
const noSite = '<!doctype html><html lang="en-US"><meta charset="utf-8"><title>No site</title><h1>There is no site at this address</h1></html>';

function server({ address, https }: Site, names: string[], lines: string): string {
  return `server {\n${listening(address, https, 'ssl http2')}server_name ${names.join(' ')};\n${lines}}\n`;
}

/** Leads to TLS; certificates are renewed through it. */
function plainServer({ address, http, https, log }: Site, names: string[], to: string): string {
  const acme = 'location /.well-known/acme-challenge/ {\n    include settings/acme.conf;\n}\n';
  const leads = `location / {\n    return 301 https://${to}${portIn(https)}$request_uri;\n}\n`;
  return `server {\n${listening(address, http, '')}server_name ${names.join(' ')};\naccess_log ${log} front;\n${acme}${leads}}\n`;
}

function portIn(https: string): string {
  return https === '443' ? '' : `:${https}`;
}

function listening(addresses: string[], port: string, how: string): string {
  return addresses.map((address) => `listen ${address}:${port}${how && ` ${how}`};\n`).join('');
}

/** max_fails=0: nginx always tries both. A process that is away refuses at once, and is back within seconds. */
function upstream(name: string, processes: string[]): string {
  const servers = processes.map((address) => `    server ${address} max_fails=0;\n`).join('');
  // Shorter than the 65 seconds after which a web process closes an idle connection.
  return `upstream ${name} {\n${servers}    keepalive 32;\n    keepalive_timeout 60s;\n}\n`;
}

function headerLines(): string {
  return Object.entries(securityHeaders)
    .map(([name, value]) => `add_header ${name} ${quoted(value)} always;\n`)
    .join('');
}

export function block(head: string, pairs: [string, string][]): string {
  return `${head} {\n${pairs.map(([left, right]) => `    ${quoted(left)} ${quoted(right)};\n`).join('')}}\n`;
}

/** nginx reads `$` as a variable even in quotes, and nothing here holds one. */
function quoted(value: string): string {
  if (/[$\n\\]/.test(value)) throw new Error(`nginx cannot take this as it is: ${value}`);
  return value.includes('"') ? `'${value.replaceAll("'", "\\'")}'` : `"${value}"`;
}
