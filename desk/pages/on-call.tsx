import { shell } from '#desk/words/en/shell.ts';

export default function OnCall() {
  return (
    <>
      <title>{shell.onCall}</title>
      <h1>{shell.onCall}</h1>
    </>
  );
}
