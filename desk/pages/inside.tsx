import { Outlet } from 'react-router';
import { ErrorPage } from '#desk/parts/error-page.tsx';
import type { Route } from './+types/inside.ts';

/** Stands between the frame and every page, so that an error of a page is shown inside the frame. */
export default function Inside() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
