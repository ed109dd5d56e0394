/** The pages, as React Router's own build has them; the bundler puts them in this module's place. */
declare module 'virtual:react-router/server-build' {
  import type { ServerBuild } from 'react-router';

  const build: ServerBuild;
  export = build;
}
