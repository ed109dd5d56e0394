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
