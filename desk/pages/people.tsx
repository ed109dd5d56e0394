import { shell } from '#desk/words/en/shell.ts';

export default function People() {
  return (
    <>
      <title>{shell.people}</title>
      <h1>{shell.people}</h1>
    </>
  );
}
