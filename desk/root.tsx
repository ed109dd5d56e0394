import { type ReactNode, useContext } from 'react';
import { Links, Meta, Outlet, Scripts, useRouteLoaderData, UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router';
import { deskOf, requestFacts } from '#desk/context.ts';
import { Frame } from '#desk/layout.tsx';
import { NonceContext } from '#desk/nonce.ts';
import { ErrorPage } from '#desk/parts/error-page.tsx';
import { guard } from '#desk/sign-in/guard.ts';
import { frameBefore, keepPage, useShown } from '#desk/signal.ts';
import favicon from '../public/favicon.svg?url';
import type { Route } from './+types/root.ts';
import '../ui/fonts.css';
import './styles.css';

export const middleware: Route.MiddlewareFunction[] = [guard];
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepPage];

/** What stands around every page. Loader data is in the page's source, so it is no more than what is shown. */
export function loader({ context }: Route.LoaderArgs) {
  const {
    content: { firm },
    version,
  } = deskOf(context);
  const { person } = context.get(requestFacts);
  return {
    firm: firm.name,
    lang: firm.language.lang,
    dir: firm.language.dir,
    version,
    person: person && { name: person.name, roles: [...person.roles] },
  };
}

/** Somebody who signs in or out gets another frame; nothing else changes it. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: { formMethod?: string; defaultShouldRevalidate: boolean }): boolean {
  return formMethod !== undefined && formMethod !== 'GET' && defaultShouldRevalidate;
}

export function Layout({ children }: { children: ReactNode }) {
  const facts = useRouteLoaderData<typeof loader>('root');
  const nonce = useContext(NonceContext);
  // Not as a component: that writes an inline script, which the policy of trusted types refuses where an error mounts all of this anew.
  useScrollRestoration();
  useShown();
  return (
    <html lang={facts?.lang ?? 'en-US'} dir={facts?.dir ?? 'ltr'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content="#f6fbfd" media="(prefers-color-scheme:light)" />
        <meta name="theme-color" content="#061824" media="(prefers-color-scheme:dark)" />
        <link rel="icon" href={favicon} type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App({ loaderData: { firm, version, person } }: Route.ComponentProps) {
  return (
    <Frame firm={firm} version={version} person={person}>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const facts = useRouteLoaderData<typeof loader>('root') ?? (frameBefore() as Awaited<ReturnType<typeof loader>> | undefined);
  return (
    <Frame firm={facts?.firm ?? ''} version={facts?.version ?? ''} person={facts?.person}>
      <ErrorPage error={error} />
    </Frame>
  );
}
