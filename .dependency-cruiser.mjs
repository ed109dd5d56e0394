import { readdirSync } from 'node:fs';
import { foldersInside, lines, rooms } from './tests/rooms.ts';

/** Holds the order of the rooms, types included; part of `npm run check`. */
const directions = lines.flatMap((line, level) =>
  line.map((folder) => ({
    name: `${folder} imports only what stands below it`,
    severity: 'error',
    from: { path: `^${folder}/` },
    to: {
      path: lines
        .slice(0, level + 1)
        .flat()
        .filter((one) => one !== folder)
        .map((one) => `^${one}/`),
    },
  })),
);

/** Holds the order of the folders inside each room and inside tests. */
const insideRooms = Object.entries(foldersInside).flatMap(([room, folders]) =>
  folders.slice(1).map((folder, at) => ({
    name: `${room}/${folder} imports only folders below it`,
    severity: 'error',
    from: { path: below(room, folder) },
    to: { path: folders.slice(0, at + 1).map((above) => below(room, above)) },
  })),
);

function below(room, folder) {
  return folder === '.' ? `^${room}/[^/]+$` : `^${room}/${folder}/`;
}

for (const room of [...rooms, 'tests']) {
  const sources = readdirSync(room, { withFileTypes: true, recursive: true }).filter((one) => one.isFile() && /\.tsx?$/.test(one.name));
  const named = new Set(sources.flatMap(({ parentPath }) => parentPath.split('/')[1] ?? []));
  const missing = [...named].filter((folder) => !/^(generated|\.react-router|\+types)$/.test(folder) && !foldersInside[room]?.includes(folder));
  if (missing.length > 0 && named.size > 1) throw new Error(`tests/rooms.ts gives no place to ${missing.map((folder) => `${room}/${folder}`).join(', ')}`);
}

/** What may go into a browser's scripts. The rest of the product could bring Node, keys or visitors' words there. */
const forBrowsers =
  '^(site/(islands/|words/(chats?|counted|courts|forms?|way-backs?|my-dates|clean-slate)(\\.(en|es|ar))?\\.ts$)|self-help/|intake/form/|assistant/(panel/|(limits|client-key|reply|private-numbers|deeds)\\.ts$)|ui/|public/islands/|case-review/(schema|typed-number|reference|digits|confession(\\.(es|ar))?)\\.ts$|firm/(case-types|mailable|zone|clock|date-events|languages|left-to-right)\\.ts$)';

export default {
  forbidden: [
    ...directions,
    ...insideRooms,
    { name: 'the desk has no part in intake or assistant', severity: 'error', from: { path: '^desk/' }, to: { path: '^(intake|assistant)/' } },
    { name: 'the public process has no part of the desk', severity: 'error', from: { path: '^server/web\\.ts$' }, to: { path: '^desk/', reachable: true } },
    { name: 'no circles', severity: 'error', from: { pathNot: '^tests/' }, to: { circular: true } },
    {
      name: 'tests stay outside',
      severity: 'error',
      from: { pathNot: '^(tests|assistant/training)/|\\.test\\.tsx?$|^vitest\\.config' },
      to: { path: '^tests/' },
    },
    {
      name: 'only entry points read the environment',
      severity: 'error',
      from: {
        path: '^(server|site|desk|intake|assistant|followup|notifications|on-call|incidents|replies|deliveries|case-review|firm|ui|database|vault)/',
        pathNot: '^server/(process|publisher|desk-environment|commands/(preflight|migrate))\\.ts$',
      },
      to: { path: '^environment\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'islands reach only what is for browsers',
      severity: 'error',
      from: { path: '^site/islands/' },
      to: { reachable: true, pathNot: [forBrowsers, 'node_modules'] },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|\\.react-router|desk/\\.react-router)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'], extensions: ['.ts', '.tsx', '.js', '.json'] },
  },
};
