import { shell } from '#desk/words/en/shell.ts';

export default function Story() {
  return (
    <>
      <title>{shell.requests}</title>
      <h1>{shell.requests}</h1>
    </>
  );
}
