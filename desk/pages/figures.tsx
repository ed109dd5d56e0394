import { shell } from '#desk/words/en/shell.ts';

export default function Figures() {
  return (
    <>
      <title>{shell.figures}</title>
      <h1>{shell.figures}</h1>
    </>
  );
}
