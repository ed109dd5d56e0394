import { shell } from '#desk/words/en/shell.ts';

export default function Log() {
  return (
    <>
      <title>{shell.log}</title>
      <h1>{shell.log}</h1>
    </>
  );
}
