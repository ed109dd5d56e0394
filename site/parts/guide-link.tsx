import type { Guide } from '#firm/guide.ts';
import { useSite } from '../site-context.tsx';

/** To the guide that goes on where a short answer ends, under the guide's own name. */
export function GuideLink({ slug }: { slug: Guide['slug'] }) {
  const { guides } = useSite();
  return <a href={`/guides/${slug}`}>{guides.find((one) => one.slug === slug)?.title}</a>;
}
