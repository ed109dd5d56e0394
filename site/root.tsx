import type { ReactNode } from 'react';
import { isRouteErrorResponse, Links, Outlet, useMatches } from 'react-router';
import { Bare } from '#site/layout/bare.tsx';
import { Frame } from '#site/layout/frame.tsx';
import { dark, light, paletteOf } from '#ui/palette.ts';
import arabic from '../ui/arabic.css?url';
import fonts from '../ui/fonts.css?url';
import arabicFonts from '../ui/fonts-arabic.css?url';
import rightToLeft from '../ui/right-to-left.css?url';
import type { Route } from './+types/root.ts';
import { islandLoader } from './islands/entry.ts';
import { ErrorScreen } from './pages/error-screen.tsx';
import NotFound from './pages/not-found.tsx';
import { useSite } from './site-context.tsx';
import './styles.css';

export function Layout({ children }: { children: ReactNode }) {
  const { firm, language, path } = useSite();
  const { water } = paletteOf(firm.look.color);
  return (
    <html lang={language.lang} dir={language.dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <Links />
        {language.dir === 'rtl' ? <link rel="stylesheet" href={rightToLeft} /> : null}
        {language.code === 'ar' ? <link rel="stylesheet" href={arabic} /> : null}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* A page that is put on a home screen opens where its manifest says, and the rights card must open at itself. */}
        {path === '/rights' ? null : <link rel="manifest" href={`${language.path}/manifest.webmanifest`} />}
        <meta name="theme-color" content={water[light]} media="(prefers-color-scheme:light)" />
        <meta name="theme-color" content={water[dark]} media="(prefers-color-scheme:dark)" />
      </head>
      <body>
        {children}
        <noscript>
          <link rel="stylesheet" href={language.code === 'ar' ? arabicFonts : fonts} />
        </noscript>
        {import.meta.env.DEV && <Reload />}
        {/* Not async: React would hoist it into the head, where it could run before the islands are parsed. */}
        <script type="module" src={islandLoader} fetchPriority="low" />
      </body>
    </html>
  );
}

/** In development: the link over which the page hears of changes, and what React's islands expect of Vite. */
function Reload() {
  return ['@vite/client', '@id/__x00__virtual:react-router/inject-hmr-runtime'].map((name) => <script key={name} type="module" src={`/${name}`} />);
}

export default function App() {
  const bare = useMatches().some(({ handle }) => (handle as { bare?: boolean } | undefined)?.bare);
  const Around = bare ? Bare : Frame;
  return (
    <Around>
      <Outlet />
    </Around>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <Frame>
        <NotFound />
      </Frame>
    );
  }
  return <ErrorScreen error={error} />;
}
