import { shell } from '#desk/words/en/shell.ts';

export default function Waiting() {
  return (
    <>
      <title>{shell.waiting}</title>
      <h1>{shell.waiting}</h1>
    </>
  );
}
