import { shell } from '#desk/words/en/shell.ts';

export default function SignIn() {
  return (
    <>
      <title>{shell.desk}</title>
      <h1>{shell.desk}</h1>
    </>
  );
}
