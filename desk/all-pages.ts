/**
 * Loads the scripts of every page, a few kilobytes each, so that no press needs more than its data: where a page's script cannot be
 * loaded, the router loads the address anew, and without a signal the browser then shows a page of its own.
 */
export function loadAllPages(): void {
  const { __reactRouterManifest: manifest } = globalThis as { __reactRouterManifest?: { routes: Record<string, { module: string }> } };
  for (const { module } of Object.values(manifest?.routes ?? {})) import(/* @vite-ignore */ module).catch(() => undefined);
}
