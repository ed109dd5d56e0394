import { useSite } from '../site-context.tsx';

/** Title, description and canonical address; React moves them into the head. */
export function PageMeta({ title, description }: { title: string; description: string }) {
  const { firm, path } = useSite();
  return (
    <>
      <title>{`${title} | ${firm.name}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={firm.website + path} />
    </>
  );
}
