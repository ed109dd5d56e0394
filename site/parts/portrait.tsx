import type { Attorney } from '#firm/attorney.ts';
import { portraitFile } from '../firm-pictures.ts';
import island from '../generated/island.svg?url';

/** An attorney's photo. Until there is one: the initials on an island of the chart. */
export function Portrait({ of }: { of: Attorney & { slug: string } }) {
  const photo = portraitFile(of);
  if (photo)
    return (
      <figure className="portrait neat">
        <div>
          <img src={photo} alt={of.name} width="340" height="400" loading="lazy" />
        </div>
      </figure>
    );
  return (
    <figure className="portrait neat">
      <div>
        <img src={island} alt="" width="340" height="400" loading="lazy" />
        <b aria-hidden="true">{of.initials}</b>
      </div>
    </figure>
  );
}
