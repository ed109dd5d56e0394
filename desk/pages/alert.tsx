import { shell } from '#desk/words/en/shell.ts';

export default function Alert() {
  return (
    <>
      <title>{shell.waiting}</title>
      <h1>{shell.waiting}</h1>
    </>
  );
}
