import { demoKeys } from '#server/demo-secrets.ts';
import { toldOneByOne } from './product.ts';

/** What the desk's process needs on loopback. */
export function deskSettings(databaseUrl: string, port: number): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    STOP_WITHIN_SECONDS: '5',
    CONTENT_FOLDER: toldOneByOne(),
    ...demoKeys.desk,
    DATABASE_URL: databaseUrl,
    DESK_PORT: String(port),
    DESK_URL: `http://localhost:${port}`,
  };
}
