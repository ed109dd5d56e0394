import { requireFresh, requireRole } from '#desk/context.ts';
import { Button } from '#desk/parts/button.tsx';
import { requests as words } from '#desk/words/en/requests.ts';
import type { Route } from './+types/export.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  requireRole(context, 'owner');
  requireFresh(context, request);
}

export default function Export() {
  const { export: whole } = words;
  return (
    <div className="task">
      <title>{whole.title}</title>
      <h1>{whole.title}</h1>
      <p>{whole.lead}</p>
      <p className="notice">{whole.care}</p>
      <form method="post" action="/export/file">
        <Button>{whole.button}</Button>
      </form>
    </div>
  );
}
