/** Says what a person who ran a command must do otherwise. Quotes nothing but settings, tables and file names. */
export class CommandError extends Error {
  override name = 'CommandError';
}
