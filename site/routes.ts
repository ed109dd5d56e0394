import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Every address a person can visit, top to bottom. */
export default [index('pages/home.tsx'), route('*', 'pages/not-found.tsx')] satisfies RouteConfig;
