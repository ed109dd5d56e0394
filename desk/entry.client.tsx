import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadAllPages } from '#desk/all-pages.ts';
import { markUnattended } from '#desk/attended.ts';

markUnattended(window);

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
// After what this page needs.
if (document.readyState === 'complete') loadAllPages();
else addEventListener('load', loadAllPages);
