/** Tells the person who ran a command what to do differently. Quotes only settings, tables and file names, so it may be printed. */
export class CommandError extends Error {
  override name = 'CommandError';
}
