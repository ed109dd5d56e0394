import { shell } from '#desk/words/en/shell.ts';

export default function Enroll() {
  return (
    <>
      <title>{shell.desk}</title>
      <h1>{shell.desk}</h1>
    </>
  );
}
