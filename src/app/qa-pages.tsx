import { createElement, lazy } from 'react';
import type { PublicPage } from './public-pages';

/** Pages for testers: where the simulated centre runs in the browser, and in no other build. */
export const qaPages: readonly [path: string, page: PublicPage][] =
  import.meta.env.MODE === 'demo'
    ? [['/qaFields', { title: '控件总览', page: createElement(lazy(() => import('./GalleryPage'))) }]]
    : [];
