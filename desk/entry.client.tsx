import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { markUnattended } from '#desk/attended.ts';

markUnattended(window);

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
