/**
 * React Email and what it needs come into the bundle, because most of what it would install is tools
 * (docs/decisions/009-mails-in-react-email.md). Every other package stays outside: production installs it from the lockfile.
 */
export const bundled = [
  'react-email',
  '@react-email/render',
  'prettier',
  'html-to-text',
  '@selderee/plugin-htmlparser2',
  'selderee',
  'parseley',
  'leac',
  'peberminta',
  'htmlparser2',
  'domhandler',
  'domelementtype',
  'dom-serializer',
  'entities',
  'deepmerge-ts',
  'html5parser',
];

/**
 * Where what is built finds its words (firm/content-file.ts): beside itself, in the folder that it is started from. Outside of scripts/build.ts, as in
 * development, they are read where they are edited.
 */
export function builtWords(): Record<string, string> {
  return process.env['BUILT_WORDS'] ? { BUILT_WORDS: JSON.stringify('build/words') } : {};
}
