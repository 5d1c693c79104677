import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { AntdProvider } from './AntdProvider';

/** Public pages that use antd (forms of many fields), each loaded when it is opened. Titles stand in public-pages.tsx. */
const PAGES: Readonly<Record<string, LazyExoticComponent<ComponentType>>> = {
};

export default function OpenPage({ path }: { path: string }) {
  const Page = PAGES[path];
  return <AntdProvider>{Page && <Page />}</AntdProvider>;
}
