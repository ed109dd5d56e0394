import { existsSync, readFileSync } from 'node:fs';
import type { ProcessName } from '#environment.ts';

/** Whose settings: those of a process, or `undefined` for whoever publishes by hand, who needs no secret. */
export type Of = ProcessName | 'publisher' | undefined;

/** The settings of a firm on this machine, in the order in which systemd reads them: a later file wins. */
export function settingsFiles(name: string, of: Of): string[] {
  return ['firm', ...(of ? [of] : [])].map((file) => `/etc/firm/${name}/${file}.env`);
}

/** The same as systemd gives to the unit of that process (`Environment=`, then `EnvironmentFile=`). `root` is for tests. */
export function firmEnvironment(name: string, of: Of, root = ''): Record<string, string> {
  const files = settingsFiles(name, of).map((file) => root + file);
  const missing = files.find((file) => !existsSync(file));
  if (missing) throw new Error(`${missing} is not there. deploy/install makes a firm's settings.`);
  const shared = of === 'web' || of === 'worker' ? { INCIDENT_FOLDER: `/run/firm/${name}` } : {};
  return Object.assign({ NODE_ENV: 'production', HOST: '127.0.0.1' }, shared, ...files.map((file) => settingsIn(readFileSync(file, 'utf8')))) as Record<
    string,
    string
  >;
}

/**
 * A file of settings, read as systemd reads an EnvironmentFile: nothing is expanded, so `$`, `<` and `#` in a value are what they are; quotes hold a
 * value together; a backslash takes the next letter as it is, and at the end of a line goes on with the next.
 */
export function settingsIn(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  let [state, key, value, solid]: [State, string, string, number] = ['before-key', '', '', 0];
  const keep = () => {
    const name = key.trimEnd();
    // A name that is none is left out, as systemd does.
    if (/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) found[name] = value.slice(0, Math.max(solid, value.trimEnd().length));
    [state, key, value, solid] = ['before-key', '', '', 0];
  };
  const add = (letters: string, isSolid: boolean) => {
    value += letters;
    if (isSolid) solid = value.length;
  };
  for (const letter of text) {
    const ends = letter === '\n' || letter === '\r';
    switch (state) {
      case 'before-key':
        if (letter === '#' || letter === ';') state = 'comment';
        else if (letter.trim()) [state, key] = ['key', letter];
        break;
      case 'key':
        if (ends) [state, key] = ['before-key', ''];
        else if (letter === '=') state = 'before-value';
        else key += letter;
        break;
      case 'before-value':
        if (ends) keep();
        else if (letter === "'") state = 'single';
        else if (letter === '"') state = 'double';
        else if (letter === '\\') state = 'escape';
        else if (letter.trim()) {
          state = 'value';
          add(letter, false);
        }
        break;
      case 'value':
        if (ends) keep();
        else if (letter === '\\') state = 'escape';
        else add(letter, false);
        break;
      case 'escape':
        state = 'value';
        if (!ends) add(letter, true);
        break;
      case 'single':
        if (letter === "'") state = 'before-value';
        else add(letter, true);
        break;
      case 'double':
        if (letter === '"') state = 'before-value';
        else if (letter === '\\') state = 'double-escape';
        else add(letter, true);
        break;
      case 'double-escape':
        state = 'double';
        if ('"\\`$'.includes(letter)) add(letter, true);
        else if (letter !== '\n') add(`\\${letter}`, true);
        break;
      case 'comment':
        if (letter === '\\') state = 'comment-escape';
        else if (ends) state = 'before-key';
        break;
      case 'comment-escape':
        state = 'comment';
    }
  }
  if (state !== 'before-key' && state !== 'key' && !state.startsWith('comment')) keep();
  return found;
}

type State = 'before-key' | 'key' | 'before-value' | 'value' | 'escape' | 'single' | 'double' | 'double-escape' | 'comment' | 'comment-escape';
